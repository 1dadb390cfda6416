internal import LayoutCore
internal import StyleCore
internal import ViewSession

/// The arguments of `snapshot previews`.
struct PreviewsArguments: ParsedValues, Equatable {
  /// The folder of the package; nil for the current directory.
  var package: String?
  /// The folder of the pictures.
  var output = "previews"
  /// Whether or not the previews are only listed.
  var lists = false
  /// Whether or not the result is JSON.
  var isJSON = false
  var configuration = Configuration.debug
  var scales = [2]
  var devices: [Device] = []
  var isLandscape = false
  var systems: [SystemVersion] = []
  var styles: [RenderingOptions.Style] = []
  var directions: [RenderingOptions.Direction] = []
  var textSizes: [TextSize] = []
  var languages: [String] = []
  var quiet = false

  /// The kinds of builds.
  enum Configuration: String, CaseIterable { case debug, release }

  func check() throws(CommandLineError) {
    for device in devices {
      for system in systems {
        if let problem = device.problem(system) {
          throw .olderSystem(problem, first: device.firstSystem.rawValue)
        }
      }
    }
  }

  /// The environments of the pictures: all combinations, with the scales as the innermost ones.
  var variants: [SessionVariant] {
    var all = [SessionVariant()]
    func multiply<Value>(_ values: [Value], _ set: (inout SessionVariant, Value) -> Void) {
      guard !values.isEmpty else { return }
      all = all.flatMap { variant in
        values.map { value in
          var variant = variant
          set(&variant, value)
          return variant
        }
      }
    }
    multiply(devices) { $0.device = $1.identifier }
    multiply(systems) { $0.system = $1.rawValue }
    multiply(styles) { $0.style = $1.rawValue }
    multiply(directions) { $0.direction = $1.rawValue }
    multiply(textSizes) { $0.textSize = $1.rawValue }
    multiply(languages) { $0.language = $1 }
    multiply(scales) { $0.scale = $1 }
    if isLandscape { for index in all.indices { all[index].isLandscape = true } }
    return all
  }

  static let verb = Verb<PreviewsArguments>(
    name: "previews",
    abstract: "draw the previews of a Swift package",
    discussion: """
      Builds the targets of a package that have previews, #Preview { … }, and draws each preview once for each \
      combination of the options. The picture of the preview Dark in ProfileCard.swift is ProfileCard.Dark@2x.png. \
      A preview that ends the program is reported, and the others are drawn.

      The build is in the package's folder .build, and shares all else with other builds there.

      Exits with 2 if the package does not compile, or if a preview cannot be drawn.
      """,
    operand: .optional(
      "PACKAGE", \.package, help: "The folder of the package; the current directory by default."),
    options: [
      .value(
        "--output", short: "-o", \.output, .text("FOLDER", "a folder"),
        help: "The folder of the pictures.", example: "App --output pictures"),
      .flag("--list", \.lists, help: "Lists the previews with their files and lines.", example: "App --list"),
      .flag(
        "--json", \.isJSON, help: "Prints previews, pictures and messages of the compiler as JSON.",
        example: "App --list --json"),
      .value(
        "--configuration", short: "-c", \.configuration, .choice,
        help: "The kind of build. Only one of debug knows the lines of code that set frames.",
        example: "App --configuration release"),
      .value(
        "--scale", \.scales, .list(of: .wholeNumber(in: 1...10)),
        help: "Pixels per point. Each scale has a separate layout and picture.", example: "App --scale 2,3"),
      .value(
        "--device", \.devices, .listOrNone(of: .device),
        help: "Uses the screens of devices, for previews without a size of their own.",
        example: "App --device iphone-se-3,iphone-16-pro"),
      .flag("--landscape", \.isLandscape, help: "Turns the devices.", example: "App --landscape"),
      .value(
        "--system", \.systems, .listOrNone(of: .system),
        help: "The versions of iOS whose looks views have.", example: "App --system 17,26"),
      .value(
        "--style", \.styles, .listOrNone(of: .choice), help: "The appearances.",
        example: "App --style light,dark"),
      .value(
        "--direction", \.directions, .listOrNone(of: .choice), help: "The layout directions.",
        example: "App --direction ltr,rtl"),
      .value(
        "--text-size", \.textSizes, .listOrNone(of: .textSize),
        help: "The text sizes of the user's settings.",
        example: "App --text-size L,AX5"),
      .value(
        "--language", \.languages, .listOrNone(of: .language), help: "The languages of texts.",
        example: "App --language de,ar"),
      .flag(
        "--quiet", short: "-q", \.quiet, help: "Omits progress and tables; prints only errors.",
        example: "App --quiet"),
    ],
    examples: [
      .init("snapshot previews", "Draws the previews of the package in the current directory into previews."),
      .init("snapshot previews Examples/TeaTimer --style light,dark", "Draws each in both appearances."),
      .init("snapshot previews Examples/TeaTimer --list", "Lists names, files and lines."),
    ],
    run: .work(quiet: \.quiet) { await PreviewsCommand(arguments: $0, console: $1).run() })
}

extension ValueSyntax {
  /// Returns the syntax of a list whose default is no value.
  static func listOrNone<Element: Equatable & Sendable>(of element: ValueSyntax<Element>) -> Self
  where Value == [Element] {
    let list = ValueSyntax.list(of: element)
    return ValueSyntax(
      placeholder: list.placeholder, wanted: list.wanted,
      format: { $0.isEmpty ? "that of the preview" : list.format($0) }, parse: list.parse)
  }
}
