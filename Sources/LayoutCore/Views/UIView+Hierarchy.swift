import Foundation
import LayerCore

extension UIView {
  /// Returns whether this view is `view` or inside of it.
  func isInTree(of view: UIView) -> Bool {
    var next: UIView? = self
    while let ancestor = next {
      if ancestor === view { return true }
      next = ancestor.attachedSuperview
    }
    return false
  }

  /// The superview, or `nil` for a view whose layer alone was added to another layer.
  package var attachedSuperview: UIView? {
    backing.isAttached ? backing.parent?.hostView : nil
  }

  /// The views of the sublayers, from back to front.
  var listedSubviews: [UIView] {
    if let known = unsafe knownSubviews { return known }
    let subviews = backing.children.compactMap(\.attachedView)
    unsafe knownSubviews = subviews
    return subviews
  }

  /// The window at the root of the tree.
  ///
  /// The tree is only walked if there is one.
  var enclosingWindow: UIWindow? {
    guard backing.flags.contains(.isInWindow) else { return nil }
    var view = self
    while let superview = view.attachedSuperview { view = superview }
    return view as? UIWindow
  }

  /// Whether or not the view may draw, as any subclass may, which cannot be determined without drawing.
  var drawsItself: Bool { type(of: self) != UIView.self }

  /// Connects the layer to this view, with the initial state of a view.
  func adoptLayer() {
    backing.host = self
    backing.isOpaque = true
    backing.flags.insert(.needsLayout)
    if type(of: self) == UIView.self { backing.flags.insert(.hasPlainView) }
    if drawsItself { backing.flags.insert(.needsDisplay) }
    if self is UIWindow { backing.flags.insert(.isInWindow) }
  }

  /// Inserts `view` in front of the subview at `index`, counted before the move without `view` itself.
  func insert(_ view: UIView, atSubview index: Int) {
    let others = subviews.filter { $0 !== view }
    guard others.indices.contains(max(index, 0)) else { return insert(view, at: backing.children.count) }
    insert(view, beside: others[max(index, 0)], offset: 0)
  }

  /// Inserts `view` at `offset` from `sibling`, or in front of all views if that is no other subview.
  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    let index = view === sibling ? nil : backing.children.firstIndex { $0.attachedView === sibling }
    insert(view, at: index.map { $0 + offset } ?? backing.children.count)
  }

  /// Inserts `view` at an index among the sublayers, counted before the move.
  func insert(_ view: UIView, at index: Int) {
    if view.attachedSuperview === self {
      backing.insert(view.backing, at: index)
    } else {
      view.move(to: self, at: index)
    }
  }

  /// Moves this view to another superview, or removes it, with the callbacks in their order (A.28).
  func move(to newSuperview: UIView?, at index: Int) {
    let oldSuperview = attachedSuperview
    guard oldSuperview != nil || newSuperview != nil else { return }
    if let newSuperview {
      precondition(
        !newSuperview.isDescendant(ofViewWithSubviews: self),
        "A view cannot be put into itself or its subviews.")
    }
    let oldWindow = enclosingWindow
    let newWindow = newSuperview?.enclosingWindow
    let changesWindow = oldWindow !== newWindow
    let oldTint = tintFromAbove

    willMove(toSuperview: newSuperview)
    if changesWindow {
      oldWindow?.releaseFirstResponder(in: self)
      for view in viewsInTree {
        view.storedState.viewController?.viewWillMove(toWindow: newWindow)
        view.willMove(toWindow: newWindow)
      }
    }
    if let oldSuperview {
      oldSuperview.willRemoveSubview(self)
      deactivateConstraintsAcrossSubtree()
    }

    willLeaveTree()
    // The constraints are gone already, so the layer has nothing more to do.
    backing.detach()
    if let newSuperview {
      newSuperview.backing.insert(backing, at: index)
      backing.attachedHost = self
      unsafe newSuperview.knownSubviews = nil
      if !autoresizingMask.isEmpty { newSuperview.backing.flags.insert(.subviewsAutoresize) }
      if preservesSuperviewLayoutMargins { newSuperview.backing.flags.insert(.marginsReachSublayers) }
    }
    didEnterTree()
    newSuperview?.followMainScreen()
    updateTraits(in: newSuperview)
    if newSuperview?.storedState.isTinted == true { markTinted() }
    if let oldTint, tintFromAbove != oldTint { notifyOfTint { $0.inheritsTint } }
    backing.geometryDidChange()

    if changesWindow {
      for view in viewsInTree { view.enter(newWindow) }
    }
    didMoveToSuperview()
    newSuperview?.didAddSubview(self)
  }

  /// Updates the view for a new window, in which it needs layout.
  private func enter(_ window: UIWindow?) {
    backing.set(.isInWindow, window != nil)
    if window != nil {
      backing.markNeedsLayout()
      if type(of: self).requiresConstraintBasedLayout { backing.markNeedsConstraints() }
      if AppearanceRules.isInUse { applyAppearance() }
    }
    windowDidChangeEnvironment()
    didMoveToWindow()
    storedState.viewController?.viewDidMove(toWindow: window)
  }

  /// Returns whether this view is `view` or inside of it.
  ///
  /// A view without subviews contains no other, so that a tree that is built downwards is not searched.
  private func isDescendant(ofViewWithSubviews view: UIView) -> Bool {
    self === view || (!view.backing.children.isEmpty && isInTree(of: view))
  }

  func exchange(_ index1: Int, _ index2: Int) {
    let views = subviews
    precondition(
      views.indices.contains(index1) && views.indices.contains(index2),
      "exchangeSubview needs two indices of subviews.")
    backing.exchangeChildren(views[index1].backing, views[index2].backing)
  }

  func hitView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    // The comparison is in the precision of the layer: as a Double, an opacity of 0.01 would be less than 0.01.
    guard !isHidden, isUserInteractionEnabled, Float(alpha) >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.backing.fromSuperlayer(point), with: event) { return hit }
    }
    return self
  }
}
