/// The arguments of `snapshot record`.
struct RecordArguments: ParsedValues, Equatable {
  /// The spec files and folders of specs, in the given order.
  var specs: [String] = []
  var sharding = ShardOptions()
  var caching = CacheOptions()
  var rendering = RenderingOptions()
  var given = GivenOptions()

  mutating func keep(_ option: String, _ text: String) { given.add(option, text) }

  func check() throws(CommandLineError) { try rendering.check() }

  static let verb = Verb<RecordArguments>(
    name: "record",
    abstract: "draw specs and store the pictures next to them as references",
    discussion: """
      Writes card.png, card@2x.png and card@3x.png next to card.json, and replaces older ones: this accepts a change. \
      Look at the pictures before committing them.

      A picture is not drawn if it was recorded from the same spec with the same images, fonts and options by the same \
      program, and is still as it was recorded.

      If the environment variable CI is set, nothing is recorded.
      """,
    operand: .oneOrMore(
      "SPEC", \.specs, takesStandardInput: false,
      help: "A spec file or a folder of specs."),
    options: ShardOptions.declarations.map { $0.within(\.sharding) }
      + CacheOptions.declarations.map { $0.within(\.caching) }
      + (RenderingOptions.declarations + [.animation]).map { $0.within(\.rendering) },
    examples: [
      .init("snapshot record Snapshots/card.json", "Stores or replaces the references of one spec."),
      .init("snapshot record Snapshots", "Stores or replaces the references of all specs in a folder."),
    ],
    run: .work(quiet: \.rendering.quiet) { await RecordCommand(arguments: $0, console: $1).run() })
}
