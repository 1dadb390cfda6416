import Foundation

/// Writes down what happens on one thread.
final class TraceRecorder {
  private(set) var events: [TraceEvent] = []
  private var agents: [TraceEvent.Agent] = []
  private var names = TraceNames()
  /// The layer whose place is being changed: what its frame does to its bounds and position is one change.
  private var changing: CALayer?

  /// The layers of the events, by their indices.
  var subjects: [TraceSubject] { names.subjects }

  /// The index that a layer has in events.
  func index(of layer: CALayer) -> Int { names.index(of: layer) }

  func begin(_ span: TraceSpan, of layer: CALayer?) {
    add(.began(span), of: layer)
    if case .callback(let callback) = span, let layer { enter(callback, of: layer) }
  }

  func end(_ span: TraceSpan, of layer: CALayer?) {
    if case .callback = span, layer != nil { agents.removeLast() }
    add(.ended(span), of: layer)
  }

  func beginSizing(of layer: CALayer, in size: CGSize) {
    add(.asked(size), of: layer)
    enter(.sizeThatFits, of: layer)
  }

  func endSizing(of layer: CALayer, with size: CGSize) {
    agents.removeLast()
    add(.answered(size), of: layer)
  }

  /// Only what one view reads of another during layout tells of a dependency.
  func noteRead(_ property: TraceProperty, of layer: CALayer) {
    guard changing == nil, let agent = agents.last, agent.callback != .display else { return }
    let subject = index(of: layer)
    guard subject != agent.subject else { return }
    events.append(TraceEvent(kind: .read(property), subject: subject, agent: agent))
  }

  func noteChange(_ property: TraceProperty, of layer: CALayer, _ change: () -> Void) {
    guard changing !== layer else { return change() }
    let old = layer.storedRect(property)
    let place = events.count
    let outer = changing
    changing = layer
    change()
    changing = outer
    let new = layer.storedRect(property)
    guard new != old else { return }
    // Before what the change led to.
    events.insert(event(.changed(property, from: old, to: new), of: layer), at: place)
  }

  func add(_ kind: TraceEvent.Kind, of layer: CALayer?) {
    events.append(event(kind, of: layer))
  }

  private func event(_ kind: TraceEvent.Kind, of layer: CALayer?) -> TraceEvent {
    TraceEvent(kind: kind, subject: layer.map(index(of:)), agent: agents.last)
  }

  private func enter(_ callback: TraceCallback, of layer: CALayer) {
    agents.append(TraceEvent.Agent(callback: callback, subject: index(of: layer)))
  }
}

extension CALayer {
  /// A property as the trace shows it, read past the trace.
  fileprivate func storedRect(_ property: TraceProperty) -> CGRect {
    switch property {
    case .frame: computedFrame
    case .bounds: storedBounds
    case .position: CGRect(origin: storedPosition, size: .zero)
    }
  }
}

extension TraceFlag {
  init?(_ flag: CALayer.Flags) {
    switch flag {
    case .needsLayout: self = .layout
    case .needsConstraints: self = .constraints
    case .needsDisplay: self = .display
    default: return nil
    }
  }
}
