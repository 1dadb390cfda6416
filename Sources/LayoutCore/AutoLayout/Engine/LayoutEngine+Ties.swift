internal import Cassowary
internal import Foundation

/// The order in which contents give way where their priorities leave a choice.
extension LayoutEngine {
  /// Marks the order as stale: contents were added, the tree has changed, or text wraps that did not.
  func contentOrderDidChange() {
    changes += 1
    isContentOrderStale = true
    askForUpdate()
  }

  /// Sets the order in which the contents give way.
  func orderContents() {
    guard isContentOrderStale else { return }
    isContentOrderStale = false
    let contents = contentsFromLast()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let resistances = contents.compactMap { $0.content[axis].resistance }
      solver.setTurns(of: resistances)
    }
    orderHugging()
  }

  /// Sets the order for too much space, where the first content that constraints mention gives way (F.12).
  ///
  /// Labels with several lines ask for their widths again when they have been given one, so they give way before
  /// others, and the last of them first (F.61).
  private func orderHugging() {
    let hasWrappingLabels = wrapping.contains(where: \.givesWayFirst)
    // Without any such label, the plain order applies again.
    guard hasWrappingLabels || ordersWrappingLabels else { return }
    ordersWrappingLabels = hasWrappingLabels
    var plain: [Constraint] = []
    var labels: [Constraint] = []
    for box in boxes {
      guard let hugging = box.content.horizontal.hugging else { continue }
      if box.givesWayFirst { labels.append(hugging) } else { plain.append(hugging) }
    }
    labels.sort { $0.order > $1.order }
    plain.sort { $0.order < $1.order }
    solver.setTurns(of: labels + plain)
  }

  /// Returns the boxes with contents in the order in which they give way for too little space.
  ///
  /// The last one in the tree is the first, but those that stack views arrange come in the stacks' order (F.60, F.40).
  private func contentsFromLast() -> [LayoutBox] {
    var contents: [LayoutBox] = []
    var arranged: Set<ObjectIdentifier> = []
    for view in root.viewsInSystem where !arranged.contains(ObjectIdentifier(view)) {
      if view.asStack != nil {
        let nest = nest(of: view)
        arranged.formUnion(nest.map { ObjectIdentifier($0) })
        contents += nest.reversed().compactMap { boxWithContent(of: $0) }
      } else if let box = boxWithContent(of: view) {
        contents.append(box)
      }
    }
    return contents.reversed()
  }

  private func boxWithContent(of view: UIView) -> LayoutBox? {
    guard let box = view.storedState.constraintItem?.box(in: self),
      !box.content.horizontal.isEmpty || !box.content.vertical.isEmpty
    else { return nil }
    return box
  }
}

extension LayoutBox {
  /// Whether or not the box is that of a wrapping label that no stack view arranges.
  ///
  /// The labels of a stack view give way in its order (F.40).
  fileprivate var givesWayFirst: Bool {
    content.wraps && view?.contentKind == .label && view?.enclosingStack == nil
  }
}
