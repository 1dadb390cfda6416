import Foundation
import StyleCore

/// A property that proxies hand on to views.
@_spi(Plumb)
@MainActor
public struct AppearanceProperty {
  /// Sets the property on the second view as it is on the first, if it is set there and not here.
  let apply: (UIView, UIView) -> Void

  /// A property that a view has set itself where `isSet` says so.
  public init<Owner: UIView, Value>(
    _ property: ReferenceWritableKeyPath<Owner, Value>, isSet: @escaping (Owner) -> Bool
  ) {
    apply = { proxy, view in
      guard let proxy = proxy as? Owner, let view = view as? Owner, isSet(proxy), !isSet(view) else { return }
      view[keyPath: property] = proxy[keyPath: property]
    }
  }

  /// A property; nil means unset.
  public init<Owner: UIView, Value>(_ property: ReferenceWritableKeyPath<Owner, Value?>) {
    self.init(property) { $0[keyPath: property] != nil }
  }

  /// A property that is not set while it has the value that it begins with.
  public init<Owner: UIView, Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Owner, Value>, from first: Value
  ) {
    self.init(property) { $0[keyPath: property] != first }
  }
}
