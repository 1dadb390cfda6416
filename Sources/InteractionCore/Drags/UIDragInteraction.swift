public import ControlCore
public import Foundation
import GraphicsCore
public import LayoutCore
import StyleCore

/// An interaction that lets users drag items out of a view: a long touch lifts them, and then they follow the finger.
///
/// Differs from UIKit: drags stay in the window in which they begin, and one finger drags at a time.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The delegate, which provides the items.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  private weak var owner: UIView?
  private var recognizer: DragRecognizer?
  /// Whether or not other recognizers go on while the items are lifted.
  ///
  /// Differs from UIKit: without effect.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether or not the interaction begins drags.
  open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { recognizer?.isEnabled = isEnabled }
  }

  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Whether or not interactions begin drags unless the program says otherwise: on pads and phones alike, as since iOS 15.
  open class var isEnabledByDefault: Bool { true }

  /// The view of the interaction.
  open var view: UIView? { owner }

  /// Stops recognizing drags in the view.
  open func willMove(to view: UIView?) {
    if let recognizer { owner?.removeGestureRecognizer(recognizer) }
    recognizer = nil
  }

  /// Recognizes drags in the view.
  open func didMove(to view: UIView?) {
    owner = view
    guard let view else { return }
    let recognizer = DragRecognizer(self)
    recognizer.isEnabled = isEnabled
    view.addGestureRecognizer(recognizer)
    self.recognizer = recognizer
  }
}

/// The recognizer of long touches that lift the items of a drag.
@MainActor
final class DragRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  /// The distance, in points, after which lifted items are dragged.
  private static let slop: CGFloat = 10
  private weak var interaction: UIDragInteraction?
  private var flight: DragFlight?
  private var start = CGPoint.zero

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    delegate = self
    addHandler { ($0 as? DragRecognizer)?.follow() }
  }

  /// Returns whether there are items for the touch.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // A recognizer that waits for another one asks again; the items are those of the first time.
    if flight != nil { return true }
    guard let interaction, let window = view?.window, DragFlight.current == nil else { return false }
    flight = DragFlight(of: interaction, in: window, at: location(in: nil))
    return flight != nil
  }

  override func reset() {
    super.reset()
    flight = nil
  }

  // A context menu appears with the lift, until the items are dragged away.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UILongPressGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is UILongPressGestureRecognizer)
  }

  private func follow() {
    guard let flight else { return }
    let point = location(in: nil)
    switch state {
    case .began:
      start = point
      flight.lift()
    case .changed:
      guard flight.isDragged || point.distance(from: start) > Self.slop else { return }
      flight.move(to: point)
    case .ended:
      flight.drop()
      self.flight = nil
    default:
      flight.cancel()
      self.flight = nil
    }
  }
}
