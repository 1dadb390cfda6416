public import Foundation
public import StyleCore

/// Something that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that this lives in.
  var traitCollection: UITraitCollection { get }

  /// The traits changed, from `previousTraitCollection` where that is known.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
