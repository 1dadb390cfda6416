public import Foundation

/// The curves of round corners.
public enum UICornerCurve: Int, Sendable {
  /// The curve that the system chooses: a continuous one.
  case automatic = 0
  /// A quarter of a circle.
  case circular = 1
  /// A curve without a jump of its curvature.
  case continuous = 2
}

/// A type of objects that make a shape for a content.
@preconcurrency @MainActor
public protocol UIShapeProvider: Equatable {
  /// The shape of the content.
  typealias Context = UIShape.ResolutionContext
  /// A shape with its place.
  typealias Resolved = UIShape.Resolved
  /// Returns the shape for a content.
  func resolve(in context: Context) -> Resolved
}

/// A shape that adapts to a content.
@preconcurrency @MainActor
public struct UIShape: @preconcurrency UIShapeProvider {
  /// The shape of the content that another one adapts to.
  @preconcurrency @MainActor
  public struct ResolutionContext {
    /// The shape of the content.
    public var contentShape: Resolved

    /// Creates the context of a content with a shape.
    public init(contentShape: Resolved) {
      self.contentShape = contentShape
    }
  }

  /// A rectangle with its corners.
  fileprivate struct Corners: Equatable {
    var radius: CGFloat = 0
    var curve = UICornerCurve.automatic
    var rounded = UIRectCorner.allCorners
  }

  fileprivate enum Kind {
    case rect(CGRect?, Corners)
    case capsule
    case circle
    case path(UIBezierPath)
    case other(any UIShapeProvider)
  }

  fileprivate let kind: Kind
  fileprivate var insets = UIEdgeInsets.zero

  fileprivate init(kind: Kind) {
    self.kind = kind
  }

  /// Creates the shape of a provider.
  public init(_ provider: some UIShapeProvider) {
    self = provider as? UIShape ?? UIShape(kind: .other(provider))
  }

  /// The bounding rectangle of the content.
  public static var rect: UIShape { UIShape(kind: .rect(nil, Corners())) }
  /// The bounding rectangle of the content, with its shorter sides as half circles.
  public static var capsule: UIShape { UIShape(kind: .capsule) }
  /// The largest circle in the middle of the bounding rectangle of the content.
  public static var circle: UIShape { UIShape(kind: .circle) }

  /// Returns the bounding rectangle of the content with round corners.
  public static func rect(
    cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic, maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape {
    UIShape(kind: .rect(nil, Corners(radius: cornerRadius, curve: cornerCurve, rounded: maskedCorners)))
  }

  /// Returns a rectangle, whatever the content is.
  public static func fixedRect(
    _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: UICornerCurve = .automatic,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape {
    UIShape(kind: .rect(rect, Corners(radius: cornerRadius, curve: cornerCurve, rounded: maskedCorners)))
  }

  /// Returns the shape of a path, whatever the content is.
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(kind: .path(path)) }

  /// Returns the shape with its edges moved inwards by insets.
  ///
  /// Differs from UIKit: a path stays as it is.
  public func inset(by insets: UIEdgeInsets) -> UIShape {
    var shape = self
    shape.insets.top += insets.top
    shape.insets.left += insets.left
    shape.insets.bottom += insets.bottom
    shape.insets.right += insets.right
    return shape
  }

  /// Returns the shape with its edges moved inwards by a distance.
  public func inset(by amount: CGFloat) -> UIShape {
    inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
  }

  /// Returns the shape for a content.
  public func resolve(in context: ResolutionContext) -> Resolved {
    if case .other(let provider) = kind { return provider.resolve(in: context).inset(by: insets) }
    return Resolved(shape: self, content: context.contentShape.boundingRect)
  }

  /// Returns whether two shapes are the same for every content.
  public static func == (left: UIShape, right: UIShape) -> Bool {
    func isEqual<Provider: UIShapeProvider>(_ provider: Provider, _ other: any UIShapeProvider) -> Bool {
      provider == other as? Provider
    }
    guard left.insets == right.insets else { return false }
    switch (left.kind, right.kind) {
    case (.rect(let rect, let corners), .rect(let other, let others)):
      return rect == other && corners == others
    case (.capsule, .capsule), (.circle, .circle): return true
    case (.path(let path), .path(let other)): return path === other
    case (.other(let provider), .other(let other)): return isEqual(provider, other)
    default: return false
    }
  }
}

extension UIShape {
  /// A shape with its place.
  @preconcurrency @MainActor
  public struct Resolved: @preconcurrency Equatable {
    /// The shape.
    public let shape: UIShape
    private let content: CGRect

    package init(shape: UIShape = .rect, content: CGRect) {
      (self.shape, self.content) = (shape, content)
    }

    /// The smallest rectangle around the shape.
    public var boundingRect: CGRect {
      switch shape.kind {
      case .path(let path): return path.bounds
      case .rect(let fixed, _): return (fixed ?? content).inset(by: shape.insets)
      case .capsule, .other: return content.inset(by: shape.insets)
      case .circle:
        let rect = content.inset(by: shape.insets)
        let side = min(rect.width, rect.height)
        return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
      }
    }

    /// The path of the shape.
    public var path: UIBezierPath {
      let rect = boundingRect
      switch shape.kind {
      case .path(let path): return path
      case .rect(_, let corners):
        guard corners.radius > 0 else { return UIBezierPath(rect: rect) }
        return UIBezierPath(
          roundedRect: rect, byRoundingCorners: corners.rounded,
          cornerRadii: CGSize(width: corners.radius, height: corners.radius))
      case .circle: return UIBezierPath(ovalIn: rect)
      case .capsule, .other:
        return UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
      }
    }

    /// Returns the shape with its edges moved inwards by a distance.
    public func inset(by amount: CGFloat) -> Resolved {
      Resolved(shape: shape.inset(by: amount), content: content)
    }

    /// Returns the shape with its edges moved inwards by insets.
    public func inset(by insets: UIEdgeInsets) -> Resolved {
      Resolved(shape: shape.inset(by: insets), content: content)
    }
  }
}
