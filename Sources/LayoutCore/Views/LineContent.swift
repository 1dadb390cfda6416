package import Foundation

/// Content that breaks into lines as text does, of a view that is no label: what constraints have to know of it
/// besides the intrinsic size. For views of other modules, which cannot override what labels override.
package struct LineContent {
  /// The height of the lines in a width, in points.
  package var height: @MainActor (CGFloat) -> CGFloat
  /// How far the first baseline lies below the upper edge and the last one above the lower edge, in points (F.21).
  package var baselines: (first: CGFloat?, last: CGFloat)

  /// Content of the given height and baselines.
  package init(
    baselines: (first: CGFloat, last: CGFloat), height: @escaping @MainActor (CGFloat) -> CGFloat
  ) {
    self.baselines = baselines
    self.height = height
  }
}

extension UIView {
  /// Says that the view has content that breaks into lines; its intrinsic size is that of one line.
  package func setLineContent(_ content: LineContent?) {
    storedState.lineContent = content
    invalidateIntrinsicContentSize()
  }
}
