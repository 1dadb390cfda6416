public import Foundation
public import GraphicsCore
import StyleCore

/// A recognizer of fingers that are dragged.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance in points that fingers move before they are recognized.
  package static let slop: CGFloat = 10
  /// The time in seconds without an event after which fingers are at rest.
  private static let rest = 0.1

  /// The origin of the translation in the window, without the translation that was set.
  private var origin: CGPoint?
  private var speed = CGPoint.zero
  private var last: (point: CGPoint, time: TimeInterval)?

  /// Creates a recognizer with a target, which is not called.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer without a target.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1

  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max

  /// Returns the translation of the fingers since they touched the view, in the coordinates of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    guard let origin else { return .zero }
    return difference(from: origin, to: progress.centroid, in: view)
  }

  /// Sets the current translation.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let here = place(progress.centroid, in: view)
    let start = CGPoint(x: here.x - translation.x, y: here.y - translation.y)
    origin = windowPoint(start, from: view)
  }

  /// Returns the velocity of the fingers in points of `view` per second, from one event to the next.
  ///
  /// It is zero if they were lifted a tenth of a second after they last moved, or later.
  open func velocity(in view: UIView?) -> CGPoint {
    difference(from: .zero, to: speed, in: view)
  }

  open override func reset() {
    super.reset()
    (origin, speed, last) = (nil, .zero, nil)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= maximumNumberOfTouches else {
      if state == .possible { state = .failed }
      return
    }
    // Another finger moves the centroid, and must not move the content that is dragged.
    let translation = progress.touches.count > touches.count ? self.translation(before: touches) : .zero
    let point = progress.centroid
    origin = CGPoint(x: point.x - translation.x, y: point.y - translation.y)
    last = (point, event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= minimumNumberOfTouches, let origin else { return }
    measureSpeed(at: event.timestamp)
    if state == .possible {
      if origin.distance(from: progress.centroid) >= Self.slop { state = .began }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.count == numberOfTouches else { return }
    if let last, event.timestamp - last.time >= Self.rest { speed = .zero }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  private func measureSpeed(at time: TimeInterval) {
    let point = progress.centroid
    if let last, time > last.time {
      let elapsed = CGFloat(time - last.time)
      speed = CGPoint(x: (point.x - last.point.x) / elapsed, y: (point.y - last.point.y) / elapsed)
    }
    last = (point, time)
  }

  /// Returns the translation without the fingers that have just touched the view.
  private func translation(before added: Set<UITouch>) -> CGPoint {
    guard let origin, let last else { return .zero }
    return CGPoint(x: last.point.x - origin.x, y: last.point.y - origin.y)
  }

  private func difference(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint {
    let (start, end) = (place(start, in: view), place(end, in: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func windowPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = attachedView?.respondingWindow, view !== window else { return point }
    return view.convert(point, to: window)
  }
}
