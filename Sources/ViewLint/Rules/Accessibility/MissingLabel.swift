internal import ControlCore
internal import Foundation
@_spi(Plumb) internal import LayoutCore
internal import StyleCore

/// A rule on elements without a name, and on controls that are no elements and have none in them.
///
/// A value is no name, except in a field, whose placeholder is one, and where it says all, as that of a page control.
@MainActor
enum MissingLabel {
  static func findings(_ elements: [NSObject], in tree: LintTree) -> [Finding] {
    nameless(elements, in: tree) + silentControls(elements, in: tree)
  }

  /// Returns the findings of elements without a name, one for each view.
  private static func nameless(_ elements: [NSObject], in tree: LintTree) -> [Finding] {
    var seen: Set<Int> = []
    return elements.compactMap { element in
      guard let index = tree.placedNode(of: element), !isNamed(element), seen.insert(index).inserted else {
        return nil
      }
      let kind = kind(of: element)
      var finding = Finding(
        .missingLabel, view: tree.path(of: index),
        message: "VoiceOver has no name for \(kind)", fix: "Set accessibilityLabel to what it is or does")
      finding.marks = [FindingMark(.area, tree.frame(of: element))]
      return finding
    }
  }

  private static func isNamed(_ element: NSObject) -> Bool {
    func isText(_ text: String?) -> Bool { text?.contains { !$0.isWhitespace } == true }
    if isText(element.accessibilityLabel) { return true }
    switch element {
    case let field as UIView where field.contentKind == .textField:
      return isText(field.shownContent.placeholder)
    case let view as UIView where view.contentKind == .textView: return true
    case is UIPageControl: return isText(element.accessibilityValue)
    default: return element.accessibilityTraits.contains(.pickerItem)
    }
  }

  private static func kind(of element: NSObject) -> String {
    let traits = element.accessibilityTraits
    let kinds: [(UIAccessibilityTraits, String)] = [
      (.toggleButton, "this switch"), (.textEntry, "this field"), (.adjustable, "this control"),
      (.button, "this button"), (.link, "this link"), (.image, "this image"),
    ]
    return kinds.first { traits.contains($0.0) }?.1 ?? "this element"
  }

  /// Returns the findings of controls of programs that are no elements, have none in them, and are in none.
  private static func silentControls(_ elements: [NSObject], in tree: LintTree) -> [Finding] {
    let heard = tree.reached(by: elements.compactMap { tree.placedNode(of: $0) })
    return tree.nodes.indices.compactMap { index in
      let view = tree.nodes[index].view
      guard tree.nodes[index].isPlacedByUser, view is UIControl, view.contentKind == .plain,
        tree.isTouchable(index), !heard[index],
        !tree.isSilenced(index), !view.bounds.isEmpty
      else { return nil }
      var finding = Finding(
        .missingLabel, view: tree.path(of: index), message: "VoiceOver does not find this control",
        fix: "Set isAccessibilityElement, accessibilityLabel and the trait .button")
      finding.marks = [FindingMark(.area, tree.inRoot(view.bounds, of: index))]
      return finding
    }
  }
}

extension LintTree {
  /// Returns for each node whether it is one of some nodes, or contains one, or is in one.
  fileprivate func reached(by indices: [Int]) -> [Bool] {
    var isReached = Array(repeating: false, count: nodes.count)
    for index in indices { isReached[index] = true }
    // A parent precedes its children.
    var isWithin = isReached
    for index in nodes.indices {
      if let parent = nodes[index].parent, isWithin[parent] { isWithin[index] = true }
    }
    for index in nodes.indices.reversed() where isReached[index] {
      if let parent = nodes[index].parent { isReached[parent] = true }
    }
    return zip(isReached, isWithin).map { $0 || $1 }
  }

  /// Returns whether code hides the elements in the view or in one around it, or lists others in its place.
  fileprivate func isSilenced(_ index: Int) -> Bool {
    ([index] + ancestors(of: index)).contains { above in
      let view = nodes[above].view
      return view.accessibilityElementsHidden || view.accessibilityElements != nil
    }
  }
}
