internal import Foundation
internal import GraphicsCore
@_spi(Plumb) internal import LayoutCore
internal import Plumb
internal import StyleCore

/// A rule on text that an edge clips: that of the label itself, or of an ancestor that clips.
///
/// Text that can be scrolled to is not clipped. Lines that are hidden as a whole are not, either: views that open and
/// close hide their content. Text that the edges of the root clip is a matter of `OverflowingContent`.
@MainActor
enum ClippedText {
  static func findings(in tree: LintTree) -> [Finding] {
    tree.texts.compactMap { text in
      guard !tree.isMasked(text.index) else { return nil }
      return ownFinding(text, in: tree) ?? findingAbove(text, in: tree)
    }
  }

  // MARK: Label

  private static func ownFinding(_ text: VisibleText, in tree: LintTree) -> Finding? {
    let view = text.view
    // A text view that scrolls can show everything.
    if let scroll = view as? UIScrollView, scroll.isScrollEnabled { return nil }
    for line in text.drawn.lines {
      guard let ink = line.ink else { continue }
      let cut = ink.overhang(over: view.bounds).widest
      guard cut.length > tolerance(of: line, in: tree) else { continue }
      var finding = Finding(
        .clippedText, view: tree.path(of: text.owner),
        message:
          "\(text.quoted) is clipped by \(cut.length.inPoints) at the \(cut.name)",
        fix: "Give the view the size that sizeThatFits(_:) returns: "
          + "\(neededSize(of: view).words) points, not \(view.bounds.size.words)")
      finding.values = [FindingValue("cut at the \(cut.name)", points: cut.length)]
      finding.marks = [FindingMark(.area, tree.inRoot(view.bounds, of: text.index))]
      finding.scales = [tree.scale]
      return finding
    }
    return nil
  }

  private static func neededSize(of view: UIView) -> CGSize {
    guard view.shownContent.lineLimit == 1 else {
      return view.sizeThatFits(CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude))
    }
    return view.sizeThatFits(.zero)
  }

  /// Returns the length by which the glyphs of a line may extend beyond it.
  private static func tolerance(of line: DrawnText.Line, in tree: LintTree) -> CGFloat {
    max(tree.pixel, line.rect.height * 0.05)
  }

  // MARK: Ancestors

  private static func findingAbove(_ text: VisibleText, in tree: LintTree) -> Finding? {
    var lines = text.drawn.lines.compactMap { line in
      line.ink.map { (ink: tree.inRoot($0, of: text.index), tolerance: tolerance(of: line, in: tree)) }
    }
    for above in tree.ancestors(of: text.index) where above != 0 {
      let view = tree.nodes[above].view
      guard view.clipsToBounds, tree.isUpright(above) else { continue }
      let scroll = view as? UIScrollView
      let edge = tree.inRoot(scroll.map(reach) ?? view.bounds, of: above)
      for line in lines {
        let cut = line.ink.overhang(over: edge).widest
        let seen = line.ink.cut(to: edge)
        // A line without any visible part is hidden, not clipped.
        guard cut.length > line.tolerance, seen.width > line.tolerance, seen.height > line.tolerance else {
          continue
        }
        return finding(text, above, cut, in: tree)
      }
      // Beyond a scroll view, nothing clips the content permanently.
      if scroll != nil { return nil }
      lines = lines.map { ($0.ink.cut(to: edge), $0.tolerance) }
    }
    return nil
  }

  /// Returns the area that can be scrolled to.
  private static func reach(of view: UIScrollView) -> CGRect {
    let inset = view.adjustedContentInset
    let content = CGRect(origin: .zero, size: view.contentSize)
    let outset = UIEdgeInsets(
      top: -max(0, inset.top), left: -max(0, inset.left), bottom: -max(0, inset.bottom),
      right: -max(0, inset.right))
    return content.inset(by: outset).union(view.bounds)
  }

  private static func finding(
    _ text: VisibleText, _ above: Int, _ cut: (name: String, length: CGFloat), in tree: LintTree
  ) -> Finding {
    let clipping = tree.path(of: above)
    let isScroll = tree.nodes[above].view is UIScrollView
    var finding = Finding(
      .clippedText, view: tree.path(of: text.owner),
      message:
        "\(text.quoted) is clipped by \(cut.length.inPoints) at the \(cut.name) edge of \(clipping)",
      fix: isScroll
        ? "Make the content size large enough for the text"
        : "Make \(tree.nodes[above].view.pathName(place: nil)) \(cut.length.inPoints) "
          + "larger at the \(cut.name), or make the text smaller")
    finding.others = [clipping]
    finding.values = [FindingValue("cut at the \(cut.name)", points: cut.length)]
    finding.marks = [FindingMark(.area, text.area)]
    finding.scales = [tree.scale]
    return finding
  }
}
