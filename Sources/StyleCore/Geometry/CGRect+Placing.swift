package import Foundation

extension CGRect {
  /// The rectangle on the other side of `bounds` where reading goes from the right.
  package func mirrored(in bounds: CGRect, _ isMirrored: Bool) -> CGRect {
    isMirrored
      ? CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height) : self
  }

  /// A rectangle of the given size in the middle of this one, moved to the pixels of a display.
  package func middle(ofSize size: CGSize, scale: CGFloat) -> CGRect {
    let origin = CGPoint(x: midX - size.width / 2, y: midY - size.height / 2)
    return CGRect(origin: PixelGrid(scale: scale).snap(origin, .nearest(.up)), size: size)
  }
}
