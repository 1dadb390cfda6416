public import Foundation

/// The radius of a corner: a number, or the one that makes the corner concentric with that of a container.
public struct UICornerRadius: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case containerConcentric(minimum: CGFloat?)
  }

  package let kind: Kind

  /// Returns a radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(kind: .fixed(CGFloat(radius)))
  }

  /// Returns the radius of the container's corner less the distance from it, and at least `minimum`.
  ///
  /// A container is the nearest view around that has round corners, or else a window with those of its screen.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .containerConcentric(minimum: minimum))
  }

  /// The radius in words.
  ///
  /// Differs from UIKit: in words of its own.
  public var description: String {
    switch kind {
    case .fixed(let radius): "fixed(\(radius))"
    case .containerConcentric(let minimum): "containerConcentric(minimum: \(minimum ?? 0))"
    }
  }
}

extension UICornerRadius: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a radius in whole points.
  public init(integerLiteral value: IntegerLiteralType) { self = .fixed(Double(value)) }

  /// Creates a radius in points.
  public init(floatLiteral value: FloatLiteralType) { self = .fixed(value) }
}
