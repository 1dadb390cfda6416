package import Foundation

extension CGRect {
  /// Returns this part of `whole`, extended outwards at each edge that it shares with it.
  package func reachingOut(of whole: CGRect) -> CGRect {
    let reach = max(whole.width, whole.height)
    // Sums of origins and sizes differ in their last bits.
    let inner = whole.insetBy(dx: reach * 1e-9, dy: reach * 1e-9)
    let (left, top) = (minX <= inner.minX ? reach : 0, minY <= inner.minY ? reach : 0)
    let (right, bottom) = (maxX >= inner.maxX ? reach : 0, maxY >= inner.maxY ? reach : 0)
    return CGRect(x: minX - left, y: minY - top, width: width + left + right, height: height + top + bottom)
  }
}
