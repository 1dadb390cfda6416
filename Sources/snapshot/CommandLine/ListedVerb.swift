/// A verb, free of the type of its values: its page, and how its arguments become an invocation.
struct ListedVerb: Sendable {
  let name: String
  private let makePage: @Sendable () -> HelpPage
  /// Reads the arguments that follow the verb's name.
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

  /// The help of the verb, made when it is asked for: most runs never do.
  var page: HelpPage { makePage() }
}
