import BridgeMap
import TextModel

extension FilePath {
  /// The format that the file extension names; nil if there is none.
  var pictureFormat: MapFormat? {
    bytes.split(separator: UInt8(ascii: ".")).last.flatMap {
      MapFormat(fileExtension: String(decoding: $0, as: UTF8.self))
    }
  }
}

extension MapFormat {
  /// Returns the same format of another kind of picture. Throws if that picture doesn't have it.
  func format<Format: RawRepresentable<String> & CaseIterable>(of option: String) throws(UsageError) -> Format {
    if let format = Format(rawValue: rawValue) { return format }
    let formats = Format.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError("'\(option)' requires one of the formats \(formats), not '\(rawValue)'")
  }
}
