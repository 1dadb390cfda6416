public import Foundation
public import GraphicsCore
public import LayoutCore
public import StyleCore

extension UIScene {
  /// The options with which a scene is asked to open a URL.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    private let values: [String: Any]

    fileprivate init(_ values: [String: Any]) {
      self.values = values
      super.init()
    }

    private func value(_ key: UIApplication.OpenURLOptionsKey) -> Any? { values[key.rawValue] }

    /// The identifier of the program that asks.
    open var sourceApplication: String? { value(.sourceApplication) as? String }
    /// A property list of the program that asks.
    open var annotation: Any? { value(.annotation) }
    /// Whether or not the file is to be used where it is.
    open var openInPlace: Bool { value(.openInPlace) as? Bool ?? false }
    /// The attribution of the event that led to the URL.
    open var eventAttribution: UIEventAttribution? { value(.eventAttribution) as? UIEventAttribution }
  }

  /// The options with which a scene opens a URL in another program.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Creates options.
    public override init() {
      super.init()
    }

    /// Whether or not only a program that is associated with the page may open the URL.
    open var universalLinksOnly = false
    /// The attribution of the event that leads to the URL.
    open var eventAttribution: UIEventAttribution?
  }

  /// The options with which a scene is activated.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// Creates options.
    public override init() {
      super.init()
    }

    /// The scene that asks.
    open var requestingScene: UIScene?
  }

  /// Opens a URL in another program.
  ///
  /// Differs from UIKit: nothing is opened, and the handler receives false.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Opens a URL in another program, and returns whether that was possible.
  ///
  /// Differs from UIKit: nothing is opened, and the result is false.
  @discardableResult
  public func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool { false }

  /// Lets the restoration of the scene go on in the background; without effect.
  public func extendStateRestoration() {}
  /// Ends the restoration of the scene in the background; without effect.
  public func completeStateRestoration() {}
}

extension UIOpenURLContext {
  /// The options of the request.
  public var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions(values) }
}

extension UIScene.ConnectionOptions {
  /// The URLs to open; none.
  public var urlContexts: Set<UIOpenURLContext> { reasons["urls"] as? Set<UIOpenURLContext> ?? [] }
  /// The activities to continue; none.
  public var userActivities: Set<NSUserActivity> { reasons["activities"] as? Set<NSUserActivity> ?? [] }
  /// The shortcut item that the user chose; none.
  public var shortcutItem: UIApplicationShortcutItem? { reasons["item"] as? UIApplicationShortcutItem }
  /// The type of the activity that comes from another device; none.
  public var handoffUserActivityType: String? { reasons["handoff"] as? String }
}

/// The attribution of a tap on an advertisement, which is kept and not reported.
@preconcurrency @MainActor
open class UIEventAttribution: NSObject {
  /// The number of the campaign.
  public let sourceIdentifier: UInt8
  /// The page to which the tap leads.
  public let destinationURL: URL
  /// The page to which reports would be sent; nil.
  open var reportEndpoint: URL? { nil }
  /// The description of the content.
  public let sourceDescription: String
  /// The name of the buyer of the content.
  public let purchaser: String

  /// Creates an attribution.
  public init(sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String) {
    self.sourceIdentifier = sourceIdentifier
    self.destinationURL = destinationURL
    self.sourceDescription = sourceDescription
    self.purchaser = purchaser
    super.init()
  }
}

/// A view over an advertisement, taps on which are attributed; it shows nothing.
open class UIEventAttributionView: UIView {}
