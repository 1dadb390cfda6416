internal import Foundation
import LayerCore
import StyleCore

extension UIView {
  /// The engine of the tree that the view is in, if there is one.
  var layoutEngine: LayoutEngine? {
    guard LayoutEngine.exists else { return nil }
    return rootView.storedState.layoutEngine
  }

  /// The view above all others in the tree.
  private var rootView: UIView {
    var view = self
    while let superview = view.attachedSuperview { view = superview }
    return view
  }

  /// Makes the engine of the tree that the view is in, for a tree that has none and now has something for it.
  func needEngine() {
    let root = rootView
    if root.storedState.layoutEngine == nil { root.storedState.layoutEngine = LayoutEngine(root: root) }
    root.backing.flags.insert(.needsSolving)
    noteConstraints()
  }

  /// Tells the views above that this one has part in constraints.
  func noteConstraints() {
    backing.flags.insert(.containsConstraints)
    backing.markAncestors(.containsConstraints)
  }

  /// Brings the numbers of the tree's constraints up to date (B.8).
  func solveConstraints() {
    layoutEngine?.update()
  }

  /// Gives subviews and guides the places that constraints found for them.
  func placeSubviewsByConstraints() {
    guard backing.flags.contains(.containsConstraints) else { return }
    layoutEngine?.place(subviewsOf: self)
  }

  /// The view is about to leave the tree that it is in, with all beneath it.
  func willLeaveTree() {
    guard backing.flags.contains(.containsConstraints) else { return }
    layoutEngine?.invalidate()
  }

  /// The view has come into another tree, or is one of its own now.
  func didEnterTree() {
    guard backing.flags.contains(.containsConstraints) else { return }
    if attachedSuperview != nil {
      storedState.layoutEngine = nil
      // What is to be solved is the business of the tree that the view came into.
      backing.flags.remove(.needsSolving)
    }
    needEngine()
    layoutEngine?.invalidate()
  }

  /// The view is at another place among its siblings.
  func didChangeOrder() {
    guard backing.flags.contains(.containsConstraints) else { return }
    layoutEngine?.contentOrderDidChange()
  }

  /// The frame, or the bounds' origin, has changed.
  func boxDidMove() {
    guard let box = storedState.constraintItem?.box else { return }
    box.engine.frameDidChange(of: box)
    updateKnownGeometry(of: box)
  }

  /// A view above this one moved, and with it the keyboard's guide (D.20).
  func boxDidMoveWithSuperview() {
    if let box = storedState.constraintItem?.box { updateKnownGeometry(of: box) }
  }

  private func updateKnownGeometry(of box: LayoutBox) {
    guard !box.dependents.isEmpty else { return }
    let known = KnownGeometry(of: self, withSize: box.dependsOnSize)
    guard known != box.known else { return }
    box.known = known
    box.engine.insetsDidChange(of: box)
  }

  /// The view has these insets, now that it has its place. Constraints may count on others: when they were solved,
  /// the place was not known yet.
  func boxHasInsets(_ insets: ViewInsets) {
    guard let box = storedState.constraintItem?.box, let counted = box.insets else { return }
    guard counted != insets else { return }
    box.engine.insetsDidChange(of: box)
  }

  /// What else constraints count on has changed: the keyboard, the size of text, the content of a scroll view.
  func boxInsetsDidChange() {
    guard let box = storedState.constraintItem?.box else { return }
    box.engine.insetsDidChange(of: box)
  }

  /// The content, or a priority of its size, has changed.
  func boxContentDidChange() {
    if let stack = attachedSuperview as? UIStackView { stack.contentChanged() }
    guard let box = storedState.constraintItem?.box else { return }
    box.engine.contentDidChange(in: box)
    box.engine.insetsDidChange(of: box)
  }

  /// Takes note of whether the frame rules the constraints, or the other way round.
  func setTranslatesAutoresizingMask(_ translates: Bool) {
    guard translates != storedState.translatesAutoresizingMask else { return }
    storedState.translatesAutoresizingMask = translates
    if translates {
      layoutEngine?.invalidate()
    } else {
      noteConstraints()
      layoutEngine?.invalidate()
    }
  }

  /// The view has another mask.
  func boxMaskDidChange() {
    guard let box = storedState.constraintItem?.box, box.isFixed else { return }
    box.engine.invalidate()
  }

  /// The subviews follow the view's size by their masks, or do so no more.
  func subviewMasksDidChange() {
    guard backing.flags.contains(.containsConstraints) else { return }
    layoutEngine?.invalidate()
  }

  /// Everything that depends on the direction of reading is other.
  func boxDirectionDidChange() {
    guard backing.flags.contains(.containsConstraints) else { return }
    layoutEngine?.invalidate()
  }
}

extension UILayoutGuide {
  /// How a guide that a view has of its own lies in that view.
  enum Rule {
    /// At distances from both edges.
    case inset(CGFloat, CGFloat)
    /// With a length, at the left or upper edge.
    case near(CGFloat)
    /// So far before the right or lower edge, with a length.
    case far(CGFloat, length: CGFloat)
    /// With a length, in the middle.
    case middle(CGFloat)
  }

  /// How the guide lies along an axis; nil where constraints say so.
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
