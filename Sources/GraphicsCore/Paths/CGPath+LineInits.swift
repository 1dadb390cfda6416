public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The initializers of outlines and dashes whose labels begin with an underscore, as Core Graphics' functions do.
extension CGPath {
  /// Creates the outline of a stroke along a path.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    let outline = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      transform: unsafe transform?.pointee ?? .identity)
    self.init(outline.path)
  }

  /// Creates the dashes of a line along a path.
  public convenience init?(
    __byDashing path: CGPath, transform: UnsafePointer<CGAffineTransform>?, phase: CGFloat,
    lengths: UnsafePointer<CGFloat>?, count: Int
  ) {
    let lengths = unsafe lengths.map { unsafe Array(UnsafeBufferPointer(start: $0, count: max(0, count))) }
    let dashes = path.copy(
      dashingWithPhase: phase, lengths: lengths ?? [], transform: unsafe transform?.pointee ?? .identity)
    self.init(dashes.path)
  }
}
