/// Members of extensions of other modules' classes that the module overrides.
///
/// Such a class can get no declaration. So the member becomes one that looks, from the object's class upwards, for the first
/// class with an implementation, and calls that one. `super` in an implementation goes on above its class.
enum Dispatchers {
  /// The beginning of the name of the function that looks for an implementation.
  static let prefix = "__dispatch_"

  /// The texts that the member is made of.
  struct Template: Codable, Equatable {
    /// The member itself.
    var entry: String
    /// The head of the function that looks for an implementation.
    var dispatch: String
    /// The keywords before a call: `try`, `await`.
    var keywords: String
    /// The call without the beginning of the name.
    var call: String
    /// The type of the extension.
    var type: String
    /// A Boolean value that indicates whether it is a property that can be set.
    var isSettable = false

    /// Returns the declarations for a member that classes override.
    func text(_ classes: [String]) -> String {
      if isSettable {
        let getter = search(classes, call) { "return \($0)" }
        let setter = search(classes, call) { "\($0) = newValue; return" }
        return "\(entry); \(dispatch) { get { \(getter) } set { \(setter) } }"
      }
      let result = { (text: String) in
        // An object of the class is one of any class that it is of, which the compiler does not know.
        dispatch.hasSuffix("-> Self") ? "unsafeDowncast(\(keywords)\(text), to: Self.self)" : keywords + text
      }
      return "\(entry); \(dispatch) { \(search(classes, call) { "return \(result($0))" }) }"
    }

    /// Returns the code that uses a member of the first class, from an object's upwards, that has it.
    private func search(_ classes: [String], _ call: String, _ use: (String) -> String) -> String {
      let cases = classes.map { name in
        "if type == \(name).self { "
          + use("unsafeDowncast(self, to: \(name).self).\(Forwarders.prefix(of: name))\(call)") + " }"
      }
      return
        "for type in ObjectiveCRuntime.classes(of: self, above: start) { \(cases.joined(separator: "; ")) }; "
        + use(Forwarders.prefix(of: type) + call)
    }
  }
}
