internal import Foundation
internal import GraphicsCore
internal import LayerCore
internal import LayoutCore
internal import StyleCore

/// Text and controls that reach out of where they belong, without being clipped.
///
/// Three things count, and nothing else, for badges, shadows and ornaments are meant to reach out:
/// - letters that cross an edge of the area that they are on: the nearest view above that shows where it is by a
///   colour, a border or a picture. A label with a ground of its own, as badges have, is on that; text that lies
///   outside as a whole is a caption.
/// - a control of which a part is seen that no finger reaches, since it lies outside of a view above it (A.18), if
///   less than 44 points of it are left.
/// - letters and controls that the edge of the root cuts. What lies outside of the root as a whole waits there.
///
/// What is in a scroll view may be anywhere.
@MainActor
enum ContentOutside {
  static func findings(in tree: LintTree) -> [Finding] {
    let texts = textFindings(in: tree)
    let controls = tree.nodes.indices.compactMap { UnreachableControl($0, in: tree)?.finding }
    // A control that is cut says it for its title, too.
    return controls + texts.filter { text in !controls.contains { $0.view == text.view } }
  }

  // MARK: Text

  /// What crosses which area, and by which of the views in that.
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

  private static func finding(_ text: SeenText, in tree: LintTree) -> (Place, Finding)? {
    let tolerance = max(1, text.letters.map(\.height).max().map { $0 / 10 } ?? 0)
    var branch = text.index
    for above in sequence(first: text.index, next: { tree.nodes[$0].parent }) {
      let view = tree.nodes[above].view
      defer { branch = above }
      guard above == 0 || tree.showsItsOwnArea(above) else {
        // What clips shows no more than is inside, and `ClippedText` looks at that.
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
      // Another line of the same text may lie outside while the first is inside.
      let whole = text.area.overhang(over: edge).widest
      guard crossing != nil || (whole.length > tolerance && text.letters.contains { edge.contains($0) })
      else {
        // On an area that contains it, a text goes where that area goes; it may still leave the root with it.
        if above == 0 { return nil }
        guard edge.contains(text.area.insetBy(dx: tolerance, dy: tolerance)) else { return nil }
        return rootFinding(text, branch, tolerance, in: tree)
      }
      return (Place(area: above, branch: branch), finding(text, over: above, whole, in: tree))
    }
    return nil
  }

  /// What of a text the root cuts that lies within the area that it is on.
  private static func rootFinding(
    _ text: SeenText, _ branch: Int, _ tolerance: CGFloat, in tree: LintTree
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
    _ text: SeenText, over area: Int, _ side: (name: String, length: CGFloat), in tree: LintTree
  ) -> Finding {
    let path = tree.path(of: area)
    var finding = Finding(
      .contentOutside, view: tree.path(of: text.owner),
      message: "\(text.quoted) reaches \(side.length.words) points over the \(side.name) edge of \(path)",
      fix: "Size the view by what is in it, or give the text the width and height that are there")
    finding.others = [path]
    finding.values = [FindingValue("over the \(side.name)", points: side.length)]
    finding.marks = [FindingMark(.area, text.area)]
    finding.scales = [tree.scale]
    return finding
  }
}

extension LintTree {
  /// Whether the view shows where it is, and not only by the colour that is behind it anyway.
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
  /// The colour of the background, where there is one that shows.
  fileprivate var ground: CGColor? {
    let color = backgroundColor?.resolvedColor(with: traitCollection).cgColor
    return color.flatMap { $0.alpha > 0.02 ? $0 : nil }
  }
}
