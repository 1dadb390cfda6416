public import Foundation

/// A type of actions below the preview of a firm press, for code of old.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title.
  var title: String { get }
}
