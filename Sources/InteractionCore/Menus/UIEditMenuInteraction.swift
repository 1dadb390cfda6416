public import ControlCore
public import Foundation
import GraphicsCore
public import LayoutCore
public import StyleCore
public import TextViewCore

/// The place and the identity of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The identifier of the menu.
  public let identifier: AnyHashable
  /// The point of the view beside which the menu appears.
  public let sourcePoint: CGPoint
  /// The direction of the menu's arrow.
  ///
  /// Differs from UIKit: there is no arrow; up places the menu below its target, and left and right are without effect.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates the configuration of a menu at a point of a view.
  ///
  /// Differs from UIKit: without an identifier, it has an empty text, and not a random one.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable("")
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The directions of the arrow of an edit menu.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// A direction that the menu chooses.
  case automatic = 0
  /// Up.
  case up = 1
  /// Down.
  case down = 2
  /// Left.
  case left = 3
  /// Right.
  case right = 4
}

/// A type of delegates that provide the elements of edit menus.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu, made of the actions that the system suggests; nil for these alone.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the part of the view that the menu does not cover.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Tells the delegate that the menu is about to appear.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
  /// Tells the delegate that the menu is about to disappear.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
}

extension UIEditMenuInteractionDelegate {
  /// Returns nil.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Returns an empty rectangle at the source point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// An interaction that shows a menu of editing beside a point of a view.
///
/// The suggested actions are those of editing that the first responder, or one after it in the chain, can perform.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The delegate, which provides the menu.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private weak var owner: UIView?
  private weak var shown: EditMenuView?
  private var configuration: UIEditMenuConfiguration?

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The view of the interaction.
  open var view: UIView? { owner }

  /// Hides the menu.
  open func willMove(to view: UIView?) {
    if view !== owner { dismissMenu() }
  }

  /// Sets the view.
  open func didMove(to view: UIView?) { owner = view }

  /// Shows the menu, in place of the one that is shown, if it has any elements.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let owner, let window = owner.window else { return }
    let menu = menu(for: configuration, of: owner)
    let target =
      delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    let view = EditMenuView(menu, beside: owner.convert(target, to: window), from: owner) { [weak self] in
      self?.dismissMenu()
    }
    guard view.hasElements else { return }
    view.prefersBelow = configuration.preferredArrowDirection == .up
    self.configuration = configuration
    shown = view
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    view.appear(in: window)
    animator.run()
  }

  /// Returns the menu of the delegate, or that of the suggested actions.
  private func menu(for configuration: UIEditMenuConfiguration, of owner: UIView) -> UIMenu {
    let commands = UIMenuController.shared.items(from: owner).map {
      UICommand(title: $0.title, action: $0.action)
    }
    let suggested =
      commands.isEmpty
      ? [] : [UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)]
    return delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
  }

  /// Hides the menu.
  open func dismissMenu() {
    guard let shown, let configuration else { return }
    (self.shown, self.configuration) = (nil, nil)
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    shown.disappear()
    animator.run()
  }

  /// Builds the menu that is shown again; one without elements disappears.
  open func reloadVisibleMenu() {
    guard let shown, let configuration, let owner else { return }
    shown.show(menu(for: configuration, of: owner))
    if !shown.hasElements { dismissMenu() }
  }

  /// Moves the menu that is shown to the part of the view that the delegate says now.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let shown, let configuration, let owner else { return }
    let target = delegate?.editMenuInteraction(self, targetRectFor: configuration)
    if let target { shown.move(beside: owner.convert(target, to: nil)) }
  }

  /// Returns the point of the menu that is shown in a view, or the origin without one.
  open func location(in view: UIView?) -> CGPoint {
    guard let owner, let configuration else { return .zero }
    return owner.convert(configuration.sourcePoint, to: view)
  }
}

/// The animations and completions beside those of an edit menu, which run with it.
@MainActor
private final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private let added = AddedAnimations<Void>()

  func addAnimations(_ animations: @escaping () -> Void) { added.add(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { added.addCompletion { _ in completion() } }

  func run() {
    added.animate()
    added.complete(())
  }
}
