public import Foundation
public import LayoutCore
internal import Paths

extension Interpolation {
  /// How fast the way is gone at its start and its end.
  public enum Curve: Sendable {
    /// Evenly.
    case linear
    /// Slowly at the start: the square of the way.
    case easeIn
    /// Slowly at the end.
    case easeOut
    /// Slowly at both, along a cosine.
    case easeInOut
    /// By a function from 0…1 to 0…1, and the curve of animations that comes near it.
    case custom(
      curveFunction: @Sendable (CGFloat) -> CGFloat, approximateUIViewAnimationCurve: UIView.AnimationOptions)

    /// The curve that is slow where it is asked to be.
    public init(easeIn: Bool, easeOut: Bool) {
      switch (easeIn, easeOut) {
      case (false, false): self = .linear
      case (true, false): self = .easeIn
      case (false, true): self = .easeOut
      case (true, true): self = .easeInOut
      }
    }

    /// The option of animations that is this curve, or comes near it.
    public var animationCurveOptions: UIView.AnimationOptions {
      switch self {
      case .linear: .curveLinear
      case .easeIn: .curveEaseIn
      case .easeOut: .curveEaseOut
      case .easeInOut: .curveEaseInOut
      case .custom(_, let approximation): approximation
      }
    }

    /// How far `progress`, held by start and end, has come on this curve.
    public func reinterpolate(_ progress: Interpolation) -> Interpolation {
      let share = progress.clamp().share
      let curved: CGFloat =
        switch self {
        case .linear: share
        case .easeIn: share * share
        case .easeOut: 1 - (1 - share) * (1 - share)
        case .easeInOut: (1 - CGFloat(Trigonometry.cosine(Double(share) * .pi))) / 2
        case .custom(let function, _): function(share)
        }
      return Interpolation(share: curved)
    }
  }
}
