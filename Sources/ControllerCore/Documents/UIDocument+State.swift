import Foundation
import GraphicsCore
import LayerCore
import LayoutCore

/// The changes of a document's state, and of its manager of undoing.
extension UIDocument {
  /// Changes the state, and posts a notification if it is another one.
  func setState(_ new: State) {
    guard new != state else { return }
    state = new
    NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
  }

  func readFile(_ url: URL, then done: () -> Void) -> Bool {
    do {
      try read(from: url)
      fileModificationDate = Self.modificationDate(of: url)
      done()
      return true
    } catch {
      handleError(error, userInteractionPermitted: true)
      return false
    }
  }

  func setManager(_ new: UndoManager?) {
    guard new !== manager else { return }
    for observer in observers.dropFirst() { NotificationCenter.default.removeObserver(observer) }
    observers = Array(observers.prefix(1))
    manager = new
    guard let new else { return }
    observe(.NSUndoManagerDidCloseUndoGroup, of: new) { document in
      guard let manager = document.manager, !manager.isUndoing, !manager.isRedoing, manager.groupingLevel == 0
      else { return }
      document.updateChangeCount(.done)
    }
    observe(.NSUndoManagerDidUndoChange, of: new) { $0.updateChangeCount(.undone) }
    observe(.NSUndoManagerDidRedoChange, of: new) { $0.updateChangeCount(.redone) }
  }

  func observe(
    _ name: Notification.Name, of object: AnyObject?,
    _ body: @escaping @MainActor @Sendable (UIDocument) -> Void
  ) {
    let observer = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated {
        if let self { body(self) }
      }
    }
    observers.append(observer)
  }

  static func later(_ handler: ((Bool) -> Void)?, _ value: Bool) {
    guard let handler else { return }
    if answersAtOnce { handler(value) } else { MainLoop.main.enqueue { handler(value) } }
  }

  /// A Boolean value that indicates whether asynchronous code waits for the answer: nothing turns the loop meanwhile.
  private static var answersAtOnce = false

  /// Starts what a completion handler ends, and returns the answer.
  func answer(of start: (@escaping (Bool) -> Void) -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      Self.answersAtOnce = true
      defer { Self.answersAtOnce = false }
      start { continuation.resume(returning: $0) }
    }
  }

  static func modificationDate(of url: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
  }
}
