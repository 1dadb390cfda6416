import GraphicsCore

/// A preview of the program that runs.
@MainActor
package struct FoundPreview: Sendable {
  /// The file, `Module/File.swift`.
  nonisolated package let fileID: String
  /// The line of the preview, from 1.
  nonisolated package let line: Int
  /// The column in bytes, from 1.
  nonisolated package let column: Int
  /// The name, unique in the file: its own, or its number among those without one.
  nonisolated package let title: String
  /// The layout and the orientation.
  nonisolated package let layout: PreviewLayoutTraits
  private let registry: any PreviewRegistry.Type

  /// The module of the file.
  nonisolated package var module: String { String(fileID.prefix { $0 != "/" }) }

  /// The name of the file, without its extension.
  nonisolated package var file: String {
    let name = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  /// The name in lists, unique in the program: `ProfileCard: Dark`, or `App/ProfileCard: Dark` if two modules have one.
  nonisolated package fileprivate(set) var name: String

  /// Makes a new view or controller.
  package func makeContent() throws -> PreviewedContent { try registry.makePreview().make() }

  fileprivate init(_ entry: Entry, title: String) {
    (fileID, line, column) = (entry.registry.fileID, entry.registry.line, entry.registry.column)
    registry = entry.registry
    self.title = title
    let file = entry.registry.fileID.split(separator: "/").last.map(String.init) ?? entry.registry.fileID
    name = "\(file.hasSuffix(".swift") ? String(file.dropLast(6)) : file): \(title)"
    layout = PreviewLayoutTraits((entry.preview?.traits ?? []).map(\.value))
  }

  /// A type, and the preview that it makes; nil if it throws.
  fileprivate struct Entry {
    let registry: any PreviewRegistry.Type
    let preview: Preview?
  }

  /// Returns the previews of types, by file and line.
  static func sorted(_ registries: [any PreviewRegistry.Type]) -> [FoundPreview] {
    let entries = registries.sorted {
      ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column)
    }.map { Entry(registry: $0, preview: try? $0.makePreview()) }
    var taken: Set<String> = []
    var numbers: [String: Int] = [:]
    for entry in entries { if let name = entry.title { taken.insert("\(entry.registry.fileID)\0\(name)") } }
    var used: [String: Int] = [:]
    var found = entries.map { entry in
      let fileID = entry.registry.fileID
      guard let name = entry.title else {
        var number = numbers[fileID, default: 0] + 1
        while taken.contains("\(fileID)\0\(number)") { number += 1 }
        numbers[fileID] = number
        return FoundPreview(entry, title: "\(number)")
      }
      var title = name
      let key = "\(fileID)\0\(name)"
      var count = used[key, default: 0] + 1
      if count > 1 {
        while taken.contains("\(fileID)\0\(name) \(count)") { count += 1 }
        title = "\(name) \(count)"
        taken.insert("\(fileID)\0\(title)")
      }
      used[key] = count
      return FoundPreview(entry, title: title)
    }
    let counts = Dictionary(found.map { ($0.name, 1) }, uniquingKeysWith: +)
    for index in found.indices where counts[found[index].name, default: 1] > 1 {
      found[index].name = "\(found[index].module)/\(found[index].name)"
    }
    return found
  }
}

extension FoundPreview.Entry {
  /// The name of the preview; nil without one.
  fileprivate var title: String? { (preview?.name).flatMap { $0.isEmpty ? nil : $0 } }
}

/// All previews of the program, by file and line.
@MainActor package var allPreviews: [FoundPreview] {
  FoundPreview.sorted(
    MetadataSections.types(withPrefix: "__Preview_").compactMap { $0 as? any PreviewRegistry.Type })
}
