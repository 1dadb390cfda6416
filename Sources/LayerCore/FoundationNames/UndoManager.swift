import DiagnosticCore
public import Foundation
public import GraphicsCore

/// Remembers how to undo changes, in groups, and how to redo what was undone (L.42).
///
/// Windows have one that the views and controllers in them find (L.41). Differs from UIKit: Foundation has it there; what
/// is registered with the name of a method is reported and not kept.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// How one change is undone.
  private struct Action {
    weak var target: AnyObject?
    let run: (AnyObject) -> Void
  }

  /// Changes that are undone at once, in the order in which they were made.
  private final class Group {
    var actions: [Action] = []
    var name = ""
    var isDiscardable = false
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// The groups that are open, the innermost last.
  private var openGroups: [Group] = []
  private var disabledCount = 0
  private var isClosingAwaited = false
  private var undoing = false
  private var redoing = false

  /// A manager of no changes.
  public override init() {
    super.init()
  }

  // MARK: Groups

  /// Whether what is registered in one turn of the main loop is one group.
  open var groupsByEvent = true

  /// How many groups are open, one in the other.
  open var groupingLevel: Int { openGroups.count }

  /// How many groups are kept for undoing, and for redoing; 0 is no limit.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// The modes of the run loop that close the group of an event. Differs from UIKit: without effect.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// Opens a group, in the one that is open if there is one.
  open func beginUndoGrouping() {
    if groupsByEvent, openGroups.isEmpty, !undoing, !redoing { openGroupOfEvent() }
    openGroup()
  }

  /// Closes the innermost group: it becomes part of the one around it, or what is undone next.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { return }
    post(.NSUndoManagerWillCloseUndoGroup)
    if let outer = openGroups.last {
      outer.actions += group.actions
      if !group.name.isEmpty { outer.name = group.name }
    } else if !group.actions.isEmpty {
      keep(group)
    }
    post(.NSUndoManagerDidCloseUndoGroup)
    // The group of an event that ended while one of the program was open.
    if groupsByEvent, openGroups.count == 1, !undoing, !redoing { awaitEndOfEvent() }
  }

  private func openGroup() {
    post(.NSUndoManagerCheckpoint)
    openGroups.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func openGroupOfEvent() {
    openGroup()
    awaitEndOfEvent()
  }

  private func awaitEndOfEvent() {
    guard !isClosingAwaited else { return }
    isClosingAwaited = true
    MainLoop.main.enqueue { [weak self] in self?.eventEnded() }
  }

  private func eventEnded() {
    isClosingAwaited = false
    if groupsByEvent, openGroups.count == 1, !undoing, !redoing { endUndoGrouping() }
  }

  private func keep(_ group: Group) {
    if undoing {
      redoGroups.append(group)
    } else {
      undoGroups.append(group)
      if !redoing { redoGroups = [] }
    }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoGroups = undoGroups.suffix(levelsOfUndo)
    redoGroups = redoGroups.suffix(levelsOfUndo)
  }

  // MARK: Registering

  /// Whether changes are kept.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Keeps no changes until `enableUndoRegistration()` was called as often.
  open func disableUndoRegistration() {
    disabledCount += 1
  }

  /// Keeps changes again.
  open func enableUndoRegistration() {
    disabledCount = max(0, disabledCount - 1)
  }

  /// Keeps `handler` to undo a change of `target`, which is not kept alive; in the middle of undoing, to redo it.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    register(target) { if let target = $0 as? Target { handler(target) } }
  }

  /// Differs from UIKit: methods cannot be called by name; that is reported, and nothing is kept.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    UncalledAction.report(
      self, calls: selector, of: target as AnyObject, remedy: "Use registerUndo(withTarget:handler:).")
  }

  private func register(_ target: AnyObject, _ run: @escaping (AnyObject) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      // On a phone an exception: without groups by event the program has to open one.
      guard groupsByEvent else { return }
      openGroupOfEvent()
    }
    openGroups.last?.actions.append(Action(target: target, run: run))
    if !undoing, !redoing { redoGroups = [] }
  }

  /// Forgets all changes, and keeps changes again.
  open func removeAllActions() {
    (undoGroups, redoGroups) = ([], [])
    disabledCount = 0
    for group in openGroups { group.actions = [] }
  }

  /// Forgets the changes of `target`.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoGroups + redoGroups + openGroups { group.actions.removeAll { $0.target === target } }
    undoGroups.removeAll { $0.actions.isEmpty }
    redoGroups.removeAll { $0.actions.isEmpty }
  }

  // MARK: Undoing

  /// Whether there is a change to undo.
  open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.actions.isEmpty } }

  /// Whether there is a change to redo.
  open var canRedo: Bool { !redoGroups.isEmpty }

  /// Whether a change is being undone.
  open var isUndoing: Bool { undoing }

  /// Whether a change is being redone.
  open var isRedoing: Bool { redoing }

  /// Undoes the last group, the last change of it first; closes that of this event before.
  open func undo() {
    guard !undoing, !redoing else { return }
    if openGroups.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group; nothing while one is open.
  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    guard openGroups.isEmpty, !undoing, !redoing, let group = undoGroups.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    undoing = true
    run(group)
    undoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Does again what was undone last.
  open func redo() {
    post(.NSUndoManagerCheckpoint)
    guard openGroups.isEmpty, !undoing, !redoing, let group = redoGroups.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    redoing = true
    run(group)
    redoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Undoes a group; changes that are registered meanwhile are one group that takes it back.
  private func run(_ group: Group) {
    openGroup()
    openGroups.last?.name = group.name
    for action in group.actions.reversed() {
      if let target = action.target { action.run(target) }
    }
    while !openGroups.isEmpty { endUndoGrouping() }
  }

  // MARK: Names

  /// Names the change that is open, or else the last.
  open func setActionName(_ actionName: String) {
    (openGroups.last ?? undoGroups.last)?.name = actionName
  }

  /// Says whether the change that is open, or else the last, may be lost.
  open func setActionIsDiscardable(_ discardable: Bool) {
    (openGroups.last ?? undoGroups.last)?.isDiscardable = discardable
  }

  /// Whether what is undone next may be lost.
  open var undoActionIsDiscardable: Bool { undoGroups.last?.isDiscardable ?? false }

  /// Whether what is redone next may be lost.
  open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }

  /// The name of what is undone next; empty where it has none.
  open var undoActionName: String { (openGroups.last ?? undoGroups.last)?.name ?? "" }

  /// The name of what is redone next; empty where it has none.
  open var redoActionName: String { redoGroups.last?.name ?? "" }

  /// The English title of a menu item that undoes: "Undo" and the name.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The English title of a menu item that redoes: "Redo" and the name.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The English title of a menu item that undoes a change of that name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// The English title of a menu item that redoes a change of that name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
