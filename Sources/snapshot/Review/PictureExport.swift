internal import Escaping
internal import FileAccess
internal import Foundation
internal import SnapshotReport

/// The present pictures of runs in the form that services for reviews upload: a PNG, and JSON of the same name beside it.
struct PictureExport {
  /// The number of pictures.
  private(set) var count = 0
  /// The number of cases without a picture: texts, errors, and pictures that cannot be read.
  private(set) var omitted = 0
  private var taken: Set<FilePath> = []
  /// The number that the next case of a name gets.
  private var numbers: [FilePath: Int] = [:]

  /// The content of the file beside a picture.
  private struct Description: Encodable {
    var displayName: String
    var group: String
    var status: SnapshotCase.Status
    var scale: Int?
    var causes: [String]

    enum CodingKeys: String, CodingKey {
      case displayName = "display_name"
      case group, status, scale, causes
    }
  }

  /// Writes the files of all cases of some runs, each at its path in the folder of the export.
  init(
    _ runs: [FoundRun], _ pictures: ReportPictures, write: (_ bytes: [UInt8], _ path: String) throws -> Void
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    for found in FoundCase.all(runs) {
      let item = found.item
      guard !item.isText, let bytes = pictures.bytes(of: Self.picture(of: item), in: found),
        pngSize(bytes) != nil
      else {
        omitted += 1
        continue
      }
      let description = Description(
        displayName: item.name, group: item.group, status: item.status, scale: item.scale, causes: item.causes
      )
      let name = unique(Self.name(of: item))
      try write(bytes, name + ".png")
      try write([UInt8](try encoder.encode(description)) + [UInt8(ascii: "\n")], name + ".json")
      count += 1
    }
  }

  /// Returns the path of the picture that the code draws now; nil if there is none.
  private static func picture(of item: SnapshotCase) -> String? {
    switch item.status {
    case .same, .moved, .recorded: item.reference
    case .different, .missing: item.actual
    case .trouble: nil
    }
  }

  /// Returns the name of a case as a path without an extension, of letters that all systems and addresses take.
  static func name(of item: SnapshotCase) -> String {
    var name = item.name
    if let spec = item.spec, let scale = item.scale {
      name =
        (spec.endsExactly(with: ".json") ? String(Substring(spec.utf8.dropLast(5))) : spec)
        + (item.system.map { "-ios\($0)" } ?? "") + "@\(scale)x"
    }
    let parts = FilePath(name).components.map { part in
      let words = part.unicodeScalars.split { !$0.isPlain }.map { String(String.UnicodeScalarView($0)) }
      // A name that begins with a dot would be hidden, or lead elsewhere.
      return String(Substring(words.joined(separator: "-").unicodeScalars.drop { $0 == "." }))
    }
    let path = parts.filter { !$0.isEmpty }.joined(separator: "/")
    return path.isEmpty ? "snapshot" : path
  }

  /// Returns a name that no other case has, not even where large and small letters are the same.
  private mutating func unique(_ name: String) -> String {
    let key = FilePath(name.lowercased())
    var found = name
    while !taken.insert(FilePath(found.lowercased())).inserted {
      let number = numbers[key, default: 2]
      numbers[key] = number + 1
      found = "\(name)-\(number)"
    }
    return found
  }
}

extension Unicode.Scalar {
  /// Whether or not the scalar is a letter, a digit or one of `-_.@` of ASCII.
  fileprivate var isPlain: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "@": true
    default: false
    }
  }
}
