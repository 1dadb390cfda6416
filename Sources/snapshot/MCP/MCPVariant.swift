internal import Escaping
internal import LayoutCore
internal import ModelContextProtocol
internal import StyleCore
internal import ViewSession

/// The parameters of the environment in which a view is shown.
enum MCPVariant {
  /// The parameters that drawing by options has, too.
  static let basic: [ToolParameter] = [
    ToolParameter(
      "device", .text, "Device whose screen is the canvas, such as iphone-16-pro; see list_devices."),
    ToolParameter("system", .integer(17...26), "Version of iOS whose looks views have: 17, 18 or 26."),
    ToolParameter("style", .choice(["light", "dark"]), "Appearance."),
    ToolParameter("direction", .choice(["ltr", "rtl"]), "Layout direction."),
  ]

  static let scale = ToolParameter("scale", .integer(1...4), "Pixels per point; 2 by default.")

  static let all: [ToolParameter] =
    basic + [
      ToolParameter("landscape", .flag, "Whether the device is in landscape orientation."),
      ToolParameter("width", .number(1...4000), "Width in points, without a device."),
      ToolParameter("height", .number(1...4000), "Height in points, without a device."),
      ToolParameter("text_size", .text, "Preferred text size: XS, S, M, L, XL, XXL, XXXL, AX1 … AX5."),
      ToolParameter("language", .text, "Language and region, such as de or ar-EG."),
      scale,
    ]

  /// The parameters that name a view.
  static let sources: [ToolParameter] = [
    ToolParameter("spec", .text, "Path of a spec (.json), in the roots."),
    ToolParameter("preview", .text, "Name of a preview, as list_views has it."),
    ToolParameter("session", .integer(1...1_000_000), "Number of an open session."),
  ]

  /// Returns the variant of a session.
  static func session(_ arguments: ToolArguments) throws(ToolError) -> SessionVariant {
    var variant = SessionVariant()
    variant.device = try device(arguments)?.identifier
    variant.isLandscape = arguments.flag("landscape") ?? false
    (variant.width, variant.height) = (arguments.number("width"), arguments.number("height"))
    variant.system = try system(arguments).map(\.rawValue)
    variant.style = arguments.text("style")
    variant.direction = arguments.text("direction")
    variant.textSize = arguments.text("text_size")
    variant.language = arguments.text("language")
    variant.scale = arguments.integer("scale") ?? 2
    return variant
  }

  /// Returns the options of a picture.
  static func options(_ arguments: ToolArguments, scales: [Int]) throws -> RenderingOptions {
    var options = RenderingOptions()
    options.scales = scales
    options.device = try device(arguments)
    options.system = try system(arguments)
    options.style = arguments.text("style").flatMap(RenderingOptions.Style.init)
    options.direction = arguments.text("direction").flatMap(RenderingOptions.Direction.init)
    try options.check()
    return options
  }

  private static func device(_ arguments: ToolArguments) throws(ToolError) -> Device? {
    guard let name = arguments.text("device") else { return nil }
    if let device = Device.named(name) { return device }
    let near = nearestName(to: name, among: Device.all.map(\.identifier))
    throw ToolError(
      "unknown device \"\(escapingControls(in: String(name.prefix(80))))\"; "
        + (near.map { "did you mean \"\($0)\"?" } ?? "list_devices lists the devices"))
  }

  private static func system(_ arguments: ToolArguments) throws(ToolError) -> SystemVersion? {
    guard let number = arguments.integer("system") else { return nil }
    if let system = SystemVersion.allCases.first(where: { $0.rawValue == number }) { return system }
    let numbers = SystemVersion.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
    throw ToolError("unknown version \(number) of iOS; there are \(numbers)")
  }
}
