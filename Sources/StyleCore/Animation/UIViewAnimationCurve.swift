package import LayerCore

/// The speed of an animation over its time.
public enum UIViewAnimationCurve: Int, Sendable {
  /// A slow start and a slow end.
  case easeInOut = 0
  /// A slow start.
  case easeIn = 1
  /// A slow end.
  case easeOut = 2
  /// A constant speed.
  case linear = 3

  /// Creates the curve of a number; of others than those of the curves, such as the keyboard's 7, the default one.
  ///
  /// Objective-C's enumerations have a value for each number, so that it is never nil.
  ///
  /// Differs from UIKit: the number of another curve is lost.
  public init?(rawValue: Int) {
    switch rawValue {
    case 1: self = .easeIn
    case 2: self = .easeOut
    case 3: self = .linear
    default: self = .easeInOut
    }
  }
}

extension UnitBezier {
  /// Creates the curve of one of UIKit's.
  package init(_ curve: UIViewAnimationCurve) {
    switch curve {
    case .easeInOut: self.init(0.42, 0, 0.58, 1)
    case .easeIn: self.init(0.42, 0, 1, 1)
    case .easeOut: self.init(0, 0, 0.58, 1)
    case .linear: self.init(0, 0, 1, 1)
    }
  }
}
