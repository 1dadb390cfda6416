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

  // Foundation's values hold no other structures, so these are kept as those that they look like.

  /// A vector as an object.
  public convenience init(cgVector vector: CGVector) {
    self.init(point: CGPoint(x: vector.dx, y: vector.dy))
  }
  /// Insets as an object.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
  /// Insets with sides that follow the reading direction as an object.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
  /// An offset as an object.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
  }

  /// The vector that this holds.
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
  /// The insets that this holds.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
  /// The insets that this holds.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let insets = edgeInsetsValue
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
  /// The offset that this holds.
  public var uiOffsetValue: UIOffset { UIOffset(horizontal: pointValue.x, vertical: pointValue.y) }
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
