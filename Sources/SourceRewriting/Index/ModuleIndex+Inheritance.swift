/// Questions about the classes that a class inherits from.
extension ModuleIndex {
  /// Returns the names of the classes that a class inherits from, upwards, to the first of another module.
  func inherited(by type: String) -> [String] {
    var names: [String] = []
    var next = superclasses[type] ?? superclasses[Self.lastComponent(type)]
    // The other name of a class is that of one between: code may name either.
    func above(_ name: String) -> String? { superclasses[name] ?? (kinds[name] == nil ? aliases[name] : nil) }
    // A class of the same name in another type may make a circle.
    while let name = next, names.count < 64 {
      names.append(name)
      next = above(name)
    }
    return names
  }

  /// Returns the name of the first class that a class inherits from and that the module does not declare.
  func root(of type: String) -> String { inherited(by: type).last ?? "" }

  /// Returns whether a class of the module that a class inherits from declares a member of a full name.
  func isDeclared(_ fullName: String, above type: String) -> Bool {
    let names = Set(inherited(by: type))
    return members(of: fullName).contains { names.contains(Self.lastComponent($0.type)) }
  }

  /// Returns whether a class of the module that a class inherits from announces changes of a property.
  func isDynamic(_ property: String, above type: String) -> Bool {
    let names = Set(inherited(by: type))
    return members(of: property).contains { $0.isDynamic && names.contains(Self.lastComponent($0.type)) }
  }

  /// Returns the declaration that a class gets for a member of an extension.
  ///
  /// It is no override of a member that only Apple's `NSObject` has.
  func forwarder(_ member: FileIndex.MemberEntry) -> String? {
    guard let text = member.forwarder, ObjectMembers.selectors[member.fullName] != nil,
      ObjectMembers.hasNone(root(of: member.type)), !isDeclared(member.fullName, above: member.type)
    else { return member.forwarder }
    return text.replacing("override ", with: "", maxReplacements: 1)
  }

  /// Returns the properties of a name that a type has, or else the nearest class that it inherits from.
  func properties(_ name: String, of type: String) -> [(file: String, member: FileIndex.MemberEntry)] {
    let all = (membersByBase[name] ?? []).filter { $0.member.labels == nil }
    guard !all.isEmpty else { return [] }
    let own = all.filter { $0.member.type == type }
    if !own.isEmpty { return own }
    for name in [Self.lastComponent(type)] + inherited(by: type) {
      let found = all.filter { Self.lastComponent($0.member.type) == name }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns the only protocol with an optional method of a base name, if a property can be of any object.
  func protocolOfCall(_ base: String, on property: String) -> String {
    let properties = (membersByBase[property] ?? []).map(\.member).filter { $0.labels == nil }
    guard properties.contains(where: \.isAnyObject) else { return "" }
    let owners = Set((membersByBase[base] ?? []).map(\.member).filter(\.isOptional).map(\.type))
    return owners.count == 1 ? owners.first ?? "" : ""
  }

  private func members(of fullName: String) -> [FileIndex.MemberEntry] {
    let base = String(fullName.prefix { $0 != "(" })
    return (membersByBase[base] ?? []).map(\.member).filter { $0.fullName == fullName }
  }

  /// Returns whether a class can inherit a member of a full name from a class of another module, as far as is known.
  ///
  /// It cannot if one between them declares the member, or if it inherits from a class that the other does not.
  func canInherit(_ type: String, from ancestor: String, _ fullName: String) -> Bool {
    let ancestor = aliases[ancestor] ?? ancestor
    if ["struct", "enum"].contains(kinds[Self.lastComponent(ancestor)]) { return false }
    for name in inherited(by: type) {
      if name == ancestor || aliases[name] == ancestor { return true }
      let declared = members(of: fullName).contains { Self.lastComponent($0.type) == name && !$0.isOverride }
      if declared { return false }
    }
    return SystemClasses.canInherit(root(of: type), from: ancestor)
  }
}
