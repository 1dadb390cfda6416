public import Foundation

/// The behaviour of an animation before and after its active duration.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the mode of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The mode that shows the end of the animation afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The mode that shows the start of the animation before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The mode that shows the start before the animation and the end afterwards.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The mode that shows the animation only during its active duration.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A type that models a hierarchical timing system, as layers and animations do.
public protocol CAMediaTiming {
  /// The time at which the object begins, in the time of its parent.
  var beginTime: TimeInterval { get set }
  /// The duration of one repetition, in seconds.
  var duration: TimeInterval { get set }
  /// The rate of the object's time in that of its parent; 2 is twice as fast.
  var speed: Float { get set }
  /// The offset into the object's own time at which it begins, in seconds.
  var timeOffset: TimeInterval { get set }
  /// The number of repetitions, which may be a fraction.
  var repeatCount: Float { get set }
  /// The time for which the object repeats, in seconds; 0 leaves it to `repeatCount`.
  var repeatDuration: TimeInterval { get set }
  /// Whether or not the object runs in reverse after each repetition.
  var autoreverses: Bool { get set }
  /// The behaviour before and after the active duration.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the name of a function.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A function of constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A function that begins slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A function that ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A function that begins and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The function of the system's own animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A function that maps time to progress: a Bézier curve from (0, 0) to (1, 1) with two control points.
open class CAMediaTimingFunction: NSObject {
  let points: [CGPoint]

  /// Creates the function of a name; for an unknown name, the linear one.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates the function with the given control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [
      .zero, CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)),
      CGPoint(x: 1, y: 1),
    ]
    super.init()
  }

  /// Writes x and y of a point to `ptr`.
  ///
  /// - Parameters:
  ///   - idx: The index of the point, 0…3: the start, the two control points, the end.
  ///   - ptr: The memory for two numbers.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    precondition(points.indices.contains(idx), "A timing function has points 0 to 3.")
    unsafe ptr[0] = Float(points[idx].x)
    unsafe ptr[1] = Float(points[idx].y)
  }
}
