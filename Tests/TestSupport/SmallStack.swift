import Foundation
import Synchronization

/// Returns the result of `body` on a thread with a stack of 512 KiB, as small as any that a program is likely to run
/// on.
package func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
  let answer = Answer<Result>()
  let finished = DispatchSemaphore(value: 0)
  let thread = Thread {
    let result = body()
    answer.value.withLock { $0 = result }
    finished.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  finished.wait()
  return answer.value.withLock { $0 }
}

private final class Answer<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}
