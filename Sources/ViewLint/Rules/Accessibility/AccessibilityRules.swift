internal import ControlCore
internal import Foundation
internal import LayoutCore
internal import StyleCore

/// The rules on what assistive technologies and readers of large text get from a laid-out tree.
///
/// They run only on request: most take another layout, or a drawing of the whole tree.
@MainActor
enum AccessibilityRules {
  /// Returns the findings in a view that is laid out at a scale.
  static func findings(in view: UIView, scale: Int) -> [Finding] {
    let tree = LintTree(of: view, scale: scale)
    let elements = ReadingOrder.elements(in: view).map(\.object)
    var findings =
      MissingLabel.findings(elements, in: tree) + UnreachableElement.findings(elements, in: tree)
      + LowContrast.findings(in: tree) + TextSizeProbe.findings(in: tree)
    for index in findings.indices { findings[index].size = view.bounds.size }
    return findings
  }
}

extension LintTree {
  /// Returns the index of the view of an element, or of the view that contains it; nil if code did not place that.
  func placedNode(of element: NSObject) -> Int? {
    let container = (element as? UIAccessibilityElement)?.accessibilityContainer
    guard let view = element as? UIView ?? container as? UIView, let index = index(of: view),
      index == 0 || nodes[index].isPlacedByUser
    else { return nil }
    return index
  }

  /// Returns the frame of an element in the coordinates of the root.
  func frame(of element: NSObject) -> CGRect { root.convert(element.accessibilityFrame, from: nil) }
}
