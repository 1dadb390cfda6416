package import Foundation

extension CGRect {
  /// The centre of the rectangle.
  package var middle: CGPoint { CGPoint(x: midX, y: midY) }

  /// Returns the rectangle mirrored from left to right in `bounds`, or itself unless `isMirrored`.
  package func mirrored(in bounds: CGRect, _ isMirrored: Bool) -> CGRect {
    isMirrored
      ? CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height) : self
  }

  /// Returns a rectangle of the given size in the centre of this one, its origin rounded to the pixels of a display.
  package func middle(ofSize size: CGSize, scale: CGFloat) -> CGRect {
    let origin = CGPoint(x: midX - size.width / 2, y: midY - size.height / 2)
    return CGRect(origin: PixelGrid(scale: scale).snap(origin, .nearest(.up)), size: size)
  }
}
