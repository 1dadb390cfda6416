internal import Foundation
internal import ViewSpec

/// A spec that the user named, or that lies in a folder the user named.
struct SpecLocation: Sendable, Equatable {
  /// Its path, or `-` for standard input.
  var path: String
  /// The folder of specs that it was found in; empty for a spec named by itself.
  var root: String
}

/// Finds the specs that arguments mean.
enum SpecSearch {
  /// The specs that `arguments` name, in their order; those in a folder by their paths. Hidden files are no specs.
  ///
  /// What does not exist, or holds no spec, is reported; the others are found all the same.
  static func locations(_ arguments: [String], report: (SpecError) -> Void) -> [SpecLocation] {
    arguments.flatMap { argument -> [SpecLocation] in
      guard argument != "-", isFolder(argument) else {
        return [SpecLocation(path: argument, root: folder(of: argument))]
      }
      let specs = specs(in: argument)
      if specs.isEmpty {
        report(
          SpecError(file: argument, message: "the folder holds no spec", suggestion: "specs end in .json"))
      }
      return specs.map { SpecLocation(path: $0, root: argument) }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    // Listing it follows links, as reading a file does.
    (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
  }

  private static func specs(in folder: String) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    guard let names = FileManager.default.enumerator(atPath: prefix) else { return [] }
    return names.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".json") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .map { prefix + $0 }
      .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}

extension LayoutSpec {
  /// Reads a spec from its file, or from standard input.
  init(at location: SpecLocation) throws(SpecError) {
    guard location.path == "-" else {
      try self.init(contentsOf: location.path)
      return
    }
    var bytes: [UInt8] = []
    while let block = try? FileHandle.standardInput.read(upToCount: 1 << 20), !block.isEmpty {
      bytes += block
      // One byte too many is enough to be refused.
      if bytes.count > 33 << 20 { break }
    }
    try self.init(parsing: bytes, file: "-")
  }
}
