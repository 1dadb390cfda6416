import SwiftSyntax

/// The table of a file: its classes, with the members that Objective-C would find by name.
struct TableBuilder {
  /// A class or an extension of one, as the table names it.
  struct ClassName {
    /// The name from the level of the file.
    var qualified: String
    var isGeneric = false
    /// The type around a private class, from whose extension alone the file can name it.
    var owner: String?

    /// The name by which the functions of the table name the class.
    var inFunctions: String { owner == nil ? qualified : ModuleIndex.lastComponent(qualified) }
  }

  private struct Entry {
    var type: ClassName
    /// The name of `@objc(Name)`.
    var objcName: String?
    /// The names of methods and properties, with their labels.
    var names: [String] = []
    /// The text of each member that can be called by its name.
    var members: [String] = []
  }

  private var entries: [String: Entry] = [:]
  private var order: [String] = []
  /// The labels of the initializers that metatypes of the file make objects by.
  private var makers: [String] = []

  private static let prefix = "__ObjectiveC_"
  private static let mark = "@available(*, deprecated) "

  /// Returns whether a file has a table, and so was rewritten before.
  static func isThere(in tree: SourceFileSyntax) -> Bool {
    tree.statements.last?.item.as(EnumDeclSyntax.self)?.name.text.hasPrefix(prefix) == true
  }

  /// Adds a class, with the name that it has in Objective-C if that is another.
  mutating func add(_ type: ClassName, objcName: String?) {
    if entries[type.qualified] == nil { order.append(type.qualified) }
    entries[type.qualified, default: Entry(type: type)].objcName = objcName
  }

  /// Adds a member of a class.
  mutating func add(_ type: ClassName, name: String?, member: String?) {
    guard name != nil || member != nil else { return }
    if entries[type.qualified] == nil { order.append(type.qualified) }
    var entry = entries[type.qualified] ?? Entry(type: type)
    if let name { entry.names.append(name) }
    if let member, !type.isGeneric || type.owner == nil { entry.members.append(member) }
    entries[type.qualified] = entry
  }

  /// Adds an initializer that a metatype makes an object by.
  mutating func addMaker(_ labels: String) {
    if !makers.contains(labels) { makers.append(labels) }
  }

  /// Returns the function that a private class gets before its closing brace, or an empty string.
  func function(inClass qualified: String, stem: String) -> String {
    guard let entry = entries[qualified], entry.type.owner != nil, !entry.members.isEmpty else { return "" }
    return function(of: entry, stem)
  }

  /// Returns the line that declares the table, or an empty string.
  func text(stem: String) -> String {
    guard !order.isEmpty || !makers.isEmpty else { return "" }
    var declarations = makers.map(MetatypeMakers.text)
    var rows: [String] = []
    for entry in order.compactMap({ entries[$0] }) {
      let type = entry.type
      let row = row(of: entry, stem)
      // The list could not name the owner of a generic class without its arguments, and needs not.
      if let owner = type.owner, !type.isGeneric {
        let function = Self.functionName(type, stem) + "_class"
        rows.append("\(owner).\(function)()")
        declarations.append(
          "extension \(owner) { \(Self.mark)nonisolated fileprivate static func \(function)() "
            + "-> ObjectiveCClass { \(row) } }")
      } else {
        rows.append(row)
        if !entry.members.isEmpty, type.owner == nil { declarations += list(of: entry, stem) }
      }
    }
    let list = "nonisolated static var classes: [ObjectiveCClass] { [\(rows.joined(separator: ", "))] }"
    declarations.append("\(Self.mark)enum \(Self.prefix)\(stem): ObjectiveCFile { \(list) }")
    return declarations.joined(separator: "; ") + "\n"
  }

  /// Returns the declarations that list the members of a class in an extension.
  ///
  /// Those of a generic class depend on its arguments. So it conforms to a protocol, by which the list of a type is found.
  private func list(of entry: Entry, _ stem: String) -> [String] {
    let (type, name) = (entry.type, Self.functionName(entry.type, stem))
    let function = function(of: entry, stem)
    guard type.isGeneric else { return ["extension \(type.qualified) { \(function) }"] }
    let requirement = "\(Self.mark)@MainActor static func \(name)() -> [ObjectiveCMember]"
    return [
      "fileprivate protocol \(name)_class { \(requirement) }",
      "extension \(type.qualified): \(name)_class { \(function) }",
    ]
  }

  private static func functionName(_ type: ClassName, _ stem: String) -> String {
    "__objectiveC_\(stem)_" + type.qualified.replacing(".", with: "_")
  }

  /// Returns the function that returns the members of a class.
  private func function(of entry: Entry, _ stem: String) -> String {
    "\(Self.mark)@MainActor fileprivate static func \(Self.functionName(entry.type, stem))() -> [ObjectiveCMember] "
      + "{ [\(entry.members.joined(separator: ", "))] }"
  }

  /// Returns the entry of a class in the list of classes.
  private func row(of entry: Entry, _ stem: String) -> String {
    let type = entry.type.inFunctions
    let names = "\"" + entry.names.joined(separator: " ") + "\""
    if entry.type.isGeneric {
      let function = Self.functionName(entry.type, stem)
      let members =
        entry.members.isEmpty ? "" : ", { ($0 as? any \(function)_class.Type)?.\(function)() ?? [] }"
      return "ObjectiveCClass(named: \"\(entry.type.qualified)\", \(names)\(members))"
    }
    let named = entry.objcName.map { "as: \"\($0)\", " } ?? ""
    let members = entry.members.isEmpty ? "" : ", { \(type).\(Self.functionName(entry.type, stem))() }"
    return "ObjectiveCClass(\(type).self, \(named)\(names)\(members))"
  }
}
