internal import Foundation
import LayerCore
import StyleCore

extension UIView {
  /// The engine of the view's constraints, if there is one: that of its tree, unless a view above is apart.
  var layoutEngine: LayoutEngine? {
    guard LayoutEngine.exists else { return nil }
    return systemRoot.storedState.layoutEngine
  }

  /// The root of the view's tree.
  var rootView: UIView {
    var view = self
    while let superview = view.attachedSuperview { view = superview }
    return view
  }

  /// The root of the views whose constraints are one system.
  private var systemRoot: UIView {
    guard LayoutEngine.existsApart else { return rootView }
    var view = self
    while !view.solvesApart, let superview = view.attachedSuperview { view = superview }
    return view
  }

  /// Makes the engine of the view's constraints, if they have none and now need one.
  func needEngine() {
    let root = systemRoot
    if let engine = root.storedState.layoutEngine {
      if engine.isApart { engine.askTreeForUpdate() } else { root.backing.markNeedsSolving() }
    } else {
      root.storedState.layoutEngine = LayoutEngine(root: root)
      root.backing.markNeedsSolving()
    }
    noteConstraints()
  }

  /// Marks the views above as views with constraints in their subtrees.
  func noteConstraints() {
    backing.flags.insert(.containsConstraints)
    backing.markAncestors(.containsConstraints)
  }

  /// Solves the tree's constraints if they changed (B.8).
  func solveConstraints() {
    layoutEngine?.updateTree()
  }

  /// Sets the solved positions and sizes of subviews and guides.
  ///
  /// It is a part of its caller: a call at the end of `layoutSubviews()` would leave that out of call stacks, which the
  /// linter reads.
  @inline(__always)
  func placeSubviewsByConstraints() {
    guard backing.flags.contains(.containsConstraints) else { return }
    layoutEngine?.place(subviewsOf: self)
  }

  /// Updates the engine before the view and its subtree leave the tree.
  func willLeaveTree() {
    guard backing.flags.contains(.containsConstraints), !solvesApart else { return }
    layoutEngine?.invalidate()
  }

  /// Updates the engine after the view moved into another tree, or became the root of one.
  func didEnterTree() {
    guard backing.flags.contains(.containsConstraints) else { return }
    guard !solvesApart else { return partDidEnterTree() }
    if attachedSuperview != nil {
      storedState.layoutEngine = nil
      // The tree that the view moved into solves its constraints.
      backing.flags.remove(.needsSolving)
    }
    needEngine()
    layoutEngine?.invalidate()
    partsDidEnterTree()
  }

  /// Updates the engine after the view moved among its siblings.
  func didChangeOrder() {
    guard backing.flags.contains(.containsConstraints), !solvesApart else { return }
    layoutEngine?.contentOrderDidChange()
  }

  /// Updates the engine after the frame or the bounds' origin changed.
  func boxDidMove() {
    guard let box = storedState.constraintItem?.box else { return }
    box.engine.frameDidChange(of: box)
    updateKnownGeometry(of: box)
  }

  /// Updates the engine after a view above this one moved, and with it the keyboard's guide (D.20).
  func boxDidMoveWithSuperview() {
    if let box = storedState.constraintItem?.box { updateKnownGeometry(of: box) }
  }

  private func updateKnownGeometry(of box: LayoutBox) {
    guard box.isWatched else { return }
    let known = KnownGeometry(of: self, withSize: box.dependsOnSize)
    guard known != box.known else { return }
    box.known = known
    box.engine.insetsDidChange(of: box)
  }

  /// Updates the engine for the insets of the view in its current position.
  ///
  /// Constraints may depend on other insets, because the position was not known yet when they were solved.
  func boxHasInsets(_ insets: ViewInsets) {
    guard let box = storedState.constraintItem?.box, let counted = box.insets else { return }
    guard counted != insets else { return }
    box.engine.insetsDidChange(of: box)
  }

  /// Updates the engine after a change of other values that constraints depend on.
  ///
  /// These are the keyboard, the size of text and the content of a scroll view.
  func boxInsetsDidChange() {
    guard let box = storedState.constraintItem?.box, !box.hasKnownGeometry else { return }
    box.engine.insetsDidChange(of: box)
  }

  /// Updates the engine after the content changed, or a priority of its size.
  func boxContentDidChange() {
    enclosingStack?.stackedContentChanged()
    guard let box = storedState.constraintItem?.box else { return }
    box.engine.contentDidChange(in: box)
    if !box.hasKnownGeometry { box.engine.insetsDidChange(of: box) }
  }

  /// Sets whether the frame determines the constraints, or the constraints the frame.
  func setTranslatesAutoresizingMask(_ translates: Bool) {
    guard translates != storedState.translatesAutoresizingMask else { return }
    storedState.translatesAutoresizingMask = translates
    if translates {
      layoutEngine?.invalidate()
    } else {
      solveWithTree()
      noteConstraints()
      layoutEngine?.invalidate()
    }
  }

  /// Updates the engine after the mask changed.
  func boxMaskDidChange() {
    guard let box = storedState.constraintItem?.box, box.isFixed else { return }
    box.engine.invalidate()
  }

  /// Updates the engine after the subviews start or stop following the view's size by their masks.
  func subviewMasksDidChange() {
    guard backing.flags.contains(.containsConstraints) else { return }
    layoutEngine?.invalidate()
  }

  /// Updates the engine after a change of the layout direction.
  func boxDirectionDidChange() {
    guard backing.flags.contains(.containsConstraints) else { return }
    layoutEngine?.invalidate()
  }
}

extension UILayoutGuide {
  /// The dependence of a guide of the system on its view, along an axis.
  enum Rule {
    /// The distances from both edges.
    case inset(CGFloat, CGFloat)
    /// The length of a guide at the left or top edge.
    case near(CGFloat)
    /// The distance from the right or bottom edge, and the length.
    case far(CGFloat, length: CGFloat)
    /// The length of a guide in the centre.
    case middle(CGFloat)
  }

  /// Returns the dependence of the guide on its view along an axis, or `nil` if constraints determine the guide.
  func rule(along axis: NSLayoutConstraint.Axis) -> Rule? {
    guard let owner else { return nil }
    if let support = self as? LayoutSupportGuide { return support.supportRule(along: axis) }
    let frame = owner.layoutFrame(of: self)
    switch kind {
    case .constraints, .scrollContent: return nil
    case .scrollFrame: return .inset(0, 0)
    case .safeArea: return .inset(owner.currentInsets.safeArea, axis)
    case .margins: return .inset(owner.currentInsets.margins, axis)
    case .readableContent:
      if axis == .horizontal, let limit = owner.readableLimit { return .middle(limit) }
      return .inset(owner.currentInsets.margins, axis)
    case .keyboard:
      return axis == .horizontal ? .inset(0, 0) : .far(owner.bounds.maxY - frame.minY, length: frame.height)
    }
  }
}

extension UILayoutGuide.Rule {
  fileprivate static func inset(_ insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis) -> Self {
    let (near, far) = insets.along(axis)
    return .inset(near, far)
  }
}
