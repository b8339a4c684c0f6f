/// The reason why a file can't be Swift source, which is UTF-8 text; nil if it can be. Examines only the first
/// kilobyte, because valid text with a few wrong bytes is still worth checking.
public func reasonNotToCheck(_ bytes: [UInt8]) -> String? {
  let start = bytes.prefix(1024)
  let zeros = start.indices.filter { start[$0] == 0 }
  let zerosAtOddPlaces = zeros.count { !$0.isMultiple(of: 2) }
  // Most characters of code are ASCII, which UTF-16 writes as one zero and one other byte.
  let isMostlyASCII = zeros.count > start.count / 4 && (zerosAtOddPlaces == 0 || zerosAtOddPlaces == zeros.count)
  if isMostlyASCII || start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
    return "UTF-16 text; Swift source must be UTF-8"
  }
  guard !zeros.isEmpty else { return nil }
  // The last character may be cut off.
  let whole = start.dropLast(bytes.count > start.count ? 3 : 0)
  let isBinary = String(decoding: whole, as: UTF8.self).unicodeScalars.contains("\u{FFFD}")
  return isBinary ? "binary data, not Swift source" : nil
}
