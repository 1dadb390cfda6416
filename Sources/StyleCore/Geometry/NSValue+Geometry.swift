public import Foundation
public import GraphicsCore
public import LayerCore

// Foundation has values of points, sizes and rectangles under AppKit's names.

extension NSValue {
  /// Creates a value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point of the value.
  public var cgPointValue: CGPoint { pointValue }
  /// The size of the value.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle of the value.
  public var cgRectValue: CGRect { rectValue }

  // Foundation's values hold no other structures, so each is kept as one of the same layout.

  /// Creates a value that holds a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(point: CGPoint(x: vector.dx, y: vector.dy))
  }
  /// Creates a value that holds insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
  /// Creates a value that holds insets whose sides follow the reading direction.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
  /// Creates a value that holds an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
  }

  /// The vector of the value.
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
  /// The insets of the value.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
  /// The insets of the value, whose sides follow the reading direction.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let insets = edgeInsetsValue
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
  /// The offset of the value.
  public var uiOffsetValue: UIOffset { UIOffset(horizontal: pointValue.x, vertical: pointValue.y) }

  // Structures with the layout of none of Foundation's are kept as lists of numbers.

  /// Creates a value that holds a two-dimensional transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let t = transform
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
  }
  /// Creates a value that holds a three-dimensional transform.
  public convenience init(caTransform3D transform: CATransform3D) {
    let t = transform
    self.init(numbers: [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
      t.m44,
    ])
  }

  /// The two-dimensional transform of the value, or the identity if it holds something else.
  public var cgAffineTransformValue: CGAffineTransform {
    guard let n = numbers(6) else { return .identity }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
  /// The three-dimensional transform of the value, or the identity if it holds something else.
  public var caTransform3DValue: CATransform3D {
    guard let n = numbers(16) else { return CATransform3DIdentity }
    return CATransform3D(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8],
      m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
  }

  private convenience init(numbers: [CGFloat]) {
    let doubles = numbers.map { Double($0) }
    unsafe self.init(bytes: doubles, objCType: "[\(doubles.count)d]")
  }

  /// Returns the numbers of the value, or `nil` if it holds something else than `count` numbers.
  private func numbers(_ count: Int) -> [CGFloat]? {
    guard unsafe String(cString: objCType) == "[\(count)d]" else { return nil }
    var doubles = [Double](repeating: 0, count: count)
    unsafe doubles.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { unsafe getValue(start) }
    }
    return doubles.map { CGFloat($0) }
  }

  /// Returns the structure of the value in a type; nil if it is of another.
  ///
  /// Differs from UIKit: vectors and offsets are told from points by the type that is asked for alone, as are insets from others.
  public func value<StoredType>(of type: StoredType.Type) -> StoredType? {
    let stored = unsafe String(cString: objCType)
    func holds(_ other: NSValue) -> Bool { unsafe stored == String(cString: other.objCType) }
    if holds(NSValue(cgPoint: .zero)) {
      return [cgPointValue as Any, cgVectorValue, uiOffsetValue].lazy.compactMap { $0 as? StoredType }.first
    }
    if holds(NSValue(cgSize: .zero)) { return cgSizeValue as? StoredType }
    if holds(NSValue(cgRect: .zero)) { return cgRectValue as? StoredType }
    if holds(NSValue(uiEdgeInsets: .zero)) {
      return [uiEdgeInsetsValue as Any, directionalEdgeInsetsValue].lazy.compactMap { $0 as? StoredType }
        .first
    }
    if holds(NSValue(cgAffineTransform: .identity)) { return cgAffineTransformValue as? StoredType }
    if holds(NSValue(caTransform3D: CATransform3DIdentity)) { return caTransform3DValue as? StoredType }
    return holds(NSValue(range: NSRange())) ? rangeValue as? StoredType : nil
  }
}
