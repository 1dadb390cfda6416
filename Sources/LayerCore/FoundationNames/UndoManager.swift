import DiagnosticCore
public import Foundation
public import GraphicsCore

/// A recorder of operations that undo and redo changes, in groups (L.42).
///
/// Windows have one that the views and controllers in them find (L.41). Differs from UIKit: it is a class of this
/// package.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// The operation that undoes one change.
  private struct Action {
    weak var target: AnyObject?
    let run: (AnyObject) -> Void
  }

  /// The operations that are undone together, in the order of registration.
  private final class Group {
    var actions: [Action] = []
    var name = ""
    var isDiscardable = false
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// The open groups, from the outermost to the innermost.
  private var openGroups: [Group] = []
  private var disabledCount = 0
  private var isClosingAwaited = false
  private var undoing = false
  private var redoing = false

  /// Creates a manager without operations.
  public override init() {
    super.init()
  }

  // MARK: Groups

  /// Whether or not the operations that are registered in one turn of the main loop form a group.
  open var groupsByEvent = true

  /// The number of open groups, nested in each other.
  open var groupingLevel: Int { openGroups.count }

  /// The maximum number of groups kept for undoing, and for redoing; 0 is no limit.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// The modes of the run loop that close the group of an event.
  ///
  /// Differs from UIKit: without effect.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// Opens a group, nested in the open one if there is one.
  open func beginUndoGrouping() {
    if groupsByEvent, openGroups.isEmpty, !undoing, !redoing { openGroupOfEvent() }
    openGroup()
  }

  /// Closes the innermost group: it becomes part of the one around it, or the next to be undone.
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
    // The group of an event that ended while a group of the program was open.
    if groupsByEvent, openGroups.count == 1, !undoing, !redoing { scheduleGroupClosing() }
  }

  private func openGroup() {
    post(.NSUndoManagerCheckpoint)
    openGroups.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func openGroupOfEvent() {
    openGroup()
    scheduleGroupClosing()
  }

  private func scheduleGroupClosing() {
    guard !isClosingAwaited else { return }
    isClosingAwaited = true
    MainLoop.main.enqueue { [weak self] in self?.closeGroupOfEvent() }
  }

  private func closeGroupOfEvent() {
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

  /// Whether or not operations are recorded.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Disables recording until `enableUndoRegistration()` has been called as often.
  open func disableUndoRegistration() {
    disabledCount += 1
  }

  /// Enables recording after `disableUndoRegistration()`.
  open func enableUndoRegistration() {
    disabledCount = max(0, disabledCount - 1)
  }

  /// Registers `handler` to undo a change of `target`; during undoing, to redo it.
  ///
  /// - Parameters:
  ///   - target: The object to pass to the handler, which the manager does not retain.
  ///   - handler: The closure that undoes the change.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    register(target) { if let target = $0 as? Target { handler(target) } }
  }

  /// Registers a method to undo a change of `target`; during undoing, to redo it.
  ///
  /// - Parameters:
  ///   - target: The object with the method, which the manager does not retain.
  ///   - selector: The method.
  ///   - anObject: The argument of the method.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(target as AnyObject) { selector.invoke(on: $0, with: [anObject]) }
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

  /// Removes all operations, and enables recording.
  open func removeAllActions() {
    (undoGroups, redoGroups) = ([], [])
    disabledCount = 0
    for group in openGroups { group.actions = [] }
  }

  /// Removes the operations of `target`.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoGroups + redoGroups + openGroups { group.actions.removeAll { $0.target === target } }
    undoGroups.removeAll { $0.actions.isEmpty }
    redoGroups.removeAll { $0.actions.isEmpty }
  }

  // MARK: Undoing

  /// The number of groups that can be undone.
  open var undoCount: Int { undoGroups.count }

  /// The number of groups that can be redone.
  open var redoCount: Int { redoGroups.count }

  /// Whether or not there is an operation to undo.
  open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.actions.isEmpty } }

  /// Whether or not there is an operation to redo.
  open var canRedo: Bool { !redoGroups.isEmpty }

  /// Whether or not an operation is being undone.
  open var isUndoing: Bool { undoing }

  /// Whether or not an operation is being redone.
  open var isRedoing: Bool { redoing }

  /// Closes the group of the event, and undoes the last group, its last operation first.
  open func undo() {
    guard !undoing, !redoing else { return }
    if openGroups.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group; has no effect while a group is open.
  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    guard openGroups.isEmpty, !undoing, !redoing, let group = undoGroups.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    undoing = true
    run(group)
    undoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the group that was undone last.
  open func redo() {
    post(.NSUndoManagerCheckpoint)
    guard openGroups.isEmpty, !undoing, !redoing, let group = redoGroups.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    redoing = true
    run(group)
    redoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Runs the operations of a group; those that are registered meanwhile form the group that reverts it.
  private func run(_ group: Group) {
    openGroup()
    openGroups.last?.name = group.name
    for action in group.actions.reversed() {
      if let target = action.target { action.run(target) }
    }
    while !openGroups.isEmpty { endUndoGrouping() }
  }

  // MARK: Names

  /// Sets the name of the open group, or else of the last one.
  open func setActionName(_ actionName: String) {
    (openGroups.last ?? undoGroups.last)?.name = actionName
  }

  /// Sets whether or not the open group, or else the last one, may be discarded.
  open func setActionIsDiscardable(_ discardable: Bool) {
    (openGroups.last ?? undoGroups.last)?.isDiscardable = discardable
  }

  /// Whether or not the next group to undo may be discarded.
  open var undoActionIsDiscardable: Bool { undoGroups.last?.isDiscardable ?? false }

  /// Whether or not the next group to redo may be discarded.
  open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }

  /// The name of the next group to undo; empty if it has none.
  open var undoActionName: String { (openGroups.last ?? undoGroups.last)?.name ?? "" }

  /// The name of the next group to redo; empty if it has none.
  open var redoActionName: String { redoGroups.last?.name ?? "" }

  /// The English title of a menu item that undoes: "Undo" and the name.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The English title of a menu item that redoes: "Redo" and the name.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the English title of a menu item that undoes the action of a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the English title of a menu item that redoes the action of a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
