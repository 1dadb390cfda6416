import Dispatch
import Synchronization

/// Work on all cores.
package enum Parallel {
  /// Returns the results of a function for each element, in the order of the elements.
  package static func map<Element: Sendable, Value: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Value
  ) -> [Value] {
    let results = Mutex([Value?](repeating: nil, count: elements.count))
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      let value = transform(elements[index])
      results.withLock { $0[index] = value }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
