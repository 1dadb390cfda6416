internal import Cassowary
internal import Foundation

extension LayoutEngine {
  /// Returns the box of a view or guide, made on first use.
  func box(of item: ConstraintItem) -> LayoutBox {
    if let box = item.box(in: self) { return box }
    // Of arranged views whose contents leave a choice, the first gives way (F.40).
    if let view = item.view, let stack = outermostStack(around: view) { makeBoxes(inNestOf: stack) }
    if let box = item.box(in: self) { return box }
    return makeBox(of: item)
  }

  func makeBox(of item: ConstraintItem) -> LayoutBox {
    let isFixed = item.view.map { followsFrame($0) } ?? false
    let box = LayoutBox(of: item, in: self, isFixed: isFixed)
    if fitting != nil { replaced.append((item, item.box)) }
    item.box = box
    boxes.append(box)
    for variable in [box.horizontal.start, box.horizontal.length, box.vertical.start, box.vertical.length] {
      while boxOfVariable.count <= variable.number { boxOfVariable.append(nil) }
      boxOfVariable[variable.number] = box
    }
    box.known = item.view.map { KnownGeometry(of: $0, withSize: false) }
    item.owner?.noteConstraints()
    if isFixed {
      fix(box)
    } else {
      box.ownConstraints = [
        solver.add(LinearExpression(box.horizontal.length), .greaterOrEqual),
        solver.add(LinearExpression(box.vertical.length), .greaterOrEqual),
      ]
      if item.guide?.kind == .scrollContent || item.view === root {
        solver.suggest(0, for: box.horizontal.start)
        solver.suggest(0, for: box.vertical.start)
      }
      if item.view != nil { refreshContent(of: box) }
      if item.view === root, let fitting { fit(box, into: fitting) }
    }
    return box
  }

  /// Returns whether the variables of a view follow its frame.
  ///
  /// A view that is measured has no frame yet.
  func followsFrame(_ view: UIView) -> Bool {
    if fitting != nil, view === root { return false }
    return view.translatesAutoresizingMaskIntoConstraints
  }
}
