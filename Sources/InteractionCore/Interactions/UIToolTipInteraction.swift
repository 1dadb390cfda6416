public import ControlCore
public import Foundation
import GraphicsCore
public import LayoutCore
public import StyleCore

/// The text of a tool tip, and the part of the view that it is about.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  /// The text.
  public let toolTip: String
  /// The part of the view; an empty one is the whole view.
  public let sourceRect: CGRect

  /// Creates the tool tip of a part of a view.
  public init(toolTip: String, in rect: CGRect = .zero) {
    (self.toolTip, sourceRect) = (toolTip, rect)
    super.init()
  }
}

/// An interaction that has a tool tip for a view under a pointer.
///
/// Differs from UIKit: the tool tip is not drawn.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  private weak var owner: UIView?
  /// The delegate, which has the texts for places of the view.
  ///
  /// Differs from UIKit: it is not asked.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// Whether or not the interaction is enabled.
  ///
  /// Differs from UIKit: without effect.
  open var isEnabled = true
  /// The text without a delegate.
  open var defaultToolTip: String?

  /// Creates an interaction with a text.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  /// Creates an interaction without a text.
  public override init() {
    super.init()
  }

  /// The view of the interaction.
  open var view: UIView? { owner }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Sets the view.
  open func didMove(to view: UIView?) { owner = view }
}

/// A type of delegates that have the tool tips of places of a view.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// Returns the tool tip at a point of the view.
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
}

/// An interaction that selects what is in a rectangle that a pointer draws.
///
/// Differs from UIKit: the pointer of `HeadlessUser` draws no rectangles, so that the handler is not called.
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
  /// The states of the interaction.
  public enum State: Int, Sendable {
    /// No rectangle.
    case possible = 0
    /// The beginning of a rectangle.
    case began = 1
    /// A rectangle that changes.
    case selecting = 2
    /// The end of a rectangle.
    case ended = 3
  }

  private weak var owner: UIView?
  private let handler: (UIBandSelectionInteraction) -> Void

  /// Creates an interaction with a closure that is called for each change of the rectangle.
  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    handler = selectionHandler
    super.init()
  }

  /// Creates an interaction with a closure that is called for each change of the rectangle.
  public convenience init(_ selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    self.init(selectionHandler: selectionHandler)
  }

  /// Whether or not the interaction is enabled.
  open var isEnabled = true
  /// The keys that were held when the rectangle began: none.
  open var initialModifierFlags: UIKeyModifierFlags { [] }
  /// The state.
  open var state: State { .possible }
  /// The rectangle, in the coordinates of the view.
  open var selectionRect: CGRect? { nil }
  /// A closure that returns whether a rectangle may begin at a point.
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
  /// The view of the interaction.
  open var view: UIView? { owner }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Sets the view.
  open func didMove(to view: UIView?) { owner = view }
}
