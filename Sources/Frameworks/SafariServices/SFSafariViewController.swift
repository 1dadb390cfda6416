// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import StandInCore
@_exported public import UIKit

/// A type that is told of changes of a page's controller.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user closed the page.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Tells the delegate that the first page is there.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Returns activities for the page.
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
  /// Returns the kinds of activities that are left out for the page.
  func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType]
  /// Tells the delegate of another address.
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// Tells the delegate that the page is about to be opened elsewhere.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Returns none.
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { [] }
  /// Returns none.
  public func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType] { [] }
  /// Does nothing.
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
  /// Does nothing.
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}

/// A view controller that shows a page.
///
/// Differs from SafariServices: its view is a labelled rectangle with the address, and a test calls the delegate itself.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The circumstances of a page.
  open class Configuration: NSObject, NSCopying {
    /// Whether or not an article is shown as a text.
    open var entersReaderIfAvailable = false
    /// Whether or not bars shrink with scrolling.
    open var barCollapsingEnabled = true

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }

  /// The names of the button that closes the page.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done
    /// Close.
    case close
    /// Cancel.
    case cancel
  }

  /// The address that was asked for.
  public let initialURL: URL
  /// A copy of the circumstances.
  public let configuration: Configuration
  /// The object that is told of changes.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of bars.
  open var preferredBarTintColor: UIColor?
  /// The colour of buttons.
  open var preferredControlTintColor: UIColor?
  /// The name of the button that closes the page.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a controller of an address.
  public init(url URL: URL, configuration: Configuration) {
    initialURL = URL
    self.configuration = configuration.copy() as? Configuration ?? Configuration()
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  /// Creates a controller of an address.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// Returns nil: a controller needs an address.
  public required init?(coder: NSCoder) { nil }

  /// Adds the labelled rectangle.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    _ = view.addStandIn(StandIn(name: "SFSafariViewController", detail: initialURL.absoluteString))
  }
}
