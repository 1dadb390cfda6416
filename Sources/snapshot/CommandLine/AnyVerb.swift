/// A verb independent of the type of its values, with its page and its parser.
struct AnyVerb: Sendable {
  let name: String
  private let makePage: @Sendable () -> HelpPage
  /// A closure that parses the arguments after the verb's name.
  let read: @Sendable ([String]) throws(CommandLineError) -> Invocation

  init<Values>(_ verb: Verb<Values>) {
    name = verb.name
    makePage = { HelpPage(verb) }
    read = { arguments throws(CommandLineError) in
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
