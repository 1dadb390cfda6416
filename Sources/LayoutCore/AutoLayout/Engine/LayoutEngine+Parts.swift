import LayerCore
internal import Synchronization

/// Systems of constraints that are apart from that of their tree.
///
/// The cell of a list comes and goes while rows scroll by. Its frame is the list's, and its constraints end at its own
/// edges, so they have an engine of their own, which stays with the cell: otherwise each cell that comes would make the
/// constraints of the whole window again. Numbers are the same as in one system, because no constraint joins the two.
///
/// The engine of the tree knows which of those apart have something to solve, and solves them with its own.
extension LayoutEngine {
  /// The number of engines that are apart: if there are none, no view searches for one.
  private nonisolated static let countApart = Atomic<Int>(0)
  /// Whether or not there is any engine that is apart from its tree.
  nonisolated static var existsApart: Bool { countApart.load(ordering: .relaxed) > 0 }

  /// Counts an engine that is now apart, or no longer.
  nonisolated static func countApart(_ isApart: Bool) {
    if isApart {
      countApart.add(1, ordering: .relaxed)
    } else {
      countApart.subtract(1, ordering: .relaxed)
    }
  }

  /// A system that has something to solve, as long as it exists.
  struct WaitingPart {
    weak var engine: LayoutEngine?
  }

  /// The engine of the tree in which this one is apart, made on first use; `nil` while its view is the root of a tree.
  private var engineOfTree: LayoutEngine? {
    guard isApart, root.attachedSuperview != nil else { return nil }
    let top = root.rootView
    if let engine = top.storedState.layoutEngine { return engine }
    let engine = LayoutEngine(root: top)
    top.storedState.layoutEngine = engine
    return engine
  }

  /// Asks the tree for a solution of this system.
  func askTreeForUpdate() {
    guard let whole = engineOfTree else { return root.backing.markNeedsSolving() }
    whole.root.backing.markNeedsSolving()
    guard !whole.waitingParts.contains(where: { $0.engine === self }) else { return }
    whole.waitingParts.append(WaitingPart(engine: self))
  }

  /// Solves the constraints of the tree and of all systems apart from it.
  func updateTree() {
    engineOfTree?.update()
    update()
  }

  /// Solves the systems that wait.
  func updateParts() {
    if !isDirty { root.backing.flags.remove(.needsSolving) }
    let parts = waitingParts
    waitingParts = []
    for part in parts { part.engine?.update() }
  }

  /// Takes everything from the view again but the constraints themselves, after it entered a tree.
  ///
  /// Contents and insets may be others there, and edges are rounded at the new position. Conflicts are those of the
  /// new tree.
  func enterTree() {
    if !broken.isEmpty || !conflicts.isEmpty {
      broken = []
      conflicts = []
      isStructureStale = true
    }
    guard !isStructureStale else { return askForUpdate() }
    for box in boxes {
      if !box.isFixed, box.item.view != nil, !box.content.isStale {
        box.content.isStale = true
        staleContents.append(box)
      }
      if !box.hasKnownGeometry { staleInsets.append(box) }
      if box.view !== root { box.placingView?.backing.markNeedsLayoutFromBelow() }
    }
    askForUpdate()
  }
}

extension UIView {
  /// Whether or not the constraints in the view are a system apart from that of its tree.
  package var solvesApart: Bool { storedState.layoutEngine?.isApart == true }

  /// Makes the constraints in the view a system of their own, which stays with the view wherever it goes.
  ///
  /// The view is to be one that others place, and not yet a subview. It has to have constraints, and none of its own
  /// superview's: as soon as one of those mentions the view or a view in it, all are one system again.
  package func solveApart() {
    guard attachedSuperview == nil, translatesAutoresizingMaskIntoConstraints else { return }
    storedState.layoutEngine?.isApart = true
  }

  /// Makes the constraints in the view part of those of its tree, if they are apart.
  func solveWithTree() {
    guard let engine = storedState.layoutEngine, engine.isApart else { return }
    engine.isApart = false
    guard attachedSuperview != nil else { return }
    storedState.layoutEngine = nil
    needEngine()
    layoutEngine?.invalidate()
  }

  /// Updates the engine of a view that is apart after it moved into a tree, or became the root of one.
  func partDidEnterTree() {
    guard let engine = storedState.layoutEngine else { return }
    guard attachedSuperview != nil else {
      if engine.isDirty { engine.askForUpdate() }
      return
    }
    noteConstraints()
    // The tree that the view moved into asks for solutions.
    backing.flags.remove(.needsSolving)
    engine.enterTree()
  }

  /// Asks the new tree for solutions of the systems beneath this view.
  func partsDidEnterTree() {
    guard LayoutEngine.existsApart else { return }
    for engine in enginesApart where engine.isDirty { engine.askForUpdate() }
  }

  /// The engines of the views beneath this one that are apart.
  var enginesApart: [LayoutEngine] {
    guard LayoutEngine.existsApart else { return [] }
    return viewsInTree.dropFirst().compactMap(\.storedState.layoutEngine).filter(\.isApart)
  }

  /// The views of the subtree whose constraints are of the same system, each before its subviews.
  var viewsInSystem: [UIView] {
    guard LayoutEngine.existsApart else { return viewsInTree }
    var found: [UIView] = []
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      found.append(view)
      for child in view.backing.children.reversed() {
        if let subview = child.attachedView, !subview.solvesApart { pending.append(subview) }
      }
    }
    return found
  }
}

extension NSLayoutConstraint {
  /// Joins the systems that the constraint crosses if `holder` holds it.
  func joinSystems(beneath holder: UIView) {
    guard LayoutEngine.existsApart else { return }
    forEachTerm { _, term in
      var next = term.item.owner
      while let view = next, view !== holder {
        view.solveWithTree()
        next = view.attachedSuperview
      }
    }
  }
}
