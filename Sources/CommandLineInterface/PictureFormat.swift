import BridgeMap
import TextModel

/// The format that the file extension of an output file names; text without a file. Throws if it names none.
func pictureFormat(of output: FilePath?) throws(UsageError) -> MapFormat {
  guard let output else { return .text }
  let parts = output.lastName.bytes.split(separator: UInt8(ascii: "."))
  if parts.count > 1, let format = MapFormat(fileExtension: String(decoding: parts[parts.count - 1], as: UTF8.self)) {
    return format
  }
  throw UsageError(
    "cannot choose a format for '\(output)': end its name with .svg, .mmd, .dot, .json, or .txt, or add '--format'")
}

extension MapFormat {
  /// Returns the same format of another kind of picture. Throws if that picture doesn't have it.
  func format<Format: RawRepresentable<String> & CaseIterable>(of option: String) throws(UsageError) -> Format {
    if let format = Format(rawValue: rawValue) { return format }
    let formats = Format.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError("'\(option)' requires one of the formats \(formats), not '\(rawValue)'")
  }
}
