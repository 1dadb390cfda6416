internal import Foundation
internal import LayoutCore
internal import StyleCore

/// The parts of a spec, from its outermost object.
struct SpecParts {
  /// The maximum number of pixels of a side of a canvas.
  static let maximumSide = 16_384.0

  let metrics: [Formula]
  let metricNames: [String]
  /// The metrics, each after those that it uses.
  let metricOrder: [Int]
  let snapsToPixels: Bool
  let canvas: CanvasProperties
  /// The canvas as a view.
  let root: ViewNode
  let fonts: SpecFonts
  /// All constraints, in document order.
  let constraints: [ConstraintNode]
  /// The allowed findings, in document order.
  let exemptions: [LocatedExemption]
  /// The animations, in document order.
  let animations: [SpecAnimation]

  init(_ element: JSONElement) throws(DocumentError) {
    let reader = try element.object(RootKeys.all)
    _ = try reader.optional(RootKeys.schema)
    let canvas = try CanvasProperties(try reader.required(RootKeys.canvas))
    self.canvas = canvas
    snapsToPixels = try reader.optional(RootKeys.snap) ?? true
    fonts = try SpecFonts(try reader.optional(RootKeys.fonts) ?? [])
    let entries = try reader.optional(RootKeys.metrics)?.entries() ?? []
    metricNames = entries.map(\.key)
    (metrics, metricOrder) = try SpecParts.readMetrics(entries)
    var specReader = SpecReader(metrics: SpecParts.places(of: entries))
    var root = ViewNode(kind: .view, appearance: Appearance(background: canvas.background))
    root.offset = element.value.offset
    try specReader.readExemptions(reader)
    root.appearance.layoutMargins = try reader.optional(
      ViewKeys.layoutMargins, in: Scope(metrics: specReader.metrics))
    self.root = try specReader.readTree(root, reader)
    constraints = try specReader.readConstraints()
    exemptions = specReader.exemptions
    animations = try specReader.readAnimations(try reader.optional(RootKeys.animations) ?? [])
  }

  private static func places(of entries: [JSONEntry]) -> [String: Int] {
    var places: [String: Int] = [:]
    for (place, entry) in entries.enumerated() { places[entry.key] = place }
    return places
  }

  private static func readMetrics(
    _ entries: [JSONEntry]
  ) throws(DocumentError) -> ([Formula], order: [Int]) {
    let scope = Scope(metrics: places(of: entries))
    var formulas: [Formula] = []
    var needs: [DependencyOrder.Edge] = []
    for (place, entry) in entries.enumerated() {
      guard Expression.isName(entry.key) else {
        throw entry.keyProblem(
          "\(quoted(entry.key)) cannot be the name of a metric",
          suggestion: "use letters, digits and _, beginning with a letter")
      }
      guard !Scope.reservedNames.contains(entry.key) else {
        throw entry.keyProblem("\(quoted(entry.key)) is reserved and cannot be a metric")
      }
      let formula = try Formula(entry.element, in: scope)
      for case .metric(let needed) in formula.values {
        needs.append(DependencyOrder.Edge(node: place, needed: needed))
      }
      formulas.append(formula)
    }
    switch DependencyOrder(nodeCount: formulas.count, needs: needs) {
    case .ordered(let order): return (formulas, order)
    case .cycle(let cycle):
      throw entries[cycle[0]].element.problem(
        "a metric depends on itself: \(cycle.map { entries[$0].key }.joined(separator: " → "))",
        suggestion: "break the cycle at one of these")
    }
  }
}

extension CanvasProperties {
  /// Reads the size and the traits of a canvas.
  ///
  /// The keys are `{"width", "height"}` or `{"device", "orientation"}`, and `background`, `direction`, `style`,
  /// `system`, `contentSizeCategory`, `content`.
  init(_ element: JSONElement) throws(DocumentError) {
    self.element = element
    let device = element.member(CanvasKeys.device)
    if device != nil {
      for side in [CanvasKeys.width, CanvasKeys.height].compactMap(element.member) {
        throw side.problem("a canvas has either a device or a size", suggestion: "remove one of them")
      }
    }
    let reader = try element.object(device == nil ? CanvasKeys.ofSides : CanvasKeys.ofDevice)
    background = try reader.optional(CanvasKeys.background)
    direction = try reader.optional(CanvasKeys.direction) ?? .unspecified
    style = try reader.optional(CanvasKeys.style) ?? .unspecified
    system = try reader.optional(CanvasKeys.system)
    contentSizeCategory = try reader.optional(CanvasKeys.contentSizeCategory) ?? .unspecified
    showsWholeContent = try reader.optional(CanvasKeys.content) ?? false
    self.device = try device?.device()
    if let device = self.device {
      size = device.size(try reader.optional(CanvasKeys.orientation) ?? .portrait)
      try check(system, on: device)
    } else {
      size = CGSize(
        width: try reader.required(CanvasKeys.width), height: try reader.required(CanvasKeys.height))
    }
  }
}

extension CanvasProperties {
  /// Refuses a version of the system that a device never had, at the key that has it, or else at that of the device.
  func check(_ system: SystemVersion?, on device: Device?) throws(DocumentError) {
    guard let system, let device, let problem = device.problem(system) else { return }
    let own = self.system == system ? self.element.member(CanvasKeys.system) : nil
    throw (own ?? self.element.member(CanvasKeys.device) ?? self.element).problem(
      problem, suggestion: "use \(device.firstSystem.rawValue) or later")
  }

  /// Refuses a canvas, in points, with a side of no pixel or of too many pixels at `scale`.
  func check(_ size: CGSize, scale: CGFloat) throws(DocumentError) {
    let limit = SpecParts.maximumSide
    for (name, side) in [("width", size.width), ("height", size.height)] {
      let pixels = side * scale
      let found = "a canvas \(name) of \(numeral(side)) points has"
      guard pixels <= limit else {
        throw element.problem(
          "\(found) \(numeral(pixels)) pixels at \(numeral(scale))x, more than the limit of \(numeral(limit))"
        )
      }
      // Less than a millionth of a pixel is a rounding error and not a pixel (I.14).
      guard pixels > 1e-6 else { throw element.problem("\(found) no pixel") }
    }
  }
}

extension JSONElement {
  fileprivate func device() throws(DocumentError) -> Device {
    let name = try string()
    guard let device = Device.named(name) else {
      throw problem(
        "unknown device \(quoted(name))", suggestion: didYouMean(name, among: Device.all.map(\.identifier)))
    }
    return device
  }
}
