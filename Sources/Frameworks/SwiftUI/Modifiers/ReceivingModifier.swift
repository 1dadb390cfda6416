public import Combine

extension View {
  /// Returns the description with an action for each value of a publisher while it is visible.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceivingAction(publisher: publisher, action: action))
  }
}

/// The values of a publisher as actions.
private struct ReceivingAction<P: Publisher>: ViewModifier where P.Failure == Never {
  // Unchecked because a modifier may be made on any thread: both are used on the main actor alone.
  nonisolated(unsafe) let publisher: P
  nonisolated(unsafe) let action: (P.Output) -> Void
  @State private var reception = Reception<P.Output>()

  nonisolated init(publisher: P, action: @escaping (P.Output) -> Void) {
    unsafe self.publisher = publisher
    unsafe self.action = action
  }

  func body(content: Content) -> some View {
    let reception = reception
    unsafe reception.action = action
    return content.onAppear { unsafe reception.begin(publisher) }.onDisappear { reception.end() }
  }
}

/// The subscription of a description, and the action that its last version has.
private final class Reception<Value> {
  var action: ((Value) -> Void)?
  private var subscription: AnyCancellable?

  func begin<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    guard subscription == nil else { return }
    subscription = publisher.sink { [weak self] in self?.action?($0) }
  }

  func end() { subscription = nil }
}
