/// A verb independent of the type of its values, with its page and its parser.
///
/// Its declaration is made when it is first needed: most runs need one of all verbs.
struct AnyVerb: Sendable {
  let name: String
  private let makePage: @Sendable () -> HelpPage
  /// A closure that parses the arguments after the verb's name.
  let read: @Sendable ([String]) throws(CommandLineError) -> Invocation

  /// Creates a verb by the name in its declaration.
  init<Values: ParsedValues>(
    _ name: String, _ declaration: @autoclosure @escaping @Sendable () -> Verb<Values>
  ) {
    self.name = name
    makePage = { HelpPage(declaration()) }
    read = { arguments throws(CommandLineError) in
      let verb = declaration()
      guard case .run(let values) = try verb.parse(arguments) else { return .text(HelpPage(verb).text) }
      switch verb.run {
      case .text(let text):
        return .text(try text(values))
      case .task(let isQuiet, let body):
        return .task(isQuiet: isQuiet(values)) { await body(values, $0) }
      }
    }
  }

  /// The help of the verb, created on request: most runs never need it.
  var page: HelpPage { makePage() }
}
