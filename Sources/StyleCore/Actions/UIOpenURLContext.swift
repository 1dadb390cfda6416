public import Foundation

/// A URL that a scene is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  private let address: URL
  /// The values of the options, by the names of the keys of `UIApplication.OpenURLOptionsKey`.
  package let values: [String: Any]

  package init(_ url: URL, values: [String: Any] = [:]) {
    (address, self.values) = (url, values)
    super.init()
  }

  /// The URL.
  open var url: URL { address }
}
