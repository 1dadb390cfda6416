/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the mode of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The mode in which the layer's x axis follows the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The mode in which the layer's x axis points backwards along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The interpolation between the key frames of an animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the mode of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: each value is kept until the next key frame.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Interpolation along a smooth cubic curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Interpolation along a smooth cubic curve at constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The key under which layers keep a transition.
public let kCATransition = "transition"

/// A kind of transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the kind of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A transition in which the new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// A transition in which the new content moves in above the old content.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// A transition in which the new content pushes the old content out.
  public static let push = CATransitionType(rawValue: "push")
  /// A transition in which the old content moves out and reveals the new content.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The edge from which a transition moves.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the edge of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The left edge.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The top edge.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The bottom edge.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
