internal import Foundation
@_spi(Plumb) internal import LayoutCore
import StackCore
internal import StyleCore

/// A rule on text, controls and images in margins that were set on their superview, or outside its safe area.
///
/// - Margins count if they were set on the view itself; of sides with different margins, those that are still 8, the
///   default, do not. They also count at sides where other content respects them, if the view's layout code has read
///   them.
/// - The safe area counts in every window, outside of scroll views.
///
/// Backgrounds, and content that spans a side from edge to edge without being text, may be in margins; so may content
/// that extends beyond the view, which is a matter of `OverflowingContent`, and badges across the edge of another view.
@MainActor
enum IgnoredMargins {
  static func findings(in tree: LintTree) -> [Finding] {
    let areas = tree.nodes.indices.compactMap { ContentArea($0, in: tree) }
    var contents: [Int: [ContentArea]] = [:]
    var findings: [Finding] = []
    for area in areas {
      if let finding = unsafeFinding(area, in: tree) { findings.append(finding) }
      guard let holder = holder(of: area.index, in: tree) else { continue }
      contents[holder, default: []].append(area)
    }
    let known = Set(findings.map(\.view))
    for holder in contents.keys.sorted() {
      let sides = sides(of: holder, contents[holder] ?? [], in: tree)
      findings += (contents[holder] ?? []).compactMap { finding($0, in: holder, sides, tree) }
        .filter { !known.contains($0.view) }
    }
    return findings
  }

  // MARK: Margins

  /// Returns the view whose margins a content has to respect: its nearest ancestor, through plain containers.
  private static func holder(of index: Int, in tree: LintTree) -> Int? {
    for above in tree.ancestors(of: index) {
      let view = tree.nodes[above].view
      guard view.opensUpToUsers, !(view is UIScrollView), tree.isUpright(above) else { return nil }
      if view.ownLayoutMargins != nil || tree.marginReaders.contains(ObjectIdentifier(view)) { return above }
      let isPlain = type(of: view) == UIView.self || type(of: view) == UIStackView.self
      guard isPlain, !tree.showsItsOwnArea(above), !view.clipsToBounds else { return nil }
    }
    return nil
  }

  /// Returns the margins of the sides that count; 0 for others.
  private static func sides(of holder: Int, _ areas: [ContentArea], in tree: LintTree) -> UIEdgeInsets {
    let view = tree.nodes[holder].view
    var margins = view.layoutMargins
    if let own = view.ownLayoutMargins {
      let isUniform = Set([own.top, own.leading, own.bottom, own.trailing]).count == 1
      let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
      let (left, right) = isLeftToRight ? (own.leading, own.trailing) : (own.trailing, own.leading)
      guard !isUniform else { return margins }
      if own.top == 8 { margins.top = 0 }
      if left == 8 { margins.left = 0 }
      if own.bottom == 8 { margins.bottom = 0 }
      if right == 8 { margins.right = 0 }
      return margins
    }
    let inner = tree.inRoot(view.bounds.inset(by: margins), of: holder)
    let frames = areas.map { tree.inRoot(tree.nodes[$0.index].view.bounds, of: $0.index) }
    func keeps(_ edge: KeyPath<CGRect, CGFloat>) -> Bool {
      frames.contains { abs($0[keyPath: edge] - inner[keyPath: edge]) <= 0.5 }
    }
    if !keeps(\.minY) { margins.top = 0 }
    if !keeps(\.minX) { margins.left = 0 }
    if !keeps(\.maxY) { margins.bottom = 0 }
    if !keeps(\.maxX) { margins.right = 0 }
    return margins
  }

  private static func finding(
    _ area: ContentArea, in holder: Int, _ margins: UIEdgeInsets, _ tree: LintTree
  ) -> Finding? {
    let bounds = tree.inRoot(tree.nodes[holder].view.bounds, of: holder)
    guard let side = area.side(in: margins, of: bounds, tree), !isBadge(area, in: holder, tree) else {
      return nil
    }
    let (view, path) = (tree.nodes[holder].view, tree.path(of: holder))
    let stack = view as? UIStackView
    let fix =
      stack?.isLayoutMarginsRelativeArrangement == false
      ? "Set isLayoutMarginsRelativeArrangement of the stack view, or do not set its margins"
      : "Place it within layoutMarginsGuide, or bounds.inset(by: layoutMargins), of \(path)"
    return finding(
      area, holder, side, in: tree,
      message: "\(area.words) extends \(side.length.inPoints) into the \(side.name) margin of \(path)",
      fix: fix)
  }

  /// Returns whether the content is across the edge of a sibling.
  private static func isBadge(_ area: ContentArea, in holder: Int, _ tree: LintTree) -> Bool {
    tree.nodes.indices.contains { other in
      let node = tree.nodes[other]
      guard other != area.index, other != holder, node.isShown, node.view.showsItsArea,
        node.parent == tree.nodes[area.index].parent
      else { return false }
      let frame = tree.inRoot(node.view.bounds, of: other)
      let common = area.rect.intersection(frame)
      return !common.isNull && common.width > 1 && common.height > 1 && !frame.contains(area.rect)
        && !area.rect.contains(frame)
    }
  }

  // MARK: Safe area

  private static func unsafeFinding(_ area: ContentArea, in tree: LintTree) -> Finding? {
    guard let holder = tree.nodes[area.index].parent else { return nil }
    let view = tree.nodes[holder].view
    guard view.window != nil, view.safeAreaInsets != .zero, !tree.isInScrollView(area.index),
      tree.nodes[area.index].view.contentKind != .image
    else { return nil }
    if tree.nodes[area.index].view is UIControl, !tree.isTouchable(area.index) { return nil }
    let bounds = tree.inRoot(view.bounds, of: holder)
    guard let side = area.side(in: view.safeAreaInsets, of: bounds, tree) else { return nil }
    let path = tree.path(of: holder)
    return finding(
      area, holder, side, in: tree,
      message: "\(area.words) extends \(side.length.inPoints) outside the safe area of \(path), "
        + "at the \(side.name)",
      fix: "Place it within safeAreaLayoutGuide, or bounds.inset(by: safeAreaInsets), of \(path)")
  }

  private static func finding(
    _ area: ContentArea, _ holder: Int, _ side: (name: String, length: CGFloat), in tree: LintTree,
    message: String, fix: String
  ) -> Finding {
    var finding = Finding(
      .ignoredMargins, view: tree.path(of: area.index),
      message: message.prefix(1).uppercased() + message.dropFirst(), fix: fix)
    finding.others = [tree.path(of: holder)]
    finding.values = [FindingValue("in the \(side.name) margin", points: side.length)]
    finding.marks = [FindingMark(.area, area.rect)]
    finding.scales = [tree.scale]
    return finding
  }
}

extension ContentArea {
  /// Returns the side of `bounds` with the largest part of the content in the insets, and its length; nil without one.
  @MainActor
  fileprivate func side(
    in insets: UIEdgeInsets, of bounds: CGRect, _ tree: LintTree
  ) -> (name: String, length: CGFloat)? {
    // Content beyond the edge is a matter of other rules.
    let distances = [
      rect.minY - bounds.minY, rect.minX - bounds.minX, bounds.maxY - rect.maxY, bounds.maxX - rect.maxX,
    ]
    let frame = tree.inRoot(tree.nodes[index].view.bounds, of: index)
    let spansWidth = frame.minX <= bounds.minX + 0.5 && frame.maxX >= bounds.maxX - 0.5
    let spansHeight = frame.minY <= bounds.minY + 0.5 && frame.maxY >= bounds.maxY - 0.5
    let tolerance = max(0.5, tree.pixel)
    let intrusions = zip(insets.sides, distances).compactMap { side, distance in
      let isHorizontal = side.name == "left" || side.name == "right"
      if mayFillSides, spansWidth || spansHeight { return nil as (name: String, length: CGFloat)? }
      // A button that spans the width at the upper or lower edge is a bar; its title is in its center.
      if !isHorizontal, spansWidth, tree.nodes[index].view is UIControl { return nil }
      guard distance > -tolerance, side.length - distance > tolerance else { return nil }
      return (side.name, side.length - distance)
    }
    return intrusions.max { $0.length < $1.length }
  }
}
