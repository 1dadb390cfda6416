internal import Foundation
internal import GraphicsCore
internal import LayerCore
internal import LayoutCore
internal import StyleCore

/// A rule on text and controls that extend beyond the area where they belong, without being clipped.
///
/// Three cases count, and no others, since badges, shadows and ornaments are meant to extend:
/// - text that crosses an edge of its area: of the nearest ancestor that is visible by a colour, a border or an image.
///   The area of a label with its own background, as of a badge, is the label; text that is outside as a whole is a
///   caption.
/// - a control with a visible part that no touch reaches, since it is outside of an ancestor (A.18), if less than 44
///   points of it are left.
/// - text and controls that the edge of the root clips. Views outside of the root as a whole wait there.
///
/// Views in a scroll view may be anywhere.
@MainActor
enum OverflowingContent {
  static func findings(in tree: LintTree) -> [Finding] {
    let texts = textFindings(in: tree)
    let controls = tree.nodes.indices.compactMap { UnreachableControl($0, in: tree)?.finding }
    // A clipped control reports for its title, too.
    return controls + texts.filter { text in !controls.contains { $0.view == text.view } }
  }

  // MARK: Text

  /// The area that is crossed, and the branch of it that crosses.
  private struct Place: Hashable {
    let area: Int
    let branch: Int
  }

  private static func textFindings(in tree: LintTree) -> [Finding] {
    var findings: [Finding] = []
    var places: [Place: Int] = [:]
    for text in tree.texts where !tree.isInScrollView(text.index) && !tree.isMasked(text.index) {
      guard let (place, finding) = finding(text, in: tree) else { continue }
      if let known = places[place] {
        findings[known].others.append(finding.view)
      } else {
        places[place] = findings.count
        findings.append(finding)
      }
    }
    return findings
  }

  private static func finding(_ text: VisibleText, in tree: LintTree) -> (Place, Finding)? {
    let tolerance = max(1, text.letters.map(\.height).max().map { $0 / 10 } ?? 0)
    var branch = text.index
    for above in sequence(first: text.index, next: { tree.nodes[$0].parent }) {
      let view = tree.nodes[above].view
      defer { branch = above }
      guard above == 0 || tree.showsItsOwnArea(above) else {
        // A view that clips shows no more than is inside, which is a matter of `ClippedText`.
        if view.clipsToBounds, above != text.index { return nil }
        continue
      }
      if above == text.index { return nil }
      let edge = tree.inRoot(view.bounds, of: above)
      if view.clipsToBounds, above != 0 { return nil }
      let crossing = text.letters.first { line in
        let over = line.overhang(over: edge).widest.length
        return over > tolerance && line.intersects(edge.insetBy(dx: tolerance, dy: tolerance))
      }
      // Another line of the same text may be outside while the first is inside.
      let whole = text.area.overhang(over: edge).widest
      guard crossing != nil || (whole.length > tolerance && text.letters.contains { edge.contains($0) })
      else {
        // A text in an area that contains it moves with that area, but may still leave the root with it.
        if above == 0 { return nil }
        guard edge.contains(text.area.insetBy(dx: tolerance, dy: tolerance)) else { return nil }
        return rootFinding(text, branch, tolerance, in: tree)
      }
      return (Place(area: above, branch: branch), finding(text, over: above, whole, in: tree))
    }
    return nil
  }

  /// Returns the finding for a text inside its area that the root clips.
  private static func rootFinding(
    _ text: VisibleText, _ branch: Int, _ tolerance: CGFloat, in tree: LintTree
  ) -> (Place, Finding)? {
    let seen = tree.visiblePart(of: text.area, in: text.index)
    let whole = text.area.overhang(over: tree.root.bounds).widest
    let isCut = text.letters.contains { line in
      line.overhang(over: tree.root.bounds).widest.length > tolerance
        && line.intersects(tree.root.bounds.insetBy(dx: tolerance, dy: tolerance))
    }
    guard isCut, seen.width > 0, seen.height > 0 else { return nil }
    return (Place(area: 0, branch: branch), finding(text, over: 0, whole, in: tree))
  }

  private static func finding(
    _ text: VisibleText, over area: Int, _ side: (name: String, length: CGFloat), in tree: LintTree
  ) -> Finding {
    let path = tree.path(of: area)
    var finding = Finding(
      .contentOutside, view: tree.path(of: text.owner),
      message: "\(text.quoted) extends \(side.length.inPoints) beyond the \(side.name) edge of \(path)",
      fix: "Size the view to fit its content, or limit the text to the available width and height")
    finding.others = [path]
    finding.values = [FindingValue("over the \(side.name)", points: side.length)]
    finding.marks = [FindingMark(.area, text.area)]
    finding.scales = [tree.scale]
    return finding
  }
}

extension LintTree {
  /// Returns whether the view is visible, and not only in the colour behind it.
  func showsItsOwnArea(_ index: Int) -> Bool {
    let view = nodes[index].view
    guard view.showsItsArea, view.bounds.width > 0, view.bounds.height > 0 else { return false }
    guard let color = view.ground, view.layer.borderWidth == 0, view.layer.shadowOpacity == 0 else {
      return true
    }
    let behind = ancestors(of: index).lazy.compactMap { nodes[$0].view.ground }.first
    return color != behind
  }
}

extension UIView {
  /// The colour of the background, if it is visible.
  fileprivate var ground: CGColor? {
    let color = backgroundColor?.resolvedColor(with: traitCollection).cgColor
    return color.flatMap { $0.alpha > 0.02 ? $0 : nil }
  }
}
