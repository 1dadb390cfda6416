import Dispatch
package import Foundation
import LayerCore

/// The answers of load handlers to some questions, in the order of the questions.
///
/// A handler may answer at once or later, on any thread, and more than once: its first answer counts.
package final class LoadAnswers<Value>: @unchecked Sendable {
  // It is unchecked because values need not be Sendable: they are used under `lock` until all are there, and then on the
  // main actor alone. So is the completion.
  private let lock = NSLock()
  private var found: [Value?]
  private var unanswered: Set<Int>
  private var completion: (@MainActor ([Value?]) -> Void)?
  /// The share of the questions that are answered.
  package let progress: Progress

  /// Creates the answers to a number of questions.
  package init(_ count: Int) {
    found = Array(repeating: nil, count: count)
    unanswered = Set(0..<count)
    progress = Progress(totalUnitCount: Int64(count))
  }

  /// The answers so far; nil for a question without one, or that is open.
  package var values: [Value?] { lock.withLock { found } }

  /// Whether or not every question is answered.
  package var isComplete: Bool { lock.withLock { unanswered.isEmpty } }

  /// Answers a question.
  package func set(_ value: Value?, at index: Int) {
    var isAwaited = false
    lock.withLock {
      guard unanswered.remove(index) != nil else { return }
      found[index] = value
      progress.completedUnitCount = Int64(found.count - unanswered.count)
      isAwaited = unanswered.isEmpty && completion != nil
    }
    if isAwaited { finish() }
  }

  /// Gives all answers to a closure, in a turn of the main loop after the last one.
  package func whenComplete(_ completion: @escaping @MainActor ([Value?]) -> Void) {
    lock.withLock { self.completion = completion }
    if isComplete { finish() }
  }

  private func finish() {
    if MainExecutor.isCurrent {
      MainActor.assumeIsolated { MainLoop.main.enqueue { self.tell() } }
    } else {
      DispatchQueue.main.async {
        MainActor.assumeIsolated { MainLoop.main.enqueue { self.tell() } }
      }
    }
  }

  @MainActor private func tell() {
    var waiting: (@MainActor ([Value?]) -> Void)?
    lock.withLock { (waiting, completion) = (completion, nil) }
    waiting?(values)
  }
}
