import Dispatch
import LayerCore

/// Calls a function on the main actor: at once if the caller is there, and else later, by the main queue.
package func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if MainExecutor.isCurrent {
    MainActor.assumeIsolated { body() }
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
  }
}
