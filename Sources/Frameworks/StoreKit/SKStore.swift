// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import StandInCore
@_exported public import UIKit

/// A source of wishes for a review.
///
/// Differs from StoreKit: nothing is shown.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  /// Does nothing.
  open class func requestReview() {}

  /// Does nothing.
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// The name of the number of a product.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// A type that is told of the end of a product's controller.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user closed the product.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  /// Does nothing.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// An error of this framework.
public struct SKError: Error, Equatable, Sendable {
  /// The codes of errors.
  public enum Code: Int, Sendable {
    /// An error of unknown kind.
    case unknown
    /// The store cannot be reached.
    case storeProductNotAvailable = 5
  }

  /// The code.
  public let code: Code

  /// Creates an error of a code.
  public init(_ code: Code) {
    self.code = code
  }
}

/// A view controller that shows a product of the store.
///
/// Differs from StoreKit: its view is a labelled rectangle, loading ends with an error, and a test calls the delegate itself.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  /// The object that is told of the end.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Calls the handler with an error.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    block?(false, SKError(.storeProductNotAvailable))
  }

  /// Adds the labelled rectangle.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    _ = view.addStandIn(StandIn(name: "SKStoreProductViewController"))
  }
}
