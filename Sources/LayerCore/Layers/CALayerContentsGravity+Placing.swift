package import Foundation

extension CALayerContentsGravity {
  /// Returns the rectangle of contents of `size` in `bounds` (G.16): scaled, or of their own size, without rounding.
  package func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .resizeAspect: return scaled(size, by: min(across, down), in: bounds)
    case .resizeAspectFill: return scaled(size, by: max(across, down), in: bounds)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      return scaled(size, by: 1, in: bounds)
    default: return bounds
    }
  }

  private func scaled(_ size: CGSize, by factor: CGFloat, in bounds: CGRect) -> CGRect {
    let (width, height) = (size.width * factor, size.height * factor)
    let share = freeShare
    return CGRect(
      x: bounds.minX + (bounds.width - width) * share.x,
      y: bounds.minY + (bounds.height - height) * share.y, width: width, height: height)
  }

  /// The fractions of the free space that are left of the contents, and above them.
  private var freeShare: CGPoint {
    switch self {
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: CGPoint(x: 0, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    default: CGPoint(x: 0.5, y: 0.5)
    }
  }
}
