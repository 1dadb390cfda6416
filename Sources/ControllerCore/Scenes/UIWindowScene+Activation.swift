public import ControlCore
public import Foundation
public import GraphicsCore
public import LayoutCore
public import StyleCore

/// A place for a new window.
public protocol UIWindowScenePlacement: Hashable {}

/// The place that the system chooses for a new window.
public struct UIWindowSceneStandardPlacement: UIWindowScenePlacement {
  /// Creates the place.
  public init() {}
}

/// A place in front of the other windows.
public struct UIWindowSceneProminentPlacement: UIWindowScenePlacement {
  /// Creates the place.
  public init() {}
}

extension UIWindowScenePlacement where Self == UIWindowSceneStandardPlacement {
  /// Returns the place that the system chooses.
  public static func standard() -> Self { Self() }
}

extension UIWindowScenePlacement where Self == UIWindowSceneProminentPlacement {
  /// Returns a place in front of the other windows.
  public static func prominent() -> Self { Self() }
}

extension UIWindowScene {
  /// The animations with which windows disappear.
  public enum DismissalAnimation: Int, Sendable {
    /// That of a window that is closed.
    case standard = 1
    /// That of a window whose content is sent or kept.
    case commit = 2
    /// That of a window whose content is thrown away.
    case decline = 3
  }

  /// The styles in which a new window is shown.
  public enum PresentationStyle: UInt, Sendable {
    /// The one that the system chooses.
    case automatic = 0
    /// Beside the other windows.
    case standard = 1
    /// In front of the other windows.
    case prominent = 2
  }

  /// The options with which a scene with windows is shown.
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// The style in which a new window is shown; without effect.
    open var preferredPresentationStyle = PresentationStyle.automatic
    /// The place of a new window; without effect.
    open var placement: (any UIWindowScenePlacement)?
  }

  /// The description of a new window.
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject {
    /// The activity that the window continues.
    public let userActivity: NSUserActivity
    /// The options.
    open var options: ActivationRequestOptions?
    /// The preview from which the window grows.
    open var preview: UITargetedPreview?

    /// Creates a description.
    public init(
      userActivity: NSUserActivity, options: ActivationRequestOptions? = nil,
      preview: UITargetedPreview? = nil
    ) {
      (self.userActivity, self.options, self.preview) = (userActivity, options, preview)
      super.init()
    }
  }

  /// A menu element that opens a new window, or runs another action where there is one window only.
  ///
  /// Differs from UIKit: there is one window only, so that the element is hidden without another action.
  open class ActivationAction: UIAction {
    /// A closure that describes the new window.
    public typealias ConfigurationProvider = (ActivationAction) -> ActivationConfiguration?

    /// Creates an element.
    public convenience init(
      title: String? = nil, subtitle: String? = nil, image: UIImage? = nil,
      identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
      attributes: UIMenuElement.Attributes = [], alternate: UIAction? = nil,
      _ configuration: @escaping ConfigurationProvider
    ) {
      self.init(
        title: alternate?.title ?? title ?? "Open in New Window", subtitle: alternate?.subtitle ?? subtitle,
        image: alternate?.image ?? image, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
        attributes: alternate?.attributes ?? attributes.union(.hidden),
        handler: { action in alternate?.performWithSender(action.sender, target: nil) })
    }
  }

  /// An interaction that opens a new window when two fingers spread the view.
  ///
  /// Differs from UIKit: there is one window only, so that it does nothing.
  @preconcurrency @MainActor
  open class ActivationInteraction: NSObject, UIInteraction {
    /// A closure that describes the new window for a point of the view.
    public typealias ConfigurationProvider = (ActivationInteraction, CGPoint) -> ActivationConfiguration?

    private let provider: ConfigurationProvider
    private let errorHandler: (any Error) -> Void
    /// The view of the interaction.
    open private(set) weak var view: UIView?

    /// Creates an interaction.
    public init(
      _ configurationProvider: @escaping ConfigurationProvider,
      errorHandler: @escaping (any Error) -> Void = { _ in }
    ) {
      (provider, self.errorHandler) = (configurationProvider, errorHandler)
      super.init()
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}

    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
  }
}
