internal import Foundation
internal import GraphicsCore
@_spi(Plumb) internal import LayoutCore
internal import StyleCore

/// A probe that lays out a tree for a user who needs large text, and reports texts that stay small, and those that do not
/// fit then.
///
/// Text of 40 points and more is large already, and may stay.
@MainActor
enum TextSizeProbe {
  /// The size that is tried: the third of the five for accessibility.
  private static let category = UIContentSizeCategory.accessibilityExtraLarge
  /// The size of text from which on it need not grow, in points.
  private static let largeSize: CGFloat = 40

  /// Returns the findings in a tree, and restores it.
  static func findings(in tree: LintTree) -> [Finding] {
    let view = tree.root
    guard view.traitCollection.preferredContentSizeCategory < category, !tree.texts.isEmpty else { return [] }
    let before = tree.texts.map { ($0, $0.view.shownContent.font?.pointSize ?? 0) }
    let snapshot = DirectionProbe.Snapshot(of: view)
    let oldTraits = view.hostTraits
    var findings: [Finding] = []
    UIView.performWithoutAnimation {
      view.hostTraits = view.traitCollection.modifyingTraits { $0.preferredContentSizeCategory = category }
      view.layoutIfNeeded()
      let grown = LintTree(of: view, scale: tree.scale)
      let after = Dictionary(
        grown.texts.map { (ObjectIdentifier($0.view), $0) }, uniquingKeysWith: { first, _ in first })
      findings = before.compactMap { text, size in
        guard let later = after[ObjectIdentifier(text.view)] else { return nil }
        return finding(text, size, later, in: tree)
      }
      view.hostTraits = oldTraits
      view.layoutIfNeeded()
      snapshot.restore()
    }
    return findings
  }

  private static func finding(
    _ text: VisibleText, _ size: CGFloat, _ later: VisibleText, in tree: LintTree
  ) -> Finding? {
    let grown = later.view.shownContent.font?.pointSize ?? 0
    let path = tree.path(of: text.owner)
    var finding: Finding
    if grown <= size, size < largeSize {
      finding = Finding(
        .fixedTextSize, view: path,
        message: "\(text.quoted) stays at \(size.inPoints) when the user asks for larger text",
        fix: "Use UIFont.preferredFont(forTextStyle:) or UIFontMetrics, "
          + "and set adjustsFontForContentSizeCategory")
    } else if later.drawn.isTruncated, !text.drawn.isTruncated {
      finding = Finding(
        .fixedTextSize, view: path,
        message: "\(text.quoted) does not fit at \(grown.inPoints), the size for large text",
        fix: "Allow more lines (numberOfLines = 0), and let the height follow the text")
    } else {
      return nil
    }
    finding.values = [
      FindingValue("text size", points: size), FindingValue("text size when large", points: grown),
    ]
    finding.marks = [FindingMark(.area, text.area)]
    return finding
  }
}
