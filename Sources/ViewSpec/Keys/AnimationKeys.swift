internal import StyleCore

/// The keys of an animation of a spec, which begins with a picture that moves.
enum AnimationKeys {
  static let view = Key(
    "view", .text(.name("icon")), "The id of the view that changes.", isRequired: true)
  static let to = Key("to", .element(.object(changes)), "What is changed, and to what.", isRequired: true)
  static let duration = Key(
    "duration", .number(in: 0...longest), "The duration in seconds; 0.25 by default.")
  static let delay = Key("delay", .number(in: 0...longest), "The time before it, in seconds; 0 by default.")
  static let curve = Key(
    "curve", .option(SpecAnimation.Curve.self) { $0 }, "The curve of the times; easeInOut by default.")
  static let damping = Key(
    "damping", .number(in: 0.01...1),
    "The damping ratio of a spring, in place of a curve; 1 does not oscillate.")

  static let all = ObjectDeclaration(
    [view, to, duration, delay, curve, damping],
    rules: [
      KeyRule(
        .excludes("damping", ["curve"]), "an animation has either a curve or a spring",
        suggestion: "remove one of curve and damping")
    ])

  static let alpha = Key("alpha", .number(in: 0...1), "How opaque the view is at the end.")
  static let background = Key("background", .color, "The colour behind the view at the end.")
  static let x = Key("x", .number(in: -farthest...farthest), "How far it moves to the right, in points.")
  static let y = Key("y", .number(in: -farthest...farthest), "How far it moves down, in points.")
  static let scale = Key("scale", .number(in: 0.01...100), "How many times as large it is at the end.")
  static let rotation = Key(
    "rotation", .number(in: -360...360), "How far it turns clockwise, in degrees.")

  static let changes = ObjectDeclaration([alpha, background, x, y, scale, rotation])

  /// The longest time, in seconds, and the farthest distance, in points.
  private static let longest = 600.0
  private static let farthest = 16_384.0
}

/// An animation of a view of a spec.
struct SpecAnimation: Sendable {
  /// The number of the view in reading order; 0 is the canvas.
  let view: Int
  let duration: Double
  let delay: Double
  let curve: Curve
  /// The damping ratio of a spring; nil for a curve.
  let damping: Double?
  let alpha: Double?
  let background: UIColor?
  let x: Double
  let y: Double
  let scale: Double
  /// The rotation clockwise, in degrees.
  let rotation: Double

  /// The curves, under UIKit's names.
  enum Curve: String, CaseIterable, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }

  init(_ element: JSONElement, among names: ItemNames) throws(DocumentError) {
    let reader = try element.object(AnimationKeys.all)
    let name = try reader.required(AnimationKeys.view)
    duration = try reader.optional(AnimationKeys.duration) ?? 0.25
    delay = try reader.optional(AnimationKeys.delay) ?? 0
    curve = try reader.optional(AnimationKeys.curve) ?? .easeInOut
    damping = try reader.optional(AnimationKeys.damping)
    let changes = try (try reader.required(AnimationKeys.to)).object(AnimationKeys.changes)
    alpha = try changes.optional(AnimationKeys.alpha)
    background = try changes.optional(AnimationKeys.background)
    x = try changes.optional(AnimationKeys.x) ?? 0
    y = try changes.optional(AnimationKeys.y) ?? 0
    scale = try changes.optional(AnimationKeys.scale) ?? 1
    rotation = try changes.optional(AnimationKeys.rotation) ?? 0
    guard let item = names[name], item.part == .view else {
      throw (reader.value(of: AnimationKeys.view) ?? element).problem(
        "unknown view \(quoted(name))", suggestion: didYouMean(name, among: names.all))
    }
    view = item.view
  }
}

extension SpecReader {
  /// The maximum number of animations of a spec.
  static let maximumAnimationCount = 1_000

  /// Reads the animations, after all names are known.
  func readAnimations(_ elements: [JSONElement]) throws(DocumentError) -> [SpecAnimation] {
    if elements.count > Self.maximumAnimationCount {
      throw elements[Self.maximumAnimationCount].problem(
        "more than the limit of \(Self.maximumAnimationCount) animations")
    }
    var animations: [SpecAnimation] = []
    for element in elements { animations.append(try SpecAnimation(element, among: names)) }
    return animations
  }
}
