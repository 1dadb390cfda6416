public import Foundation
import GraphicsCore

/// A group of changes of layers: those between `begin()` and `commit()` on one thread.
///
/// Layers change at once. Where a clock runs, changes of layers that are no view's are animated (B.18), and the
/// completion block is called when the animations that were added are over; without any by `commit()`, or for the
/// changes outside of any transaction by `flush()` or the end of the turn.
open class CATransaction: NSObject {
  private static let gate = NSRecursiveLock()

  /// Begins a transaction nested in the current one of this thread.
  open class func begin() {
    TransactionStack.current.begin()
  }

  /// Ends the innermost transaction.
  open class func commit() {
    TransactionStack.current.commit()
  }

  /// Ends the implicit transaction: on the main thread, the windows are updated.
  open class func flush() {
    TransactionStack.current.flush()
  }

  /// Acquires the recursive lock that all threads share.
  open class func lock() {
    gate.lock()
  }

  /// Releases the lock of `lock()`.
  open class func unlock() {
    gate.unlock()
  }

  /// Returns the duration of the transaction's animations, in seconds; 0.25 unless set.
  open class func animationDuration() -> TimeInterval { TransactionStack.current.top.duration }

  /// Sets the duration of the transaction's animations, in seconds.
  open class func setAnimationDuration(_ dur: TimeInterval) {
    TransactionStack.current.top.duration = dur
  }

  /// Returns the timing function of the transaction's animations.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionStack.current.top.timingFunction
  }

  /// Sets the timing function of the transaction's animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.current.top.timingFunction = function
  }

  /// Returns whether or not changes are made without animation.
  open class func disableActions() -> Bool { TransactionStack.current.top.disablesActions }

  /// Sets whether or not changes are made without animation.
  open class func setDisableActions(_ flag: Bool) {
    TransactionStack.current.top.disablesActions = flag
  }

  /// Returns the block that is called when all animations of the transaction are over.
  open class func completionBlock() -> (() -> Void)? { TransactionStack.current.top.completion }

  /// Sets the block that is called when all animations of the transaction are over.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionStack.current.top.completion = block
  }

  /// Returns a value of the transaction, or of one around it.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: TransactionStack.current.top.values[key]
    }
  }

  /// Sets a value of the transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionDisableActions: setDisableActions((anObject as? NSNumber)?.boolValue ?? false)
    case kCATransactionAnimationDuration:
      if let number = anObject as? NSNumber { setAnimationDuration(number.doubleValue) }
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: TransactionStack.current.top.values[key] = anObject
    }
  }

  /// The animations of the innermost transaction.
  package static var completionGroup: AnimationCompletionGroup {
    let stack = TransactionStack.current
    if let group = stack.top.group { return group }
    let made = AnimationCompletionGroup(nil)
    stack.top.group = made
    return made
  }

  /// Ends the implicit transaction without an update of the windows.
  static func endOfTurn() {
    TransactionStack.current.endOutermost()
  }
}

/// The transactions of one thread.
private final class TransactionStack {
  struct Transaction {
    var duration: TimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: (() -> Void)?
    var values: [String: Any] = [:]
    /// The animations that were added; nil if there are none.
    var group: AnimationCompletionGroup?

    /// Ends the transaction: its completion is called when its animations are over.
    func end() {
      guard let group else {
        completion?()
        return
      }
      if let completion { group.onEnd { _ in completion() } }
      group.close()
    }
  }

  /// The transactions from the outermost, which is the implicit one, to the innermost.
  private var transactions = [Transaction()]

  private static let ofThread = ThreadLocal<TransactionStack>()

  /// The transactions of the current thread.
  static var current: TransactionStack {
    if let stack = ofThread.value { return stack }
    let made = TransactionStack()
    ofThread.value = made
    return made
  }

  /// The innermost transaction.
  var top: Transaction {
    get { transactions[transactions.count - 1] }
    set { transactions[transactions.count - 1] = newValue }
  }

  /// Begins a transaction with the settings of the one around it, apart from the completion.
  func begin() {
    var inner = top
    inner.completion = nil
    inner.group = nil
    transactions.append(inner)
  }

  func commit() {
    guard transactions.count > 1 else { return flush() }
    transactions.removeLast().end()
  }

  func flush() {
    guard transactions.count == 1 else { return }
    if MainExecutor.isCurrent { MainActor.assumeIsolated { MainLoop.main.updateWindows() } }
    endOutermost()
  }

  func endOutermost() {
    guard transactions.count == 1 else { return }
    let ended = top
    top = Transaction()
    ended.end()
  }
}
