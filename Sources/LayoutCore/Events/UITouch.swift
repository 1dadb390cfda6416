public import Foundation

/// One finger, from where it comes down to where it is lifted: the same object in every event between.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It rests, since the last event.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// It counts no more.
    case cancelled = 4
    /// A pointer came into the view.
    case regionEntered = 5
    /// A pointer moves above the view.
    case regionMoved = 6
    /// A pointer left the view.
    case regionExited = 7
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger elsewhere.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// Where the finger is, was at the last event, and came down: in the window's coordinates.
  private(set) var point = CGPoint.zero
  private(set) var previousPoint = CGPoint.zero
  private var startPoint = CGPoint.zero
  private(set) var startTime: TimeInterval = 0
  private var time: TimeInterval = 0
  private var currentPhase = Phase.began
  private var taps = 0
  private weak var touchedWindow: UIWindow?
  weak var touchedView: UIView?
  /// The recognizers that follow the finger, from the touched view outwards.
  var followers: [UIGestureRecognizer] = []
  var viewKnowledge = ViewKnowledge.untold

  /// What the touched view knows about the touch.
  enum ViewKnowledge {
    /// Nothing yet.
    case untold
    /// Nothing, until it is clear that the touch does not scroll.
    case held
    /// It gets its events.
    case told
    /// It gets none: it was told that the touch is cancelled, or never about it.
    case over
  }

  /// A finger that touches no window.
  public override init() {
    super.init()
  }

  /// A finger that comes down at a point of the window.
  package init(in window: UIWindow, at point: CGPoint, timestamp: TimeInterval, tapCount: Int = 1) {
    touchedWindow = window
    self.point = point
    previousPoint = point
    startPoint = point
    startTime = timestamp
    time = timestamp
    taps = tapCount
    super.init()
  }

  /// Takes note of the next event of the finger; nil keeps the place.
  func update(_ phase: Phase, to point: CGPoint? = nil, timestamp: TimeInterval) {
    previousPoint = self.point
    self.point = point ?? self.point
    currentPhase = phase
    time = timestamp
  }

  /// Tells of the touch as it was when the finger came down, to somebody who was not told then; whether the finger has
  /// moved since.
  func tellAsItBegan(_ tell: () -> Void) -> Bool {
    let now = (point, previousPoint, currentPhase)
    (point, previousPoint, currentPhase) = (startPoint, startPoint, .began)
    tell()
    (point, previousPoint, currentPhase) = now
    return point != startPoint
  }

  /// What the finger does.
  open var phase: Phase { currentPhase }

  /// When, in seconds of the main loop's clock.
  open var timestamp: TimeInterval { time }

  /// How often a finger came down here in short succession, counted from 1.
  open var tapCount: Int { taps }

  /// A finger.
  open var type: TouchType { .direct }

  /// The window that the finger came down in.
  open var window: UIWindow? { touchedWindow }

  /// The view that the finger came down in; it stays the same, wherever the finger goes.
  open var view: UIView? { touchedView }

  /// The recognizers that follow the finger.
  open var gestureRecognizers: [UIGestureRecognizer]? { followers }

  /// Where the finger is in `view`; in the window where that is nil.
  open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }

  /// Where the finger was at the event before.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

  /// Where the finger is, as precisely as is known.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Where the finger was, as precisely as is known.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The radius of the finger in points. Differs from UIKit: a finger is a point.
  open var majorRadius: CGFloat { 0 }

  /// How far `majorRadius` may be off.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// How hard the finger presses; 1 is usual. Differs from UIKit: always 0, as on a screen that cannot tell.
  open var force: CGFloat { 0 }

  /// The largest `force`.
  open var maximumPossibleForce: CGFloat { 0 }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = touchedWindow else { return point }
    return view === window ? point : view.convert(point, from: window)
  }
}
