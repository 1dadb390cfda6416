internal import Foundation
internal import GraphicsCore
internal import LayoutCore
internal import Plumb
internal import StyleCore
internal import TextViewCore

/// Letters that an edge cuts through: of the label itself, or of a view above it that clips.
///
/// What can be scrolled to is not cut. Lines that are hidden as a whole are not, either: views that open and close hide
/// what is in them. What the edges of the root cut is `ContentOutside`'s.
@MainActor
enum ClippedText {
  static func findings(in tree: LintTree) -> [Finding] {
    tree.texts.compactMap { text in
      guard !tree.isMasked(text.index) else { return nil }
      return ownFinding(text, in: tree) ?? findingAbove(text, in: tree)
    }
  }

  // MARK: The label itself

  private static func ownFinding(_ text: SeenText, in tree: LintTree) -> Finding? {
    let view = text.view
    // A text view that scrolls shows everything sooner or later.
    if let scroll = view as? UIScrollView, scroll.isScrollEnabled { return nil }
    for line in text.drawn.lines {
      guard let ink = line.ink else { continue }
      let cut = ink.overhang(over: view.bounds).widest
      guard cut.length > tolerance(of: line, in: tree) else { continue }
      var finding = Finding(
        .clippedText, view: tree.path(of: text.owner),
        message:
          "\(text.quoted) is cut off at the \(cut.name): \(cut.length.words) points of letters lie outside",
        fix: "Give the view the size that sizeThatFits(_:) answers: "
          + "\(neededSize(of: view).words) points, not \(view.bounds.size.words)")
      finding.values = [FindingValue("cut at the \(cut.name)", points: cut.length)]
      finding.marks = [FindingMark(.area, tree.inRoot(view.bounds, of: text.index))]
      finding.scales = [tree.scale]
      return finding
    }
    return nil
  }

  private static func neededSize(of view: UIView) -> CGSize {
    guard let label = view as? UILabel, label.numberOfLines == 1 else {
      return view.sizeThatFits(CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude))
    }
    return view.sizeThatFits(.zero)
  }

  /// Letters may stand out of their line a little by their shape.
  private static func tolerance(of line: DrawnText.Line, in tree: LintTree) -> CGFloat {
    max(tree.pixel, line.rect.height * 0.05)
  }

  // MARK: Views above

  private static func findingAbove(_ text: SeenText, in tree: LintTree) -> Finding? {
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
        // A line of which nothing is seen is hidden, not cut.
        guard cut.length > line.tolerance, seen.width > line.tolerance, seen.height > line.tolerance else {
          continue
        }
        return finding(text, above, cut, in: tree)
      }
      // Where content can be moved, nothing further out cuts it for good.
      if scroll != nil { return nil }
      lines = lines.map { ($0.ink.cut(to: edge), $0.tolerance) }
    }
    return nil
  }

  /// Everything that can be scrolled to.
  private static func reach(of view: UIScrollView) -> CGRect {
    let inset = view.adjustedContentInset
    let content = CGRect(origin: .zero, size: view.contentSize)
    let outset = UIEdgeInsets(
      top: -max(0, inset.top), left: -max(0, inset.left), bottom: -max(0, inset.bottom),
      right: -max(0, inset.right))
    return content.inset(by: outset).union(view.bounds)
  }

  private static func finding(
    _ text: SeenText, _ above: Int, _ cut: (name: String, length: CGFloat), in tree: LintTree
  ) -> Finding {
    let clipping = tree.path(of: above)
    let isScroll = tree.nodes[above].view is UIScrollView
    var finding = Finding(
      .clippedText, view: tree.path(of: text.owner),
      message: "\(text.quoted) is cut off by the \(cut.name) edge of \(clipping): \(cut.length.words) points",
      fix: isScroll
        ? "Make the content size large enough for the text"
        : "Make \(tree.nodes[above].view.pathName(place: nil)) \(cut.length.words) points "
          + "larger at the \(cut.name), or the text smaller")
    finding.others = [clipping]
    finding.values = [FindingValue("cut at the \(cut.name)", points: cut.length)]
    finding.marks = [FindingMark(.area, text.area)]
    finding.scales = [tree.scale]
    return finding
  }
}
