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
