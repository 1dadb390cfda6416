package import Foundation

/// The content of a view other than a label that breaks into lines like text, for its constraints.
///
/// It supplements the intrinsic size, for views of other modules, which cannot override the methods that labels
/// override.
package struct LineContent {
  /// A closure that returns the height of the lines in a width, in points.
  package var height: @MainActor (CGFloat) -> CGFloat
  /// The distances of the first baseline from the top edge and of the last one from the bottom edge, in points (F.21).
  package var baselines: (first: CGFloat?, last: CGFloat)

  /// Creates content with the given height and baselines.
  package init(
    baselines: (first: CGFloat, last: CGFloat), height: @escaping @MainActor (CGFloat) -> CGFloat
  ) {
    self.baselines = baselines
    self.height = height
  }
}

extension UIView {
  /// Sets the content that breaks into lines; the intrinsic size of the view is that of one line.
  package func setLineContent(_ content: LineContent?) {
    storedState.lineContent = content
    invalidateIntrinsicContentSize()
  }
}
