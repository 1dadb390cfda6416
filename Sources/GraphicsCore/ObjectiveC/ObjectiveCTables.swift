import Synchronization

/// The classes of all rewritten files of the program, by class and name.
package final class ObjectiveCTables: Sendable {
  /// The tables of this program, which are read once.
  package static let shared = ObjectiveCTables(MetadataSections.files())

  private struct Entry {
    var declared: Set<String> = []
    var members: [@MainActor () -> [ObjectiveCMember]] = []
    var isOfSystem = false
  }

  /// The entries of a generic class, whatever its arguments are.
  private struct GenericEntry {
    var declared: Set<String> = []
    var members: [@MainActor (Any.Type) -> [ObjectiveCMember]] = []
  }

  /// The members of a class by their names.
  private struct Members: @unchecked Sendable {
    // It is immutable, and its functions are called on the main thread.
    var byName: [String: ObjectiveCMember] = [:]
    var byComponent: [KeyPathComponents.Component: String] = [:]
  }

  private let entries: [ObjectIdentifier: Entry]
  private let generics: [String: GenericEntry]
  let types: [String: Any.Type]
  private let cache = Mutex<[ObjectIdentifier: Members]>([:])
  /// The paths of the folders whose files belong to the main bundle, in the order of the names of their modules.
  package let resourceFolders: [String]

  /// Creates tables of files.
  init(_ files: [any ObjectiveCFile.Type]) {
    var entries: [ObjectIdentifier: Entry] = [:]
    var generics: [String: GenericEntry] = [:]
    var types: [String: Any.Type] = [:]
    for file in files {
      let module = String(reflecting: file).prefix { $0 != "." }
      for entry in file.classes {
        let names = entry.declared.split(separator: " ").map(String.init)
        guard let type = entry.type else {
          let name = "\(module).\(entry.name)"
          generics[name, default: GenericEntry()].declared.formUnion(names)
          if let members = entry.genericMembers { generics[name]?.members.append(members) }
          continue
        }
        let key = ObjectIdentifier(type)
        entries[key, default: Entry()].declared.formUnion(names)
        if let members = entry.members { entries[key]?.members.append(members) }
        if entry.isOfSystem {
          entries[key]?.isOfSystem = true
          types[String(describing: type)] = type
        }
        types[Self.plainName(type)] = type
        if let name = entry.objectiveCName { types[name] = type }
      }
    }
    self.entries = entries
    self.generics = generics
    self.types = types
    resourceFolders = files.flatMap { $0.resourceFolders }
  }

  /// Returns a class by its name: `UIView`, or one of a program with that of its module, `App.Card`, or by `@objc(Card)`.
  package func type(named name: String) -> Any.Type? { types[name] }

  /// Returns whether a class or one that it inherits from declares a method or a property of a Swift name.
  package func declares(_ name: String, _ type: AnyClass) -> Bool {
    for type in sequence(first: type, next: { _getSuperclass($0) }) {
      if entries[ObjectIdentifier(type)]?.declared.contains(name) == true { return true }
      if !generics.isEmpty, generic(type)?.declared.contains(name) == true { return true }
    }
    return false
  }

  /// Returns a member of a class or of one that it inherits from, by its selector or key.
  func member(_ name: String, of type: AnyClass) -> ObjectiveCMember? {
    for type in sequence(first: type, next: { _getSuperclass($0) }) {
      if let member = members(of: type)?.byName[name] { return member }
    }
    return nil
  }

  /// Returns a property of a class or of one that it inherits from, by its key, `hidden` or `isHidden`.
  func property(_ key: String, of type: AnyClass) -> ObjectiveCMember? {
    if let member = member(key, of: type), member.getter != nil { return member }
    guard let member = member("is" + key.capitalizingFirst, of: type), member.getter != nil else {
      return nil
    }
    return member
  }

  /// Returns the keys of the properties of a class and of those that it inherits from.
  func keys(of type: AnyClass) -> Set<String> {
    var keys: Set<String> = []
    for type in sequence(first: type, next: { _getSuperclass($0) }) {
      guard let members = members(of: type) else { continue }
      keys.formUnion(members.byName.values.filter { $0.getter != nil }.map(\.name))
    }
    return keys
  }

  /// Returns the key of the property of a class that a part of a key path refers to.
  func key(of component: KeyPathComponents.Component, in type: AnyClass) -> String? {
    for type in sequence(first: type, next: { _getSuperclass($0) }) {
      if let name = members(of: type)?.byComponent[component] { return name }
    }
    return nil
  }

  /// Returns whether a class is one of the program whose source is rewritten.
  func isOfProgram(_ type: AnyClass) -> Bool {
    entries[ObjectIdentifier(type)].map { !$0.isOfSystem } ?? false
  }

  /// Returns a method of a class or of one that it inherits from, by its selector.
  func method(_ name: String, of type: AnyClass) -> MethodImplementation? { member(name, of: type)?.method }

  /// Returns a method that a class or one that it inherits from has for itself, by its selector.
  ///
  /// Tables of programs have a plus sign before the selector, as `+open:` of `-open:`'s class.
  func classMethod(_ name: String, of type: AnyClass) -> MethodImplementation? {
    method("+" + name, of: type) ?? method(name, of: type)
  }

  /// Returns whether an object's class has a method of a selector, or a property of that getter.
  package func responds(to name: String, _ type: AnyClass) -> Bool { member(name, of: type) != nil }

  /// Returns whether any class has a method of a selector, so that some responder may receive it.
  func hasMember(_ name: String) -> Bool {
    entries.contains { key, entry in
      !entry.members.isEmpty && members(key, entry.members).byName[name] != nil
    }
  }

  /// Returns the entries of a generic class by a class with its arguments.
  private func generic(_ type: AnyClass) -> GenericEntry? {
    generics.isEmpty ? nil : generics[Self.plainName(type)]
  }

  /// Returns the members of a class without those that it inherits, or nil if it has none.
  private func members(of type: AnyClass) -> Members? {
    let key = ObjectIdentifier(type)
    if let entry = entries[key], !entry.members.isEmpty { return members(key, entry.members) }
    if generics.isEmpty { return nil }
    if let known = cache.withLock({ $0[key] }) { return known }
    guard let entry = generic(type), !entry.members.isEmpty else { return nil }
    return members(key, entry.members.map { function in { function(type) } })
  }

  private func members(_ key: ObjectIdentifier, _ functions: [@MainActor () -> [ObjectiveCMember]]) -> Members
  {
    if let known = cache.withLock({ $0[key] }) { return known }
    var members = Members()
    for function in functions {
      // The functions only make key paths and closures, on whichever thread first asks for them.
      let function = unsafe unsafeBitCast(function, to: (() -> [ObjectiveCMember]).self)
      for member in function() {
        members.byName[member.name] = member
        if let property = member.property, let component = KeyPathComponents.only(of: property) {
          members.byComponent[component] = member.name
        }
      }
    }
    cache.withLock { $0[key] = members }
    return members
  }

  /// Returns the name of a type with that of its module, without generic arguments and marks of private types.
  private static func plainName(_ type: Any.Type) -> String {
    var name = ""
    var depth = 0
    for character in _typeName(type) {
      switch character {
      // A private type is `App.(unknown context at $7f2b).Card`.
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case ".": if depth == 0, name.last != "." { name.append(character) }
      default: if depth == 0 { name.append(character) }
      }
    }
    return name
  }
}
