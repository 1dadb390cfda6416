public import Foundation

// Foundation has values of points, sizes and rectangles under AppKit's names.

extension NSValue {
  /// A point as an object.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A size as an object.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// A rectangle as an object.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point that this holds.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that this holds.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle that this holds.
  public var cgRectValue: CGRect { rectValue }
}

extension NSCoder {
  /// Writes a point under `key`, as text.
  public func encode(_ point: CGPoint, forKey key: String) {
    encode(NSStringFromCGPoint(point) as NSString, forKey: key)
  }

  /// Writes a size under `key`, as text.
  public func encode(_ size: CGSize, forKey key: String) {
    encode(NSStringFromCGSize(size) as NSString, forKey: key)
  }

  /// Writes a rectangle under `key`, as text.
  public func encode(_ rect: CGRect, forKey key: String) {
    encode(NSStringFromCGRect(rect) as NSString, forKey: key)
  }

  /// Writes insets under `key`, as text.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSStringFromUIEdgeInsets(insets) as NSString, forKey: key)
  }

  /// The point under `key`; zero where there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { CGPointFromString(text(forKey: key)) }
  /// The size under `key`; zero where there is none.
  public func decodeCGSize(forKey key: String) -> CGSize { CGSizeFromString(text(forKey: key)) }
  /// The rectangle under `key`; zero where there is none.
  public func decodeCGRect(forKey key: String) -> CGRect { CGRectFromString(text(forKey: key)) }
  /// The insets under `key`; zero where there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    UIEdgeInsetsFromString(text(forKey: key))
  }

  private func text(forKey key: String) -> String {
    (decodeObject(of: NSString.self, forKey: key)).map { String(describing: $0) } ?? ""
  }
}
