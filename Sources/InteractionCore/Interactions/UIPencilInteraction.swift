public import ControlCore
public import Foundation
public import GraphicsCore
public import LayoutCore

/// The actions that the user chose for a pencil.
public enum UIPencilPreferredAction: Int, Sendable {
  /// No action.
  case ignore = 0
  /// A change to the eraser.
  case switchEraser = 1
  /// A change to the tool before.
  case switchPrevious = 2
  /// The colours.
  case showColorPalette = 3
  /// The attributes of the ink.
  case showInkAttributes = 4
  /// The tools beside the pencil.
  case showContextualPalette = 5
  /// A shortcut of the system.
  case runSystemShortcut = 6
}

/// The place of a pencil above the screen.
@preconcurrency @MainActor
open class UIPencilHoverPose: NSObject {
  private let place: CGPoint

  /// Creates the place of a pencil, for a test.
  package init(_ location: CGPoint) {
    place = location
    super.init()
  }

  /// The place, in the coordinates of the view.
  open var location: CGPoint { place }
  /// The distance from the screen as a share of the largest: none.
  open var zOffset: CGFloat { 0 }
  /// The direction of the pencil, in radians.
  open var azimuthAngle: CGFloat { 0 }
  /// The direction of the pencil as a vector of length 1.
  open var azimuthUnitVector: CGVector { CGVector(dx: 1, dy: 0) }
  /// The angle between the pencil and the screen, in radians: upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The turn of the pencil around its axis, in radians.
  open var rollAngle: CGFloat { 0 }
}

/// An interaction of taps and squeezes of a pencil with the app.
///
/// Differs from UIKit: there is no pencil. Tests call the delegate.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// The phases of a squeeze.
  public enum Phase: UInt, Sendable {
    /// The beginning.
    case began = 0
    /// A change.
    case changed = 1
    /// The end.
    case ended = 2
    /// The end without an effect.
    case cancelled = 3
  }

  /// A double tap on a pencil.
  @preconcurrency @MainActor
  open class Tap: NSObject {
    private let facts: (time: TimeInterval, pose: UIPencilHoverPose?)

    /// Creates a tap, for a test.
    package init(timestamp: TimeInterval, hoverPose: UIPencilHoverPose? = nil) {
      facts = (timestamp, hoverPose)
      super.init()
    }

    /// The time, in seconds.
    open var timestamp: TimeInterval { facts.time }
    /// The place of the pencil above the screen.
    open var hoverPose: UIPencilHoverPose? { facts.pose }
  }

  /// A squeeze of a pencil.
  @preconcurrency @MainActor
  open class Squeeze: NSObject {
    private let facts: (time: TimeInterval, phase: Phase, pose: UIPencilHoverPose?)

    /// Creates a squeeze, for a test.
    package init(timestamp: TimeInterval, phase: Phase, hoverPose: UIPencilHoverPose? = nil) {
      facts = (timestamp, phase, hoverPose)
      super.init()
    }

    /// The time, in seconds.
    open var timestamp: TimeInterval { facts.time }
    /// The phase.
    open var phase: Phase { facts.phase }
    /// The place of the pencil above the screen.
    open var hoverPose: UIPencilHoverPose? { facts.pose }
  }

  private weak var owner: UIView?

  /// The delegate.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether or not the interaction is enabled.
  open var isEnabled = true

  /// Creates an interaction.
  public override init() {
    super.init()
  }

  /// Creates an interaction with a delegate.
  public init(delegate: any UIPencilInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The action that the user chose for double taps: a change to the eraser.
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  /// The action that the user chose for squeezes: the tools beside the pencil.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
  /// Whether or not the user draws with a pencil only.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Whether or not the user wants to see the tool below a pencil above the screen.
  open class var prefersHoverToolPreview: Bool { true }

  /// The view of the interaction.
  open var view: UIView? { owner }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Sets the view.
  open func didMove(to view: UIView?) { owner = view }

  /// Tells the delegate of a tap on behalf of a test, if the interaction is enabled.
  package func receive(_ tap: Tap) {
    if isEnabled { delegate?.pencilInteraction(self, didReceiveTap: tap) }
  }

  /// Tells the delegate of a squeeze on behalf of a test, if the interaction is enabled.
  package func receive(_ squeeze: Squeeze) {
    if isEnabled { delegate?.pencilInteraction(self, didReceiveSqueeze: squeeze) }
  }
}

/// A type of delegates that are told of taps and squeezes of a pencil.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Tells the delegate of a double tap, for code of old.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  /// Tells the delegate of a double tap.
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  /// Tells the delegate of a squeeze.
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  /// Calls the function of code of old.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) { pencilInteractionDidTap(interaction) }
  /// Does nothing.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}
