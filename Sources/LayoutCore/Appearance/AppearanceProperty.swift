import Foundation
import StyleCore

/// A property that proxies pass on to views.
@_spi(Plumb)
@MainActor
public struct AppearanceProperty {
  /// A closure that sets the property of the second view to that of the first, if it is set on the first and not on the
  /// second.
  let apply: (UIView, UIView) -> Void

  /// Creates a property.
  ///
  /// - Parameter isSet: A closure that returns whether a view has set the property itself.
  public init<Owner: UIView, Value>(
    _ property: ReferenceWritableKeyPath<Owner, Value>, isSet: @escaping (Owner) -> Bool
  ) {
    apply = { proxy, view in
      guard let proxy = proxy as? Owner, let view = view as? Owner, isSet(proxy), !isSet(view) else { return }
      view[keyPath: property] = proxy[keyPath: property]
    }
  }

  /// Creates a property that is not set while it is `nil`.
  public init<Owner: UIView, Value>(_ property: ReferenceWritableKeyPath<Owner, Value?>) {
    self.init(property) { $0[keyPath: property] != nil }
  }

  /// Creates a property that is not set while it has its initial value.
  public init<Owner: UIView, Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Owner, Value>, from first: Value
  ) {
    self.init(property) { $0[keyPath: property] != first }
  }
}
