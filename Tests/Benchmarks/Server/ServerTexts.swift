import ScannerChecks

/// The language that a server supports.
enum ServedLanguage: String {
  case swift, python, cpp

  /// The language of a known server; Swift for any other name.
  init(ofServerNamed name: String) {
    switch name {
    case "ruff", "pylsp", "pyright": self = .python
    case "clangd", "ccls": self = .cpp
    default: self = .swift
    }
  }

  var fileName: String {
    switch self {
    case .swift: "Document.swift"
    case .python: "document.py"
    case .cpp: "document.cpp"
    }
  }

  /// Ordinary code of about this many lines that contains an occasional problem to report.
  func generatedText(lines: Int) -> String {
    switch self {
    case .swift: generatedSource(lines: lines, bridgeEvery: 20)
    case .python: (0..<max(1, lines / 20)).map(pythonDeclaration).joined()
    case .cpp: (0..<max(1, lines / 20)).map(cppDeclaration).joined()
    }
  }
}

private func pythonDeclaration(_ number: Int) -> String {
  """
  class Reading\(number):
      \"""Shows a reading of channel \(number), and keeps those that came before.\"""

      limits = (-12.5, \(number % 90 + 10).0)

      def __init__(self, title="Channel \(number)"):
          self.title = title
          self.values = []

      def add(self, value):
          low, high = self.limits
          if not low <= value <= high:
              raise ValueError(f"{self.title}: {value} is not between {low} and {high}")
          unused_mark = \(number % 7)
          self.values.append(value * 2 + len(self.values))
          return [index for index, other in enumerate(self.values) if other > value]

      def mean(self):
          return sum(self.values) / max(1, len(self.values))


  """
}

private func cppDeclaration(_ number: Int) -> String {
  """
  /// Shows a reading of channel \(number), and keeps those that came before.
  class Reading\(number) {
    double limits[2] = {-12.5, \(number % 90 + 10).0};
    double values[16] = {};
    int count = 0;

  public:
    bool add(double value) {
      if (value < limits[0] || value > limits[1]) return false;
      int unusedMark = \(number % 7);
      values[count++ % 16] = value * 2 + count;
      return true;
    }

    double mean() const {
      double sum = 0;
      for (int index = 0; index < count && index < 16; ++index) sum += values[index];
      return count == 0 ? 0 : sum / count;
    }
  };

  """
}
