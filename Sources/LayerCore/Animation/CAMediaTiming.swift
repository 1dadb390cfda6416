public import Foundation

/// What an animation shows before and after its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// The mode of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its end, afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its start, before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its start before and its end afterwards.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Something that takes time.
public protocol CAMediaTiming {
  /// When it begins, in the time of what is around it.
  var beginTime: TimeInterval { get set }
  /// How long it takes once, in seconds.
  var duration: TimeInterval { get set }
  /// How fast its time goes; 2 is twice as fast.
  var speed: Float { get set }
  /// Where its own time begins.
  var timeOffset: TimeInterval { get set }
  /// How often it runs.
  var repeatCount: Float { get set }
  /// How long it runs again and again; 0 leaves it to `repeatCount`.
  var repeatDuration: TimeInterval { get set }
  /// Whether it runs back after every time.
  var autoreverses: Bool { get set }
  /// What it shows before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// The function of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Equally fast all the time.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// What the system uses.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The speed of an animation over its time: a curve from (0, 0) to (1, 1) with two control points.
open class CAMediaTimingFunction: NSObject {
  let points: [CGPoint]

  /// One of the system's functions; the linear one where the name is none of them.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// The function with the given control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [
      .zero, CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)),
      CGPoint(x: 1, y: 1),
    ]
    super.init()
  }

  /// Writes x and y of a point, 0…3, to `ptr`: the start, the control points and the end.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    precondition(points.indices.contains(idx), "A timing function has points 0 to 3.")
    unsafe ptr[0] = Float(points[idx].x)
    unsafe ptr[1] = Float(points[idx].y)
  }
}
