public import ControlCore
public import Foundation
import GraphicsCore
public import LayoutCore
public import TextViewCore

/// An interaction that decides how a pencil writes into a view.
///
/// Differs from UIKit: there is no pencil, so that the delegate is not asked.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
  /// The delegate.
  public private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  private weak var owner: UIView?

  /// Creates an interaction.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Whether or not the user writes at the moment: never.
  open var isHandlingWriting: Bool { false }
  /// Whether or not a pencil is expected to write: never.
  open class var isPencilInputExpected: Bool { false }
  /// The view of the interaction.
  open var view: UIView? { owner }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Sets the view.
  open func didMove(to view: UIView?) { owner = view }
}

/// A type of delegates that decide how a pencil writes into a view.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Returns whether the pencil writes at a place of the view.
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
  /// Returns whether the view gets the keyboard only after the user has written.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// Tells the delegate that the user is about to write.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Tells the delegate that the user has written.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  /// Returns true.
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool { true }
  /// Returns false.
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
  /// Does nothing.
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  /// Does nothing.
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// An interaction that lets a pencil write into parts of a view that are no text inputs.
///
/// Differs from UIKit: there is no pencil, so that the delegate is not asked.
@preconcurrency @MainActor
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: NSObject,
  UIInteraction
{
  /// The delegate.
  public private(set) weak var delegate: Delegate?
  private weak var owner: UIView?

  /// Creates an interaction.
  public init(delegate: Delegate) {
    self.delegate = delegate
    super.init()
  }

  /// Whether or not the user writes at the moment: never.
  open var isHandlingWriting: Bool { false }
  /// The view of the interaction.
  open var view: UIView? { owner }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Sets the view.
  open func didMove(to view: UIView?) { owner = view }
}

/// A type of delegates that find the parts of a view into which a pencil writes.
@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
  /// The type of the identifiers of parts.
  associatedtype ElementIdentifier: Hashable
  /// Gives the parts in a rectangle to a completion.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
    completion: @escaping ([ElementIdentifier]) -> Void)
  /// Returns whether a part has the keyboard.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
  ) -> Bool
  /// Returns the rectangle of a part.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
  ) -> CGRect
  /// Gives a part the keyboard, and its text input to a completion.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
    referencePoint focusReferencePoint: CGPoint,
    completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
  /// Returns whether a part gets the keyboard only after the user has written.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool
  /// Tells the delegate that the user is about to write into a part.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier)
  /// Tells the delegate that the user has written into a part.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier)
}

extension UIIndirectScribbleInteractionDelegate {
  /// Returns false.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool { false }
  /// Does nothing.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
  ) {}
  /// Does nothing.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
  ) {}
}
