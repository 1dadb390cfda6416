/// The arguments of `snapshot render`.
struct RenderArguments: ParsedValues, Equatable {
  /// The spec files, folders of specs, and `-` for standard input, in the given order.
  var specs: [String] = []
  /// The PNG file or the folder to write to, or `-` for standard output; nil for the usual folder.
  var output: String?
  /// The form of what VoiceOver reads, in place of the pictures; nil draws these.
  var accessibility: AccessibilityForm?
  /// Whether or not the pictures are drawn in the terminal.
  var shows = false
  var terminal = TerminalOption()
  var rendering = RenderingOptions()

  /// The output that is written to; nil if pictures are shown only.
  var place: String? { output ?? (shows ? nil : "pictures") }

  /// The forms of what VoiceOver reads.
  enum AccessibilityForm: String, CaseIterable {
    /// The views in grey with numbered regions, and a legend.
    case picture
    /// Lines on standard output.
    case text
  }

  func check() throws(CommandLineError) {
    if accessibility != nil, rendering.animation != nil { throw .together("--accessibility", "--animation") }
    if shows, accessibility == .text { throw .together("--show", "--accessibility text") }
    if shows, output == "-" { throw .together("--show", "--output -") }
    try rendering.check()
  }

  static let verb = Verb<RenderArguments>(
    name: "render",
    abstract: "draw specs and write their pictures as PNG",
    discussion: """
      Lays out each spec and draws it once at each scale. The picture of card.json at scale 1 is card.png, at \
      scale 2 card@2x.png, and so on. Folders are searched for specs, and the output has the same subfolders.

      The same spec gives the same pixels and the same bytes on every machine, for any value of --jobs.
      """,
    operand: .oneOrMore(
      "SPEC", \.specs, takesStandardInput: true,
      help: "A spec file, a folder of specs, or - for a spec on standard input."),
    options: [
      .optional(
        "--output", short: "-o", \.output, .text("PATH", "a file, a folder or -"),
        absent: "the folder pictures; none with --show",
        help: "The output: a folder, a file that ends in .png, or - for standard output.",
        example: "card.json --output card.png --scale 1"),
      .optional(
        "--accessibility", \.accessibility, .choice, absent: "the pictures of the specs",
        help: "Draws what VoiceOver reads, with numbered regions and a legend, or prints it as text.",
        example: "card.json --accessibility text"),
      .flag(
        "--show", \.shows,
        help: "Draws each spec in the terminal, at the largest scale. Files are written only with --output.",
        example: "card.json --show --scale 2"),
    ] + TerminalOption.declarations.map { $0.within(\.terminal) }
      + (RenderingOptions.declarations + [.animation]).map { $0.within(\.rendering) },
    examples: [
      .init("snapshot render card.json", "Writes card.png, card@2x.png and card@3x.png into pictures."),
      .init("snapshot render Examples -o out --scale 2", "Draws every spec in the folder Examples at 2x."),
      .init("snapshot render - -o - --scale 1", "Reads standard input, writes standard output."),
      .init("snapshot render card.json --show", "Draws the spec in the terminal, and writes no file."),
    ],
    run: .work(quiet: \.rendering.quiet) { await RenderCommand(arguments: $0, console: $1).run() })
}
