public import Foundation

/// A label and a value that assistive technologies read on request, beside the words of an element.
///
/// Differs from UIKit: it is a part of the module `UIKit`, not of `Accessibility`.
open class AXCustomContent: NSObject, NSCopying {
  /// The importance of a content, by which it is read at once or on request.
  public enum Importance: UInt, Sendable {
    /// The importance of a content that is read on request.
    case `default` = 0
    /// The importance of a content that is read at once.
    case high = 1
  }

  /// The label with attributes for its speech.
  public let attributedLabel: NSAttributedString
  /// The value with attributes for its speech.
  public let attributedValue: NSAttributedString
  /// The importance.
  open var importance = Importance.default

  /// The label.
  open var label: String { attributedLabel.string }
  /// The value.
  open var value: String { attributedValue.string }

  /// Creates a content with a label and a value.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }

  /// Creates a content with an attributed label and an attributed value.
  public required init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    (attributedLabel, attributedValue) = (label, value)
  }

  /// Returns a content with the same label, value and importance.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// A type of elements with content that assistive technologies read on request.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The content, in order.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
