package import Foundation
import GraphicsCore
import LayerCore

extension UIGestureRecognizer {
  /// The state of a recognizer between two resets.
  struct Progress {
    var state = State.possible
    /// The state that the recognizer enters as soon as those that it waits for have failed.
    var pending: State?
    /// The touches that are followed, in the order in which they began.
    var touches: [UITouch] = []
    /// The other recognizers that follow the same touches.
    var peers: [UIGestureRecognizer] = []
    var isInPlay = false
    /// The last centroid of the touches, in the window.
    var lastCentroid = CGPoint.zero
    /// The number of resets, by which a timer knows that it is too late.
    var generation = 0

    @MainActor var centroid: CGPoint {
      guard !touches.isEmpty else { return lastCentroid }
      let count = CGFloat(touches.count)
      return CGPoint(
        x: touches.reduce(0) { $0 + $1.point.x } / count, y: touches.reduce(0) { $0 + $1.point.y } / count)
    }

    var isActive: Bool { state == .began || state == .changed }
    var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
  }

  // MARK: Fingers

  /// The centre of the touches, in the window.
  package var centroid: CGPoint { progress.centroid }

  func shouldFollow(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, !progress.isOver, shouldReceive(event) else { return false }
    guard let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  func follow(_ touch: UITouch) {
    progress.isInPlay = true
    progress.touches.append(touch)
    progress.peers = (progress.peers + touch.followers.filter { $0 !== self }).uniqued()
  }

  func receive(_ touches: [UITouch], in phase: UITouch.Phase, with event: UIEvent) {
    progress.lastCentroid = progress.centroid
    switch phase {
    case .began: touchesBegan(Set(touches), with: event)
    // A recognizer that has failed receives no more events but the last.
    case .moved: if !progress.isOver { touchesMoved(Set(touches), with: event) }
    case .ended: if !progress.isOver { touchesEnded(Set(touches), with: event) }
    case .cancelled: if !progress.isOver { touchesCancelled(Set(touches), with: event) }
    default: break
    }
  }

  func release(of touches: [UITouch]) {
    progress.lastCentroid = progress.centroid
    progress.touches.removeAll { touch in touches.contains { $0 === touch } }
    resetIfOver()
  }

  /// Fails, or cancels the gesture that was recognized.
  func abandon() {
    guard progress.isInPlay else { return }
    advance(to: progress.isActive ? .cancelled : .failed)
    for touch in progress.touches { touch.followers.removeAll { $0 === self } }
    release(of: progress.touches)
  }

  private func resetIfOver() {
    guard progress.isOver, progress.touches.isEmpty else { return }
    progress = Progress(lastCentroid: progress.lastCentroid, generation: progress.generation + 1)
    reset()
  }

  /// Calls a closure after a delay in seconds of the main loop's clock, unless the recognizer is reset before.
  package func wake(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    let generation = progress.generation
    MainLoop.main.clock.after(delay) { [weak self] in
      if self?.progress.generation == generation { body() }
    }
  }

  /// Returns a point of the window in the coordinates of `view`.
  func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = attachedView?.respondingWindow, view !== window else { return point }
    return view.convert(point, from: window)
  }

  // MARK: State

  /// Sets the state, in a form that can be returned.
  package func become(_ state: State) {
    self.state = state
  }

  func advance(to state: State) {
    switch state {
    case .possible: change(to: .possible)
    case .failed, .cancelled: failOrCancel()
    case .began, .ended:
      if progress.isActive {
        if state == .ended { enter(.ended) }
      } else if progress.pending != nil {
        progress.pending = state
      } else if progress.state == .possible {
        recognize(as: state)
      }
    case .changed: if progress.isActive { enter(.changed) }
    }
    resetIfOver()
  }

  /// Changes the state, and tells its observers.
  private func change(to state: State) {
    KeyValueObserving.change(self, "state") { progress.state = state }
  }

  private func failOrCancel() {
    if progress.isActive {
      enter(.cancelled)
    } else if progress.state == .possible {
      change(to: .failed)
      progress.pending = nil
      for waiting in waitingOnes { waiting.recognizePending() }
    }
  }

  private func recognize(as state: State) {
    guard mayBegin else { return failOrCancel() }
    guard !isWaiting else {
      progress.pending = state
      return
    }
    progress.pending = nil
    guard !progress.peers.contains(where: { $0.progress.hasRecognized && $0.prevents(self) }) else {
      return failOrCancel()
    }
    enter(state)
    for peer in progress.peers where peer.progress.state == .possible && prevents(peer) {
      peer.advance(to: .failed)
    }
    for waiting in waitingOnes { waiting.advance(to: .failed) }
    if cancelsTouchesInView { cancelTouchesInViews() }
  }

  private func recognizePending() {
    guard let pending = progress.pending else { return }
    recognize(as: pending)
    resetIfOver()
  }

  private func enter(_ state: State) {
    change(to: state)
    for handler in handlers { handler(self) }
    for (target, action) in targets {
      if let target = target.object { action.invoke(on: target, with: [self]) }
    }
  }

  private func cancelTouchesInViews() {
    for touch in progress.touches where touch.viewDelivery != .over {
      let wasTold = touch.viewDelivery == .delivered
      touch.viewDelivery = .over
      if wasTold {
        touch.view?.touchesCancelled([touch], with: UIEvent(touches: [touch], timestamp: touch.timestamp))
      }
    }
  }
}

extension UIGestureRecognizer.Progress {
  fileprivate init(lastCentroid: CGPoint, generation: Int) {
    self.init()
    self.lastCentroid = lastCentroid
    self.generation = generation
  }

  fileprivate var hasRecognized: Bool { isActive || state == .ended }
}

extension UIGestureRecognizer {
  /// Whether or not the delegate and the views allow recognition.
  private var mayBegin: Bool {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    let views = [view] + progress.touches.map(\.view)
    return views.compactMap { $0 }.uniqued().allSatisfy { $0.gestureRecognizerShouldBegin(self) }
  }

  /// Whether or not a recognizer that this one waits for has not failed yet.
  private var isWaiting: Bool {
    let explicit = requirements.compactMap(\.object)
    let implicit = progress.peers.filter { waits(for: $0) }
    return (explicit + implicit).contains { $0.progress.isInPlay && $0.progress.state == .possible }
  }

  /// The recognizers that wait for this one.
  private var waitingOnes: [UIGestureRecognizer] {
    (dependents.compactMap(\.object) + progress.peers.filter { $0.waits(for: self) }).uniqued()
      .filter { $0.progress.pending != nil }
  }

  private func waits(for other: UIGestureRecognizer) -> Bool {
    shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || (delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false)
      || (other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false)
      || requirements.contains { $0.object === other }
  }

  /// Returns whether `other` fails when this recognizer recognizes its gesture.
  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let isAllowed =
      (delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
      || (other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
    return !isAllowed
  }
}
