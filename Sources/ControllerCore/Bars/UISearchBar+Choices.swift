public import ControlCore
import Foundation
public import LayoutCore
public import StyleCore

/// The looks of a search bar's scopes, which are kept and not shown.
@MainActor
private final class ScopeLooks {
  static let values = AttachedValue<ScopeLooks>()

  struct Sides: Hashable {
    var left: UInt
    var right: UInt
  }

  var backgrounds: [UInt: UIImage] = [:]
  var dividers: [Sides: UIImage] = [:]
  var isLookToDictateEnabled = false
}

extension UISearchBar {
  private var looks: ScopeLooks { ScopeLooks.values.of(self) { ScopeLooks() } }

  /// Sets the image behind a scope in a state.
  ///
  /// Differs from UIKit: it is kept and not shown.
  public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    looks.backgrounds[state.rawValue] = backgroundImage
  }

  /// Returns the image behind a scope in a state.
  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    looks.backgrounds[state.rawValue]
  }

  /// Sets the image between scopes in states.
  ///
  /// Differs from UIKit: it is kept and not shown.
  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { looks.dividers[.init(left: leftState.rawValue, right: rightState.rawValue)] = dividerImage }

  /// Returns the image between scopes in states.
  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { looks.dividers[.init(left: leftState.rawValue, right: rightState.rawValue)] }

  /// Whether or not a look at the field begins a dictation.
  ///
  /// Differs from UIKit: without effect.
  public var isLookToDictateEnabled: Bool {
    get { looks.isLookToDictateEnabled }
    set { looks.isLookToDictateEnabled = newValue }
  }
}
