internal import LayoutCore
internal import StyleCore

/// The arguments of `snapshot watch`.
struct WatchArguments: ParsedValues, Equatable {
  /// The specs, folders of specs and packages.
  var paths: [String] = []
  /// The port of the page; nil for a free one.
  var port: Int?
  var scales = [2]
  var devices: [Device] = []
  var systems: [SystemVersion] = []
  var styles: [RenderingOptions.Style] = []
  var directions: [RenderingOptions.Direction] = []
  var textSizes: [TextSize] = []
  var languages: [String] = []
  /// Whether or not the pictures are shown without a page.
  var hasNoPage = false
  /// Whether or not the first picture is drawn in the terminal, too.
  var shows = false
  var terminal = TerminalOption()
  var limits = LimitOptions()
  var quiet = false

  /// The variants that are shown first.
  var choice: WatchChoice {
    WatchChoice(
      scales: scales, devices: devices.map(\.identifier), systems: systems.map(\.rawValue),
      styles: styles.map(\.rawValue), directions: directions.map(\.rawValue),
      textSizes: textSizes.map(\.rawValue), languages: languages)
  }

  func check() throws(CommandLineError) {
    for device in devices {
      for system in systems {
        if let problem = device.problem(system) {
          throw .olderSystem(problem, first: device.firstSystem.rawValue)
        }
      }
    }
    guard choice.count > WatchChoice.limit else { return }
    throw .wrongValue(
      "--scale", .outOfRange("\(choice.count) pictures"),
      wanted: "with the other options at most \(WatchChoice.limit) pictures side by side")
  }

  static let verb = Verb<WatchArguments>(
    name: "watch",
    abstract: "draw specs and previews again whenever they change, in a page",
    discussion: """
      Watches specs, folders of specs, or a package with #Preview declarations, with the images and fonts that they use, \
      and draws again what changes: in a page that refreshes by itself, and as a line for each change. Ctrl-C ends it.

      The page is on this machine alone, at an address with a secret that is printed first. It shows scales, devices, \
      systems, appearances, directions, text sizes and languages side by side, the views with their frames, constraints \
      and lines, the findings of lint, and differences from the reference and from the picture before.

      If a spec is wrong, or a package does not compile, the page says so with the line, and the last picture stays.
      """,
    operand: .oneOrMore(
      "PATH", \.paths, takesStandardInput: false,
      help: "A spec file, a folder of specs, or the folder of a package."),
    options: [
      .optional(
        "--port", \.port, .wholeNumber(in: 1...65535), absent: "a free one",
        help: "The port of the page.", example: "card.json --port 8123"),
      .value(
        "--scale", \.scales, .list(of: .wholeNumber(in: 1...10)),
        help: "Pixels per point, one picture for each.", example: "card.json --scale 1,2,3"),
      .list(
        "--device", \.devices, .device, absent: "the canvas of the spec",
        help: "The devices whose screens are the canvas, one picture for each.",
        example: "card.json --device iphone-se-3,iphone-14-pro"),
      .list(
        "--system", \.systems, .system, absent: "that of the spec",
        help: "The versions of iOS whose looks views have, one picture for each.",
        example: "card.json --system 17,26"),
      .list(
        "--style", \.styles, .choice, absent: "that of the spec",
        help: "The appearances, one picture for each.", example: "card.json --style light,dark"),
      .list(
        "--direction", \.directions, .choice, absent: "that of the spec",
        help: "The layout directions, one picture for each.", example: "card.json --direction ltr,rtl"),
      .list(
        "--text-size", \.textSizes, .textSize, absent: "that of the spec",
        help: "The text sizes that a user can choose, one picture for each.",
        example: "card.json --text-size L,AX5"),
      .list(
        "--language", \.languages, .language, absent: "that of the environment",
        help: "The languages, with or without a region, one picture for each.",
        example: "card.json --language de,ar-EG"),
      .flag(
        "--show", \.shows, help: "Draws the first picture in the terminal after each change.",
        example: "card.json --show"),
      .flag(
        "--no-page", \.hasNoPage, help: "Opens no port, and tells changes in the terminal alone.",
        example: "card.json --no-page"),
      .flag(
        "--quiet", short: "-q", \.quiet,
        help: "Omits the lines about changes; prints only the address and errors.",
        example: "card.json --quiet"),
    ] + TerminalOption.declarations.map { $0.within(\.terminal) }
      + LimitOptions.declarations([.pixels, .scans], examples: "card.json").map { $0.within(\.limits) },
    examples: [
      .init("snapshot watch card.json", "Prints the address of a page that shows card.json as it changes."),
      .init("snapshot watch Specs --style light,dark", "Shows all specs of a folder in both appearances."),
      .init(
        "snapshot watch . --device iphone-14-pro", "Builds the previews of the package here, and shows them."),
    ],
    run: .work(quiet: \.quiet) { await WatchCommand(arguments: $0, console: $1).run() })
}
