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
  /// Writes insets under `key`, as text.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSStringFromUIEdgeInsets(insets) as NSString, forKey: key)
  }

  /// The point under `key`; zero where there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }
  /// The size under `key`; zero where there is none.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }
  /// The rectangle under `key`; zero where there is none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }
  /// The insets under `key`; zero where there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    guard containsValue(forKey: key) else { return .zero }
    let text = decodeObject(of: NSString.self, forKey: key)
    return UIEdgeInsetsFromString(text.map { String(describing: $0) } ?? "")
  }
}
