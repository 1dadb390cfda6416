public import Foundation
public import GraphicsCore
public import LayerCore

// As on Apple's systems, `as?` converts between these values and `NSValue`.

extension CGVector: _BoxedValue {
  /// The object of the value.
  public var boxed: NSValue { NSValue(cgVector: self) }

  /// Creates the value of an object; nil if it holds another.
  public init?(boxed: NSValue) {
    guard boxed.holdsType(of: NSValue(cgVector: .zero)) else { return nil }
    self = boxed.cgVectorValue
  }
}

extension CGAffineTransform: _BoxedValue {
  /// The object of the value.
  public var boxed: NSValue { NSValue(cgAffineTransform: self) }

  /// Creates the value of an object; nil if it holds another.
  public init?(boxed: NSValue) {
    guard boxed.holdsType(of: NSValue(cgAffineTransform: .identity)) else { return nil }
    self = boxed.cgAffineTransformValue
  }
}

extension CATransform3D: _BoxedValue {
  /// The object of the value.
  public var boxed: NSValue { NSValue(caTransform3D: self) }

  /// Creates the value of an object; nil if it holds another.
  public init?(boxed: NSValue) {
    guard boxed.holdsType(of: NSValue(caTransform3D: CATransform3DIdentity)) else { return nil }
    self = boxed.caTransform3DValue
  }
}

extension UIEdgeInsets: _BoxedValue {
  /// The object of the value.
  public var boxed: NSValue { NSValue(uiEdgeInsets: self) }

  /// Creates the value of an object; nil if it holds another.
  public init?(boxed: NSValue) {
    guard boxed.holdsType(of: NSValue(uiEdgeInsets: .zero)) else { return nil }
    self = boxed.uiEdgeInsetsValue
  }
}

extension NSDirectionalEdgeInsets: _BoxedValue {
  /// The object of the value.
  public var boxed: NSValue { NSValue(directionalEdgeInsets: self) }

  /// Creates the value of an object; nil if it holds another.
  public init?(boxed: NSValue) {
    guard boxed.holdsType(of: NSValue(directionalEdgeInsets: .zero)) else { return nil }
    self = boxed.directionalEdgeInsetsValue
  }
}

extension UIOffset: _BoxedValue {
  /// The object of the value.
  public var boxed: NSValue { NSValue(uiOffset: self) }

  /// Creates the value of an object; nil if it holds another.
  public init?(boxed: NSValue) {
    guard boxed.holdsType(of: NSValue(uiOffset: .zero)) else { return nil }
    self = boxed.uiOffsetValue
  }
}
