public import Foundation

/// A type of objects with traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits changed, with the previous ones if they are known.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
