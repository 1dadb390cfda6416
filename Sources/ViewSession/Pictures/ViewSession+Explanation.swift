internal import ImageComparison
internal import LayoutCore
internal import PNG
internal import Raster
package import ViewDifference

extension ViewSession {
  /// Returns the changes of views from an earlier tree, in lines; none if nothing differs.
  package func explanation(comparedWith earlier: LayoutTree) -> [String] {
    Explanation(from: earlier, to: layoutTree()).lines
  }

  /// Returns the difference of the picture from a reference in lines; none if all pixels are equal.
  ///
  /// - Throws: An error if the reference is no PNG, is damaged, or exceeds the limits.
  package func explanation(comparedWith referencePNG: [UInt8]) throws -> [String] {
    view.layoutIfNeeded()
    let (list, tree) = drawing { recordTree() }
    try Self.check(list)
    let (actual, reference) = (Bitmap(rendering: list), try Bitmap(pngData: referencePNG))
    let comparison = Comparison(of: actual, with: reference)
    if case .identical = comparison { return [] }
    var lines = comparison.summary
    guard let referenceTree = try LayoutTree(png: referencePNG) else {
      return lines + ["the reference has no layout tree, so that no view explains the difference"]
    }
    lines += Explanation(of: actual, with: reference, actualTree: tree, referenceTree: referenceTree).lines
    return lines
  }
}
