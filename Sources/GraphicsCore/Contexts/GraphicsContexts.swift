/// The stack of graphics contexts of one thread, the current one last.
package final class GraphicsContexts {
  private static let ofThread = ThreadLocal<GraphicsContexts>()

  /// The contexts of the current thread.
  package static var current: GraphicsContexts {
    if let contexts = ofThread.value { return contexts }
    let contexts = GraphicsContexts()
    ofThread.value = contexts
    return contexts
  }

  private var contexts: [CGContext] = []

  /// The current context.
  package var top: CGContext? { contexts.last }

  /// Makes `context` the current one.
  package func push(_ context: CGContext) { contexts.append(context) }

  /// Makes the previous context the current one.
  package func pop() { _ = contexts.popLast() }
}
