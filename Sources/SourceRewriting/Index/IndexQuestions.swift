/// The questions that a file asks the index of its module, with the answers, which are what it depends on.
final class IndexQuestions {
  private let index: ModuleIndex
  /// The answers by question.
  private(set) var answers: [String: String] = [:]
  /// The files that answers are from.
  private(set) var files: Set<String> = []

  /// A method that the module declares.
  struct Method {
    var labels: [String]
    var objcName: String
    var isStatic: Bool
    var throwing: Bool
    var isAsync: Bool
  }

  /// Creates the questions of a file.
  init(_ index: ModuleIndex) {
    self.index = index
  }

  private func ask(_ question: String) -> String {
    if let known = answers[question] { return known }
    let answer = index.answer(question)
    answers[question] = answer.text
    files.formUnion(answer.files)
    return answer.text
  }

  /// Returns the keyword of a type's declaration, or an empty string for a type of another module.
  func kind(of type: String) -> String { ask("kind \(type)") }

  private static func labels(_ text: Substring) -> [String] {
    text.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Returns the methods of a type by a base name; of all types if there is no type or it has none.
  func methods(of type: String?, base: String) -> [Method] {
    var text = type.map { ask("methods \($0) \(base)") } ?? ""
    if text.isEmpty { text = ask("methods * \(base)") }
    return text.split(separator: "\n").map { line in
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      return Method(
        labels: Self.labels(parts[0]), objcName: String(parts[1]), isStatic: parts[2].contains("s"),
        throwing: parts[2].contains("t"), isAsync: parts[2].contains("a"))
    }
  }

  /// Returns the labels of the optional requirements by a base name.
  func optionalRequirements(base: String) -> [[String]] {
    ask("optional \(base)").split(separator: "\n").map { line in
      Self.labels(line.dropLast())
    }
  }

  /// The names of the optional properties of protocols.
  private(set) lazy var optionalProperties = Set(
    ask("optionalProperties").split(separator: " ").map(String.init))

  /// Returns whether a type has generic parameters.
  func isGeneric(_ type: String) -> Bool { !ask("generic \(type)").isEmpty }

  /// Returns whether a type has a generic parameter of a name.
  func isParameter(_ name: String, of type: String) -> Bool { !ask("parameter \(type) \(name)").isEmpty }

  /// Returns the protocol of an optional method, if a property of any object may be asked for it, or an empty string.
  func protocolOfCall(_ base: String, on property: String) -> String { ask("anyObject \(base) \(property)") }

  /// Returns whether a type, or a class that it inherits from, has a property of a name that may be any object.
  func isAnyObject(_ property: String, of type: String) -> Bool { !ask("object \(type) \(property)").isEmpty }

  /// Returns whether a type has a property of a name.
  func isProperty(_ name: String) -> Bool { !ask("property \(name)").isEmpty }

  /// Returns the declarations that a class gets for members of its extensions, on one line.
  func forwarders(of type: String) -> String { ask("moved \(type)") }

  /// Returns whether a member of an extension has to be declared in its class.
  func moves(_ type: String, _ fullName: String) -> Bool { !ask("moves \(type) \(fullName)").isEmpty }

  /// Returns the declarations for a member of an extension of another module's class that is overridden, on one line.
  func dispatcher(_ type: String, _ fullName: String) -> String { ask("dispatch \(type) \(fullName)") }

  /// Returns whether a dispatcher calls a member of a class.
  func isDispatched(_ type: String, _ fullName: String) -> Bool {
    !ask("dispatched \(type) \(fullName)").isEmpty
  }

  /// The protocols of the module that extensions of other modules' classes conform to.
  private(set) lazy var protocolsOfObjects = Set(ask("objects").split(separator: " ").map(String.init))

  /// Returns the name of the first class that a class inherits from and that the module does not declare.
  func root(of type: String) -> String { ask("root \(type)") }

  /// Returns whether a class of the module that a class inherits from declares a member.
  func isDeclared(_ fullName: String, above type: String) -> Bool {
    !ask("above \(type) \(fullName)").isEmpty
  }

  /// Returns whether a class of the module that a class inherits from announces changes of a property.
  func isDynamic(_ property: String, above type: String) -> Bool {
    !ask("dynamic \(type) \(property)").isEmpty
  }

  /// Returns whether a file of the module was written to import another module.
  func imports(_ module: String) -> Bool { !ask("imports \(module)").isEmpty }

  /// Returns whether a file of a module that the file's module imports was written to import another module.
  func importsBelow(_ module: String) -> Bool { !ask("below \(module)").isEmpty }

  /// Returns whether the module declares a method or a property of an Objective-C name, `_save:`.
  func declares(_ selector: String) -> Bool {
    let base = String(selector.prefix { $0 != ":" })
    return !ask("property \(base)").isEmpty || !ask("methods * \(base)").isEmpty
  }
}
