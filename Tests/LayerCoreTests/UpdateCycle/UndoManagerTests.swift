import Foundation
import LayerCore
import LayoutCore
import Testing
import TextViewCore

@MainActor
struct UndoManagerTests {
  @MainActor private final class Counter {
    let manager = UndoManager()
    var value = 0

    func set(_ value: Int) {
      let old = self.value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      self.value = value
    }
  }

  private let counter = Counter()
  private var manager: UndoManager { counter.manager }

  @Test("L.42: what was undone can be done again, and what is done anew forgets that")
  func undoAndRedo() {
    counter.set(1)
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(counter.value == 1 && manager.canUndo && !manager.canRedo)
    manager.undo()
    counter.set(5)
    #expect(!manager.canRedo)
    manager.undo()
    manager.undo()
    #expect(counter.value == 0, "nothing left to undo")
  }

  @Test("L.42: the changes of an event are one group, the last of which is undone first")
  func groupsOfEvents() {
    var order: [Int] = []
    for number in 1...3 { manager.registerUndo(withTarget: counter) { _ in order.append(number) } }
    #expect(manager.groupingLevel == 1 && manager.canUndo)
    MainLoop.main.runUntilIdle()
    #expect(manager.groupingLevel == 0)
    manager.registerUndo(withTarget: counter) { _ in order.append(4) }
    manager.undo()
    #expect(order == [4])
    manager.undo()
    #expect(order == [4, 3, 2, 1])
  }

  @Test("L.42: groups in groups are one, and those that somebody opened stay open")
  func groups() {
    manager.groupsByEvent = false
    counter.set(9)
    #expect(!manager.canUndo, "no group is open")
    counter.value = 0
    manager.beginUndoGrouping()
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 1)
    MainLoop.main.runUntilIdle()
    #expect(manager.groupingLevel == 1)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 0 && manager.groupingLevel == 0)
    manager.redo()
    #expect(counter.value == 2)
  }

  @Test func limitsAndForgetting() {
    manager.levelsOfUndo = 2
    for value in 1...4 {
      counter.set(value)
      MainLoop.main.runUntilIdle()
    }
    for _ in 0..<4 { manager.undo() }
    #expect(counter.value == 2)
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
    counter.set(7)
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo)
    manager.disableUndoRegistration()
    counter.set(8)
    manager.enableUndoRegistration()
    #expect(!manager.canUndo && manager.isUndoRegistrationEnabled)
  }

  @Test("A target is not kept alive") func weakTargets() {
    var other: Counter? = Counter()
    weak let kept = other
    if let other { manager.registerUndo(withTarget: other) { $0.value = 1 } }
    other = nil
    #expect(kept == nil)
    manager.undo()
    #expect(!manager.canUndo)
  }

  @Test func names() {
    counter.set(1)
    manager.setActionName("Typing")
    #expect(manager.undoActionName == "Typing" && manager.undoMenuItemTitle == "Undo Typing")
    manager.undo()
    #expect(manager.redoActionName == "Typing" && manager.undoMenuItemTitle == "Undo")
    #expect(manager.redoMenuItemTitle == "Redo Typing")
  }

  @Test("L.41: responders have the manager of their window")
  func responders() {
    let (window, controller, label) = (UIWindow(frame: .zero), UIViewController(), UILabel())
    #expect(label.undoManager == nil && controller.undoManager == nil)
    window.rootViewController = controller
    window.isHidden = false
    controller.view.addSubview(label)
    #expect(label.undoManager != nil && label.undoManager === window.undoManager)
    #expect(controller.undoManager === window.undoManager)
    #expect(UIWindow(frame: .zero).undoManager !== window.undoManager)
    final class Own: UIView {
      let manager = UndoManager()
      override var undoManager: UndoManager? { manager }
    }
    let own = Own()
    controller.view.addSubview(own)
    own.addSubview(label)
    #expect(label.undoManager === own.manager)
    window.isHidden = true
  }

  @Test("L.42: a group that is closed in a later event ends that event's group, too")
  func groupAcrossEvents() {
    manager.beginUndoGrouping()
    counter.set(1)
    MainLoop.main.runUntilIdle()
    manager.endUndoGrouping()
    MainLoop.main.runUntilIdle()
    counter.set(2)
    MainLoop.main.runUntilIdle()
    manager.undo()
    #expect(counter.value == 1)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test("L.42: a manager that forgets all keeps changes again; undoing within undoing does nothing")
  func forgettingAll() {
    manager.disableUndoRegistration()
    manager.removeAllActions()
    #expect(manager.isUndoRegistrationEnabled)
    manager.registerUndo(withTarget: counter) { counter in
      counter.manager.undo()
      counter.set(7)
    }
    manager.undo()
    manager.redo()
    #expect(counter.value == 0 && manager.groupingLevel == 0)
  }
}
