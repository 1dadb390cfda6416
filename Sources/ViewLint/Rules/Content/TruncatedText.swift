internal import Foundation
internal import GraphicsCore
@_spi(Plumb) internal import LayoutCore

/// A rule on text that ends in “…”, or lacks lines, since its label is too small.
///
/// A label that is truncated intentionally looks the same, so this is only a note. Labels without any area show
/// nothing, and count as collapsed.
@MainActor
enum TruncatedText {
  static func findings(in tree: LintTree) -> [Finding] {
    tree.texts.compactMap { text in
      guard text.drawn.isTruncated, text.view.contentKind == .label else { return nil }
      return finding(text, in: tree)
    }
  }

  private static func finding(_ text: VisibleText, in tree: LintTree) -> Finding {
    let label = text.view
    let (has, needed) = (label.bounds.size, neededSize(of: label))
    // A button needs at least the size of its title.
    let button = text.owner == text.index ? nil : tree.nodes[text.owner].view
    var finding = Finding(
      .truncatedText, view: tree.path(of: text.owner),
      message: "\(text.quoted) is truncated: it needs \(needed.words) points and has \(has.words)",
      fix: fix(label, has, needed, isInButton: button != nil))
    finding.values = [
      FindingValue("width", points: has.width), FindingValue("height", points: has.height),
      FindingValue("needed width", points: needed.width),
      FindingValue("needed height", points: needed.height),
    ]
    finding.marks = [FindingMark(.area, tree.inRoot(label.bounds, of: text.index))]
    finding.scales = [tree.scale]
    return finding
  }

  /// Returns the size that shows all of the text: in one line, or in the present width.
  private static func neededSize(of label: UIView) -> CGSize {
    label.shownContent.lineLimit == 1
      ? label.shownTextSize(width: .greatestFiniteMagnitude, limit: 1)
      : label.shownTextSize(width: label.bounds.width, limit: 0)
  }

  private static func fix(_ label: UIView, _ has: CGSize, _ needed: CGSize, isInButton: Bool) -> String {
    let limit = label.shownContent.lineLimit ?? 0
    if limit == 1 {
      let missing = (needed.width - has.width).inPoints
      return isInButton
        ? "Make the button \(missing) wider, or size it with sizeThatFits(_:)"
        : "Make the label \(missing) wider, or allow more lines (numberOfLines = 0)"
    }
    let limited = label.shownTextSize(width: has.width, limit: limit)
    // If all allowed lines fit, their number is the limit.
    if limited.height <= has.height + 0.01 {
      return "Allow more lines than \(limit), or make the label wider"
    }
    return
      "Give the label the height that sizeThatFits(_:) returns for its width: \(needed.height.inPoints)"
  }
}
