internal import Foundation
internal import ViewSpec

/// A spec that the user named, or that lies in a folder the user named.
struct SpecLocation: Sendable, Equatable {
  /// Its path, or `-` for standard input.
  var path: String
  /// The folder of specs that it was found in; empty for a spec named by itself.
  var root: String

  /// The folder that the spec itself is in.
  var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }
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
      var isComplete = true
      let specs = specs(in: argument) { unreadable in
        isComplete = false
        report(SpecError(file: unreadable, message: "the folder cannot be read"))
      }
      if specs.isEmpty, isComplete {
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

  /// The specs in a folder and its subfolders; links to folders are not followed.
  private static func specs(in folder: String, unreadable: (String) -> Void) -> [String] {
    var specs: [String] = []
    var pending = [folder.hasSuffix("/") ? folder : folder + "/"]
    while let prefix = pending.popLast() {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: prefix) else {
        unreadable(prefix)
        continue
      }
      for name in names where !name.hasPrefix(".") {
        let attributes = try? FileManager.default.attributesOfItem(atPath: prefix + name)
        if attributes?[.type] as? FileAttributeType == .typeDirectory {
          pending.append(prefix + name + "/")
        } else if name.hasSuffix(".json") {
          specs.append(prefix + name)
        }
      }
    }
    return specs.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
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
    try self.init(parsing: try SpecFile.bytes(of: .standardInput, named: "-"), file: "-")
  }
}
