public import Foundation
public import LayoutCore
internal import Paths
public import StyleCore

extension Interpolation {
  /// The timing curves of an interpolation.
  public enum Curve: Sendable {
    /// A linear curve.
    case linear
    /// A slow start: the square of the progress.
    case easeIn
    /// A slow end.
    case easeOut
    /// A slow start and end, along a cosine.
    case easeInOut
    /// A function from 0…1 to 0…1, with the option of animations that approximates it.
    case custom(
      curveFunction: @Sendable (CGFloat) -> CGFloat, approximateUIViewAnimationCurve: UIView.AnimationOptions)

    /// Creates the curve with a slow start, a slow end, or both.
    public init(easeIn: Bool, easeOut: Bool) {
      switch (easeIn, easeOut) {
      case (false, false): self = .linear
      case (true, false): self = .easeIn
      case (false, true): self = .easeOut
      case (true, true): self = .easeInOut
      }
    }

    /// The option of animations for this curve, or an approximation of it.
    public var animationCurveOptions: UIView.AnimationOptions {
      switch self {
      case .linear: .curveLinear
      case .easeIn: .curveEaseIn
      case .easeOut: .curveEaseOut
      case .easeInOut: .curveEaseInOut
      case .custom(_, let approximation): approximation
      }
    }

    /// Returns `progress`, clamped at start and end, on this curve.
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
