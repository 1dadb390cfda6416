/// The declarations of all files of a module, by questions and answers in text.
///
/// A rewritten file depends on its own text and on the answers that it got. Since both sides are text, a build stores them,
/// and rewrites a file only if its text or one of the answers has changed.
struct ModuleIndex {
  private(set) var kinds: [String: String] = [:]
  private(set) var superclasses: [String: String] = [:]
  /// The types that the module has other names for, by these.
  private(set) var aliases: [String: String] = [:]
  private(set) var membersByBase: [String: [(file: String, member: FileIndex.MemberEntry)]] = [:]
  private var forwarders: [String: [(file: String, member: FileIndex.MemberEntry)]] = [:]
  private var overriders: [String: [String]] = [:]
  private var templates: [String: [(file: String, template: Dispatchers.Template)]] = [:]
  private(set) var overridingTypes: [String: Set<String>] = [:]
  private var generics: Set<String> = []
  private var parameters: [String: Set<String>] = [:]
  private var optionalProperties: [(name: String, file: String)] = []
  private var typeFiles: [String: String] = [:]
  /// The types that extensions let conform to a protocol, by its name.
  private var conformances: [String: Set<String>] = [:]
  /// The types that declare `init()`, which indexes have of protocols and as required.
  private var makers: Set<String> = []
  private var importedModules: Set<String> = []
  /// The modules that the files of imported modules import.
  private var modulesBelow: Set<String> = []

  /// Creates the index of files by their paths.
  init(_ files: [(path: String, index: FileIndex)]) {
    for (path, index) in files {
      for type in index.types {
        if type.kind == "typealias" {
          // The name of another module's type may be that of the type: typealias View = UIKit.View.
          if let target = type.inherited.first.map(Self.lastComponent), target != type.name {
            aliases[type.name] = target
          }
          continue
        }
        kinds[type.name] = type.kind
        let short = Self.lastComponent(type.name)
        if kinds[short] == nil { kinds[short] = type.kind }
        if !type.parameters.isEmpty {
          generics.insert(short)
          parameters[short, default: []].formUnion(type.parameters)
        }
        typeFiles[type.name] = path
        if type.kind == "class", let first = type.inherited.first {
          superclasses[type.name] = Self.lastComponent(first)
          superclasses[short] = Self.lastComponent(first)
        }
      }
      if index.isOfOther {
        modulesBelow.formUnion(index.imports)
      } else {
        importedModules.formUnion(index.imports)
      }
      for conformance in index.conformances {
        for name in conformance.protocols {
          conformances[name, default: []].insert(conformance.type)
        }
      }
      for member in index.members {
        membersByBase[member.base, default: []].append((path, member))
        if member.base == "init", member.labels == [] { makers.insert(Self.lastComponent(member.type)) }
        if member.forwarder != nil { forwarders[member.type, default: []].append((path, member)) }
        if member.isOptional, member.labels == nil { optionalProperties.append((member.base, path)) }
        if let template = member.template { templates[member.fullName, default: []].append((path, template)) }
        if member.isOverride {
          overridingTypes[member.fullName, default: []].insert(member.type)
          overriders[member.fullName, default: []].append(Self.lastComponent(member.type))
        }
      }
    }
  }

  /// Returns the last of the names that periods join.
  static func lastComponent(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// Returns the answer to a question of a kind about names, and the files that it is from.
  func answer(_ question: String) -> (text: String, files: Set<String>) {
    let words = question.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    switch words[0] {
    case "kind":
      return (kinds[words[1]] ?? kinds[Self.lastComponent(words[1])] ?? "", [])
    case "methods":
      let found = (membersByBase[words[2]] ?? []).filter {
        $0.member.labels != nil
          && (words[1] == "*" || Self.lastComponent($0.member.type) == Self.lastComponent(words[1]))
      }
      let lines = Set(found.map { Self.line($0.member) })
      return (lines.sorted().joined(separator: "\n"), Set(found.map(\.file)))
    case "optional":
      let found = (membersByBase[words[1]] ?? []).filter { $0.member.isOptional && $0.member.labels != nil }
      let lines = Set(found.map { Self.labels($0.member) + "|" })
      return (lines.sorted().joined(separator: "\n"), Set(found.map(\.file)))
    case "optionalProperties":
      return (
        optionalProperties.map(\.name).sorted().joined(separator: " "), Set(optionalProperties.map(\.file))
      )
    case "generic":
      // Types nested in a generic type are generic.
      let isGeneric = words[1].split(separator: ".").contains { generics.contains(String($0)) }
      return (isGeneric ? "yes" : "", [])
    case "parameter":
      return (parameters[Self.lastComponent(words[1])]?.contains(words[2]) == true ? "yes" : "", [])
    case "anyObject":
      return (protocolOfCall(words[1], on: words[2]), [])
    case "object":
      let found = properties(words[2], of: words[1])
      let isAny = !found.isEmpty && found.allSatisfy(\.member.isAnyObject)
      return (isAny ? "yes" : "", Set(found.map(\.file)))
    case "property":
      // A property that overrides one of UIKit's has no closure that could be a requirement's.
      let found = (membersByBase[words[1]] ?? []).filter {
        !$0.member.isOptional && $0.member.labels == nil && !$0.member.isOverride
      }
      return (found.isEmpty ? "" : "yes", Set(found.map(\.file)))
    case "moved":
      guard kinds[words[1]] == "class" else { return ("", []) }
      let found = (forwarders[words[1]] ?? []).filter { isMoved($0.member) }
      return (found.compactMap { forwarder($0.member) }.joined(separator: "; "), Set(found.map(\.file)))
    case "moves":
      let found = (forwarders[words[1]] ?? []).first { $0.member.fullName == words[2] }
      return (found.map { isMoved($0.member) } == true ? "yes" : "", typeFiles[words[1]].map { [$0] } ?? [])
    case "dispatch":
      guard let found = dispatched(words[2]), found.template.type == words[1] else { return ("", []) }
      return (found.template.text(found.overriding), [])
    case "dispatched":
      guard let found = dispatched(words[2]), found.overriding.contains(words[1]) else { return ("", []) }
      return ("yes", [found.file])
    case "objects":
      return (protocolsOfObjects, [])
    case "imports":
      return (importedModules.contains(words[1]) ? "yes" : "", [])
    case "below":
      return (modulesBelow.contains(words[1]) ? "yes" : "", [])
    case "root":
      return (root(of: words[1]), [])
    case "above":
      return (isDeclared(words[2], above: words[1]) ? "yes" : "", [])
    case "dynamic":
      return (isDynamic(words[2], above: words[1]) ? "yes" : "", [])
    default: return ("", [])
    }
  }

  /// Returns the member of another module's class that is declared in an extension and overridden, by its full name.
  private func dispatched(
    _ fullName: String
  ) -> (file: String, template: Dispatchers.Template, overriding: [String])? {
    guard let overriding = overridingTypes[fullName] else { return nil }
    let found = (templates[fullName] ?? []).filter { kinds[$0.template.type] == nil }
      .compactMap { file, template -> (file: String, template: Dispatchers.Template, overriding: [String])? in
        // Generic classes cannot be named without their arguments.
        let classes = overriding.filter {
          !generics.contains(Self.lastComponent($0)) && canInherit($0, from: template.type, fullName)
        }
        return classes.isEmpty ? nil : (file, template, classes.sorted())
      }
    return found.count == 1 ? found[0] : nil
  }

  /// The names of the protocols with `init()` that extensions of `NSObject` or of classes of Apple's frameworks conform to.
  private var protocolsOfObjects: String {
    let found = conformances.filter { name, types in
      kinds[name]?.hasSuffix("protocol") == true
        && makers.contains(name)
        && types.contains { kinds[$0] == nil && ($0 == "NSObject" || FileRewriter.isSystem($0)) }
    }
    return found.keys.sorted().joined(separator: " ")
  }

  private static func line(_ member: FileIndex.MemberEntry) -> String {
    [
      labels(member), member.objcName,
      (member.isStatic ? "s" : "") + (member.throwing ? "t" : "") + (member.isAsync ? "a" : ""),
    ].joined(separator: "|")
  }

  private static func labels(_ member: FileIndex.MemberEntry) -> String {
    (member.labels ?? []).map { $0 + ":" }.joined()
  }

  /// Returns whether a member of an extension has to be declared in its class.
  ///
  /// It has to if it overrides something, or if a subclass overrides it.
  private func isMoved(_ member: FileIndex.MemberEntry) -> Bool {
    guard kinds[member.type] == "class" else { return false }
    if member.isOverride, dispatched(member.fullName)?.overriding.contains(member.type) == true {
      return false
    }
    if member.isOverride || member.isOpen { return true }
    let type = Self.lastComponent(member.type)
    return (overriders[member.fullName] ?? []).contains { overrider in
      inherited(by: overrider).contains(type)
    }
  }
}
