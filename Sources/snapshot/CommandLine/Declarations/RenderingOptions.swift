internal import LayoutCore
internal import StyleCore
internal import ViewDifference

/// The options for the rendering of specs, which all verbs that draw share.
struct RenderingOptions: ParsedValues, Equatable {
  /// The scales, in pixels per point, one picture for each, in the given order.
  var scales = [1, 2, 3]
  /// The device whose screen is the canvas; nil leaves the canvas to the spec.
  var device: Device?
  /// The versions of the system, one picture for each in the given order; none leaves it to the spec.
  var systems: [SystemVersion] = []
  /// The layout direction; nil uses that of the spec, or left to right.
  var direction: Direction?
  /// The appearance; nil uses that of the spec, or light.
  var style: Style?
  /// The times of the frames of pictures that move; nil for still pictures.
  var animation: FrameTimes?
  /// The preferred text size; nil uses that of the spec, or large.
  var textSize: TextSize?
  /// The language of the system's words; nil uses the development language.
  var language: String?
  var edges = Edges.antialiased
  /// The folder of font files that all specs may use; nil for none.
  var fonts: String?
  /// The limits of the images in specs.
  var limits = LimitOptions()
  /// The number of pictures that are drawn concurrently; nil means one for each processor.
  var jobs: Int?
  /// Whether or not progress and tables are omitted.
  ///
  /// Errors and differences are not.
  var quiet = false
  /// Whether or not the times of layout, rasterizing and PNG are printed for each picture.
  var timings = false

  /// The directions of text and of leading edges.
  enum Direction: String, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// The appearances for which semantic colours are resolved.
  enum Style: String, CaseIterable {
    case light, dark
  }

  /// The coverage rules of an edge that crosses a pixel.
  enum Edges: String, CaseIterable {
    /// The coverage of a pixel by exactly the share inside the edge.
    case antialiased
    /// The coverage of the whole pixel if its center is inside, as devices draw layers.
    case pixelCentre = "pixel-centre"
  }

  /// The version of the system, for verbs that take one; nil leaves it to the spec.
  var system: SystemVersion? {
    get { systems.first }
    set { systems = newValue.map { [$0] } ?? [] }
  }

  func check() throws(CommandLineError) {
    guard let device else { return }
    for system in systems {
      if let problem = device.problem(system) {
        throw .olderSystem(problem, first: device.firstSystem.rawValue)
      }
    }
  }

  /// The arguments that change the picture at a scale from that of the spec alone.
  var pictureArguments: [String] {
    var arguments: [String] = []
    if let device { arguments += ["--device", device.identifier] }
    if !systems.isEmpty { arguments += ["--system", ValueSyntax.list(of: .system).format(systems)] }
    if let direction { arguments += ["--direction", direction.rawValue] }
    if let style { arguments += ["--style", style.rawValue] }
    if edges != .antialiased { arguments += ["--edges", edges.rawValue] }
    if let fonts { arguments += ["--fonts", fonts] }
    if let animation { arguments += ["--animation", animation.text] }
    return arguments
  }

  static let declarations: [Option<RenderingOptions>] =
    looks + LimitOptions.declarations([.pixels, .scans], examples: "card.json").map { $0.within(\.limits) }

  private static let systemList = ValueSyntax.list(of: ValueSyntax<SystemVersion>.system)

  /// The option of verbs that take one version of the system.
  static let oneSystem: Option<RenderingOptions> = .optional(
    "--system", \.system, .system, absent: "that of the spec",
    help: "The version of iOS whose looks the views have.", example: "card.json --system 26")

  private static let looks: [Option<RenderingOptions>] = [
    .value(
      "--scale", \.scales, .list(of: .wholeNumber(in: 1...10)),
      help: "Pixels per point. Each scale has a separate layout and picture.",
      example: "card.json --scale 1,2"),
    .optional(
      "--device", \.device, .device, absent: "the canvas of the spec",
      help: "Uses the screen size of a device, in portrait orientation, as the size of the canvas.",
      example: "card.json --device iphone-14-pro"),
    Option(
      long: "--system", short: nil,
      help:
        "The version of iOS whose looks views have. Each of several has a separate picture, card-ios26.png.",
      example: "card.json --system 17,26",
      argument: .value(placeholder: systemList.placeholder, wanted: systemList.wanted) {
        (values, text) throws(ValueError) in values.systems = try systemList.parse(text)
      },
      defaultText: { _ in "that of the spec" }),
    .optional(
      "--direction", \.direction, .choice, absent: "the direction of the spec",
      help: "The layout direction: left to right, or right to left.",
      example: "card.json --direction rtl"),
    .optional(
      "--style", \.style, .choice, absent: "the style of the spec",
      help: "The appearance for which semantic colours are resolved.",
      example: "card.json --style dark"),
    .value(
      "--edges", \.edges, .choice,
      help: "The drawing of edges between pixels: by covered area, or as whole pixels by their centres.",
      example: "card.json --edges pixel-centre"),
    .optional(
      "--fonts", \.fonts, .text("FOLDER", "the path of a folder"), absent: "those of the spec",
      help: "A folder of font files (.ttf, .otf, .ttc) that all specs may use.",
      example: "card.json --fonts Fonts"),
    .optional(
      "--jobs", short: "-j", \.jobs, .wholeNumber(in: 1...64), absent: "one for each processor",
      help: "The number of pictures that are drawn concurrently. The pictures do not depend on it.",
      example: "card.json --jobs 2"),
    .flag(
      "--quiet", short: "-q", \.quiet,
      help: "Omits progress and tables; prints only errors and warnings.",
      example: "card.json --quiet"),
    .flag(
      "--timings", \.timings,
      help: "Prints the milliseconds of layout, drawing and PNG for each picture.",
      example: "card.json --timings"),
  ]
}
