import SwiftSyntax

/// The table of a file: its classes, with the members that Objective-C would find by name.
struct TableBuilder {
  private struct Entry {
    var isGeneric = false
    /// The names of methods and properties, with their labels.
    var names: [String] = []
    /// The text of each member that can be called by its name.
    var members: [String] = []
  }

  private var entries: [String: Entry] = [:]
  private var order: [String] = []

  private static let prefix = "__ObjectiveC_"

  /// Returns whether a file has a table, and so was rewritten before.
  static func isThere(in tree: SourceFileSyntax) -> Bool {
    tree.statements.last?.item.as(EnumDeclSyntax.self)?.name.text.hasPrefix(prefix) == true
  }

  /// Adds a member of a type.
  mutating func add(_ type: String, isGeneric: Bool, name: String?, member: String?) {
    guard name != nil || member != nil else { return }
    if entries[type] == nil { order.append(type) }
    var entry = entries[type] ?? Entry()
    entry.isGeneric = isGeneric
    if let name { entry.names.append(name) }
    if let member, !isGeneric { entry.members.append(member) }
    entries[type] = entry
  }

  /// Returns the line that declares the table, or an empty string.
  func text(stem: String, previews: [String]) -> String {
    guard !order.isEmpty || !previews.isEmpty else { return "" }
    let mark = "@available(*, deprecated) "
    var declarations: [String] = []
    var rows: [String] = []
    for type in order {
      guard let entry = entries[type] else { continue }
      let function = "__objectiveC_\(stem)_" + type.replacing(".", with: "_")
      let names = "\"" + entry.names.joined(separator: " ") + "\""
      if entry.isGeneric {
        rows.append("ObjectiveCClass(named: \"\(type)\", \(names))")
      } else if entry.members.isEmpty {
        rows.append("ObjectiveCClass(\(type).self, \(names))")
      } else {
        rows.append("ObjectiveCClass(\(type).self, \(names), { \(type).\(function)() })")
        declarations.append(
          "extension \(type) { \(mark)@MainActor fileprivate static func \(function)() -> [ObjectiveCMember] "
            + "{ [\(entry.members.joined(separator: ", "))] } }")
      }
    }
    let list = "nonisolated static var classes: [ObjectiveCClass] { [\(rows.joined(separator: ", "))] }"
    let more =
      previews.isEmpty
      ? ""
      : "; nonisolated static var previews: [ObjectiveCPreview] { [\(previews.joined(separator: ", "))] }"
    declarations.append("\(mark)enum \(Self.prefix)\(stem): ObjectiveCFile { \(list)\(more) }")
    return declarations.joined(separator: "; ") + "\n"
  }
}
