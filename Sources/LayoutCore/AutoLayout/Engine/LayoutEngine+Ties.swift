internal import Cassowary
internal import Foundation

/// Which contents give way where their priorities leave a choice.
extension LayoutEngine {
  /// The order may be another: contents came, the tree has changed, or lines break that did not.
  func contentOrderDidChange() {
    isContentOrderStale = true
    askForUpdate()
  }

  /// Puts the contents into the order in which they give way.
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

  /// Where there is too much room, the first that constraints mention gives way (F.12). Labels whose lines break ask for
  /// their widths again when they have been given one, so they give way before others, and the last of them first (F.61).
  private func orderHugging() {
    let hasWrappingLabels = wrapping.contains(where: \.givesWayFirst)
    // Where the last such label is gone, the plain order comes back.
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

  /// The boxes with contents in the order in which they give way where there is too little room: the last in the tree
  /// is the first, but those that stacks arrange come in the stacks' order (F.60, F.40).
  private func contentsFromLast() -> [LayoutBox] {
    var contents: [LayoutBox] = []
    var arranged: Set<ObjectIdentifier> = []
    for view in root.viewsInTree where !arranged.contains(ObjectIdentifier(view)) {
      if view is UIStackView {
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
  /// Whether it is a label whose lines break, which no stack arranges: those give way by their order there (F.40).
  fileprivate var givesWayFirst: Bool {
    content.wraps && view?.contentKind == .label && !(view?.attachedSuperview is UIStackView)
  }
}
