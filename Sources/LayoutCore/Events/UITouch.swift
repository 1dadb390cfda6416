public import Foundation

/// A touch of a finger from its beginning to its end, the same object in all events.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The beginning of a touch.
    case began = 0
    /// A move.
    case moved = 1
    /// No move since the last event.
    case stationary = 2
    /// The end of a touch.
    case ended = 3
    /// A touch that was cancelled.
    case cancelled = 4
    /// A pointer that entered a view.
    case regionEntered = 5
    /// A pointer that moves above a view.
    case regionMoved = 6
    /// A pointer that left a view.
    case regionExited = 7
  }

  /// The type of a touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on another surface.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// The current position of the touch, in the window's coordinates.
  private(set) var point = CGPoint.zero
  private(set) var previousPoint = CGPoint.zero
  private var startPoint = CGPoint.zero
  private(set) var startTime: TimeInterval = 0
  private var time: TimeInterval = 0
  private var currentPhase = Phase.began
  private var taps = 0
  private weak var touchedWindow: UIWindow?
  weak var touchedView: UIView?
  /// The recognizers that follow the touch, from the touched view outwards.
  var followers: [UIGestureRecognizer] = []
  var viewDelivery = ViewDelivery.pending

  /// The events of the touch that the touched view receives.
  enum ViewDelivery {
    /// No events yet.
    case pending
    /// No events until it is clear that the touch does not scroll.
    case delayed
    /// All events.
    case delivered
    /// No further ones, because the touch was cancelled for the view, or none at all.
    case over
  }

  /// Creates a touch in no window.
  public override init() {
    super.init()
  }

  /// Creates a touch that begins at a point of a window.
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

  /// Updates the touch for its next event.
  ///
  /// - Parameter point: The new position, or `nil` for the same one.
  package func update(_ phase: Phase, to point: CGPoint? = nil, timestamp: TimeInterval) {
    previousPoint = self.point
    self.point = point ?? self.point
    currentPhase = phase
    time = timestamp
  }

  /// Calls a closure in which the touch has the values of its beginning, for a late receiver.
  ///
  /// - Returns: Whether the touch has moved since.
  func withInitialValues(_ tell: () -> Void) -> Bool {
    let now = (point, previousPoint, currentPhase)
    (point, previousPoint, currentPhase) = (startPoint, startPoint, .began)
    tell()
    (point, previousPoint, currentPhase) = now
    return point != startPoint
  }

  /// The phase of the touch.
  open var phase: Phase { currentPhase }

  /// The time of the last event of the touch, in seconds of the main loop's clock.
  open var timestamp: TimeInterval { time }

  /// The number of taps in short succession, counted from 1.
  open var tapCount: Int { taps }

  /// The type of the touch: that of a finger on the screen.
  open var type: TouchType { .direct }

  /// The window in which the touch began.
  open var window: UIWindow? { touchedWindow }

  /// The view in which the touch began, which stays the same when it moves.
  open var view: UIView? { touchedView }

  /// The recognizers that follow the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { followers }

  /// Returns the position of the touch in a view, or in the window for `nil`.
  open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }

  /// Returns the position of the touch at the previous event.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

  /// Returns the position of the touch with the highest known precision.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the position of the touch at the previous event with the highest known precision.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The radius of the touch in points.
  ///
  /// Differs from UIKit: a touch is a point.
  open var majorRadius: CGFloat { 0 }

  /// The tolerance of `majorRadius`.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// The force of the touch, of which 1 is an average one.
  ///
  /// Differs from UIKit: always 0, as on a screen without pressure sensing.
  open var force: CGFloat { 0 }

  /// The largest possible force.
  open var maximumPossibleForce: CGFloat { 0 }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = touchedWindow else { return point }
    return view === window ? point : view.convert(point, from: window)
  }
}
