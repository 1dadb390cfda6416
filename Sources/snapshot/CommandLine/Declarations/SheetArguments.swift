internal import FileAccess
internal import StyleCore

/// The arguments of `snapshot sheet`.
struct SheetArguments: ParsedValues, Equatable {
  /// The spec files, folders of specs, `-` for standard input, and PNG files, in the given order.
  var specs: [String] = []
  /// The PNG file, or `-` for standard output; nil for the usual file.
  var output: String?
  /// The devices whose screens are canvases; none leaves the canvas to the spec.
  var devices: [Device] = []
  /// The scales, in pixels per point.
  var scales = [2]
  /// The languages of the system's words; none is the development language.
  var languages: [String] = []
  /// The preferred text sizes; none leaves them to the spec.
  var textSizes: [TextSize] = []
  /// The versions of the system; none leaves it to the spec.
  var systems: [SystemVersion] = []
  /// The layout directions; none leaves it to the spec.
  var directions: [RenderingOptions.Direction] = []
  /// The appearances; none leaves it to the spec.
  var styles: [RenderingOptions.Style] = []
  /// The number of pictures in a line; nil is chosen.
  var columns: Int?
  /// The appearance of the sheet around the pictures.
  var theme = RenderingOptions.Style.light
  var backdrop = Backdrop.plain
  /// Whether or not the sheet is drawn in the terminal.
  var shows = false
  var terminal = TerminalOption()
  /// The options that all pictures share: edges, fonts, limits, jobs.
  var rendering = RenderingOptions()

  /// The ground behind the transparent pixels of pictures.
  enum Backdrop: String, CaseIterable {
    /// White behind light pictures, black behind dark ones.
    case plain
    /// A board of grey squares.
    case checks
    /// The sheet.
    case none
  }

  /// The output that is written to; nil if the sheet is shown only.
  var place: String? { output ?? (shows ? nil : "sheet.png") }

  func check() throws(CommandLineError) {
    if shows, output == "-" {
      throw .together("--show", "--output -")
    }
    if let picture = specs.first(where: Self.isPicture), let axis = variedAxes.first {
      throw .together(picture, axis)
    }
    for device in devices {
      for system in systems {
        if let problem = device.problem(system) {
          throw .olderSystem(problem, first: device.firstSystem.rawValue)
        }
      }
    }
  }

  /// Returns whether or not a path is that of a picture, which a sheet shows as it is.
  static func isPicture(_ path: String) -> Bool {
    endings.contains(where: FilePath(path).hasSuffix) && FileKind(at: path) != .folder
  }

  /// The endings of the names of pictures.
  static let endings = [".png", ".PNG"]

  /// The options by which specs are drawn several times.
  private var variedAxes: [String] {
    let axes: [(option: String, count: Int)] = [
      ("--device", devices.count), ("--scale", scales.count - 1), ("--language", languages.count),
      ("--text-size", textSizes.count), ("--system", systems.count), ("--direction", directions.count),
      ("--style", styles.count),
    ]
    return axes.filter { $0.count > 0 }.map(\.option)
  }

  /// The options of rendering that the sheet has as they are; the others are axes of its own.
  private static let shared: Set = [
    "--edges", "--fonts", "--jobs", "--quiet", "--pixel-limit", "--scan-limit",
  ]

  /// The syntax of the file that is written to.
  private static var file: ValueSyntax<String> {
    ValueSyntax(
      placeholder: "FILE", wanted: "a file that ends in .png, or -", format: { $0 },
      parse: { text throws(ValueError) in
        guard text == "-" || text.utf8.count > 4 && text.lowercased().hasSuffix(".png") else {
          throw .malformed(text)
        }
        return text
      })
  }

  static let verb = Verb<SheetArguments>(
    name: "sheet",
    abstract: "draw variants of specs, or pictures, into one labelled picture",
    discussion: """
      Draws each spec once for each combination of the given devices, scales, languages, text sizes, systems, directions \
      and styles, and puts the pictures into a table. The last of these that has several values is the innermost: its \
      values stand side by side, under their names. The pictures have the pixels that "snapshot render" draws. A PNG \
      file, such as that of a preview or of a failure, is shown as it is, under its name.

      The same arguments give the same bytes on every machine. Nothing is written if a picture cannot be drawn.
      """,
    operand: .oneOrMore(
      "SPEC", \.specs, takesStandardInput: true,
      help: "A spec file, a folder of specs, - for a spec on standard input, or a PNG file."),
    options: axes + own + TerminalOption.declarations.map { $0.within(\.terminal) }
      + RenderingOptions.declarations.filter { shared.contains($0.long) }.map { $0.within(\.rendering) },
    examples: [
      .init(
        "snapshot sheet card.json --style light,dark --direction ltr,rtl --system 17,26 -o card-sheet.png",
        "Writes eight pictures of a spec into one."),
      .init("snapshot sheet Examples --scale 1", "Writes an overview of a folder into sheet.png."),
      .init("snapshot sheet previews/*.png -o previews.png", "Writes an overview of pictures."),
      .init("snapshot sheet card.json --text-size S,L,AX3 --show", "Draws three text sizes in the terminal."),
    ],
    run: .work(quiet: \.rendering.quiet) { await SheetCommand(arguments: $0, console: $1).run() })

  private static let axes: [Option<SheetArguments>] = [
    .list(
      "--device", \.devices, .device, absent: "the canvas of the spec",
      help: "The devices whose screen sizes, in portrait orientation, are the canvases.",
      example: "card.json --device iphone-se-3,iphone-16-pro"),
    .value(
      "--scale", \.scales, .list(of: .wholeNumber(in: 1...10)),
      help: "The numbers of pixels per point.", example: "card.json --scale 1,2,3"),
    .list(
      "--language", \.languages, .language, absent: "the development language",
      help: "The languages of the system's own words, and the directions that they are written in.",
      example: "card.json --language en,de,ar"),
    .list(
      "--text-size", \.textSizes, .textSize, absent: "that of the spec",
      help: "The text sizes that the user prefers: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5.",
      example: "card.json --text-size S,L,AX3"),
    .list(
      "--system", \.systems, .system, absent: "that of the spec",
      help: "The versions of iOS whose looks the views have.", example: "card.json --system 17,26"),
    .list(
      "--direction", \.directions, .choice, absent: "the direction of the spec",
      help: "The layout directions: left to right, right to left.", example: "card.json --direction ltr,rtl"),
    .list(
      "--style", \.styles, .choice, absent: "the style of the spec",
      help: "The appearances for which semantic colours are resolved.",
      example: "card.json --style light,dark"),
  ]

  private static let own: [Option<SheetArguments>] = [
    .optional(
      "--output", short: "-o", \.output, file, absent: "sheet.png; none with --show",
      help: "The file for the sheet, or - for standard output.", example: "card.json --output card-sheet.png"),
    .optional(
      "--columns", \.columns, .wholeNumber(in: 1...1000), absent: "chosen by the sizes of the pictures",
      help: "The number of pictures in a line.", example: "Examples --columns 4"),
    .value(
      "--theme", \.theme, .choice, help: "The colours of the sheet and of its labels.",
      example: "card.json --style light,dark --theme dark"),
    .value(
      "--backdrop", \.backdrop, .choice,
      help: "The ground behind transparent pixels: white or black by the style, a board, or the sheet.",
      example: "icon.json --backdrop checks"),
    .flag(
      "--show", \.shows, help: "Draws the sheet in the terminal. A file is written only with --output.",
      example: "card.json --style light,dark --show"),
  ]
}
