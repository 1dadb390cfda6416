package import FileAccess

/// The manifest of a folder whose references are hashes: a line for each picture, sorted by their paths.
///
/// Its presence in a folder chooses hashes for the folder and its subfolders. It is JSON in which each picture's line
/// begins with a comma: lines can be added, removed and merged one by one.
///
/// ```json
/// {"snapshots":1
/// ,"card.png":[375,667,1,"MzQ1Njc4OTo7PD0-P0BBQg","Q0RFRkdISUpLTE1OT1BRUg"]
/// ,"card@2x.png":[750,1334,2,"U1RVVldYWVpbXF1eX2BhYg","Q0RFRkdISUpLTE1OT1BRUg"]
/// }
/// ```
package struct ReferenceHashes: Equatable, Sendable {
  /// The name of the file.
  package static let name = "snapshots.json"

  /// The references by their paths in the folder.
  package var pictures: [FilePath: PictureHash]

  /// Creates a manifest of some references.
  package init(_ pictures: [FilePath: PictureHash] = [:]) {
    self.pictures = pictures
  }

  /// The start of the first line, by which a manifest is told from a spec of the same name.
  static let start = "{\"snapshots\":"
  private static let firstLine = start + "1"
  private static let lastLine = "}"

  /// The bytes of the file: the same for the same references.
  package var bytes: [UInt8] { Self.bytes(of: pictures.keys.sorted().lazy.map { line(of: $0) }) }

  /// Returns the bytes of the file with the given lines of pictures.
  static func bytes(of lines: some Sequence<String>) -> [UInt8] {
    var bytes = Array((firstLine + "\n").utf8)
    for line in lines {
      bytes += line.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    bytes += (lastLine + "\n").utf8
    return bytes
  }

  /// Returns the line of a picture of the manifest.
  func line(of path: FilePath) -> String {
    pictures[path].map { ",\(ManifestLine.literal(path.text)):\($0.json)" } ?? ""
  }
}

extension ReferenceHashes {
  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - path: The path of the file, for errors.
  package init(_ bytes: [UInt8], path: String) throws(StoreError) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    // A line feed ends the last line.
    if lines.last?.isEmpty == true { lines = lines.dropLast() }
    guard lines.first.map({ $0.elementsEqual(Self.firstLine.utf8) }) == true else {
      throw StoreError("\(path): line 1: is not the start of a manifest, \(Self.firstLine)")
    }
    guard lines.count > 1, lines.last.map({ $0.elementsEqual(Self.lastLine.utf8) }) == true else {
      throw StoreError("\(path): the manifest has no end; it was cut off")
    }
    pictures = [:]
    pictures.reserveCapacity(lines.count)
    for index in lines.indices.dropFirst().dropLast() {
      let place = "\(path): line \(index + 1)"
      guard let (name, picture) = Self.picture(in: lines[index]) else {
        throw StoreError("\(place): \(Self.problem(of: lines[index]))")
      }
      guard pictures.updateValue(picture, forKey: name) == nil else {
        throw StoreError("\(place): \"\(name.text)\" is there twice; keep one of the lines")
      }
    }
  }

  private static func picture(in line: ArraySlice<UInt8>) -> (FilePath, PictureHash)? {
    var line = ManifestLine(line)
    guard line.take(","), let name = line.text(), isPath(name), line.take(":"),
      let picture = PictureHash(&line), line.isAtEnd
    else { return nil }
    return (FilePath(name), picture)
  }

  private static func problem(of line: ArraySlice<UInt8>) -> String {
    for marker in ["<<<<<<<", "|||||||", "=======", ">>>>>>>"] where line.starts(with: marker.utf8) {
      return "has a conflict of git; keep one of its sides, and record the pictures again"
    }
    return "is not a picture of a manifest"
  }

  /// Returns whether a text is the path of a picture inside the folder, in its only form.
  private static func isPath(_ text: String) -> Bool {
    let path = FilePath(text)
    return path.hasSuffix(".png") && !text.utf8.contains(0) && !path.isAbsolute
      && path.normalizedComponents.joined(separator: "/").utf8.elementsEqual(text.utf8)
      && !path.components.contains("..")
  }
}

/// An error of references as hashes and of their store, in one line.
package struct StoreError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
