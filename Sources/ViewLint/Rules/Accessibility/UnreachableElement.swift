internal import ControlCore
internal import Foundation
@_spi(Plumb) internal import LayoutCore
internal import StyleCore

/// A rule on elements that the user of VoiceOver cannot reach: controls in another element, and elements that one in
/// front of them covers.
///
/// A control in an element is reached if a tap on that activates it, or if custom actions of that stand for it.
@MainActor
enum UnreachableElement {
  static func findings(_ elements: [NSObject], in tree: LintTree) -> [Finding] {
    enclosed(in: tree) + covered(elements, in: tree)
  }

  /// The share of an element's area under another one from which on it counts as covered.
  private static let coveredShare: CGFloat = 0.9

  private static let interactive: UIAccessibilityTraits = [
    .button, .link, .adjustable, .searchField, .toggleButton, .textEntry,
  ]

  // MARK: Elements in elements

  private static func enclosed(in tree: LintTree) -> [Finding] {
    // The nearest element around each node; a parent precedes its children.
    var outer = [Int?](repeating: nil, count: tree.nodes.count)
    var findings: [Finding] = []
    for (index, node) in tree.nodes.enumerated() {
      guard let parent = node.parent else { continue }
      outer[index] = tree.nodes[parent].view.isAccessibilityElement ? parent : outer[parent]
      guard let around = outer[index], node.isPlacedByUser, node.isShown, node.view.isAccessibilityElement,
        !node.view.accessibilityTraits.isDisjoint(with: interactive),
        !isActivated(node.view, by: tree.nodes[around].view)
      else { continue }
      findings.append(enclosed(index, in: around, of: tree))
    }
    return findings
  }

  private static func enclosed(_ index: Int, in around: Int, of tree: LintTree) -> Finding {
    let path = tree.path(of: around)
    var finding = Finding(
      .unreachableElement, view: tree.path(of: index),
      message: "VoiceOver does not reach it, since \(path) around it is an element",
      fix: "Make the view around it no element, or give that a custom action for it")
    finding.others = [path]
    finding.marks = [FindingMark(.area, tree.inRoot(tree.nodes[index].view.bounds, of: index))]
    return finding
  }

  /// Returns whether an element activates a view in it: by a touch at its activation point, or by an action.
  private static func isActivated(_ view: UIView, by element: UIView) -> Bool {
    if element.accessibilityCustomActions?.isEmpty == false { return true }
    let point = element.convert(element.accessibilityActivationPoint, from: nil)
    guard let hit = element.hitTest(point, with: nil) else { return false }
    return hit === view || hit.isDescendant(of: view)
  }

  // MARK: Covered elements

  private static func covered(_ elements: [NSObject], in tree: LintTree) -> [Finding] {
    let placed = elements.compactMap { element in tree.placedNode(of: element).map { ($0, element) } }
      .filter { $0.1 is UIView }
    // Only siblings are compared: bars and sheets are over what scrolls below them.
    let families = Dictionary(grouping: placed) { tree.nodes[$0.0].parent ?? -1 }
    return families.keys.sorted().flatMap { parent -> [Finding] in
      guard parent >= 0, let family = families[parent], family.count > 1, family.count < 1000 else {
        return []
      }
      let sorted = family.sorted { $0.0 < $1.0 }
      return sorted.indices.compactMap { finding($0, among: sorted, in: tree) }
    }
  }

  /// Returns the finding of an element that one of those after it, which are in front, covers.
  private static func finding(
    _ place: Int, among elements: [(index: Int, element: NSObject)], in tree: LintTree
  ) -> Finding? {
    let (index, element) = elements[place]
    let frame = tree.frame(of: element)
    let area = frame.width * frame.height
    guard area > 0 else { return nil }
    let front = elements[(place + 1)...].first { other in
      let common = frame.cut(to: tree.frame(of: other.element))
      return common.width * common.height >= coveredShare * area
    }
    guard let front else { return nil }
    let path = tree.path(of: front.index)
    var finding = Finding(
      .unreachableElement, view: tree.path(of: index),
      message: "A finger on it finds \(path), which covers it",
      fix: "Make one of the two no element, or place them beside each other")
    finding.others = [path]
    finding.marks = [FindingMark(.area, frame)]
    return finding
  }
}
