public import Foundation
public import GraphicsCore

extension NSCoder {
  /// Encodes a vector for `key`, as text.
  public func encode(_ vector: CGVector, forKey key: String) { encodeText(NSCoder.string(for: vector), key) }
  /// Encodes a transform for `key`, as text.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encodeText(NSCoder.string(for: transform), key)
  }
  /// Encodes insets for `key`, as text.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encodeText(NSCoder.string(for: insets), key)
  }
  /// Encodes insets for `key`, as text.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encodeText(NSCoder.string(for: insets), key)
  }
  /// Encodes an offset for `key`, as text.
  public func encode(_ offset: UIOffset, forKey key: String) { encodeText(NSCoder.string(for: offset), key) }

  /// Decodes the point for `key`, or returns zero if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }
  /// Decodes the size for `key`, or returns zero if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }
  /// Decodes the rectangle for `key`, or returns zero if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }
  /// Decodes the vector for `key`, or returns zero if there is none.
  public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(key)) }
  /// Decodes the transform for `key`, or returns that of an empty string if there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: text(key))
  }
  /// Decodes the insets for `key`, or returns zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(key)) }
  /// Decodes the insets for `key`, or returns zero if there are none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    NSCoder.nsDirectionalEdgeInsets(for: text(key))
  }
  /// Decodes the offset for `key`, or returns zero if there is none.
  public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(key)) }

  private func encodeText(_ text: String, _ key: String) {
    encode(text as NSString, forKey: key)
  }

  private func text(_ key: String) -> String {
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } ?? ""
  }
}

// The strings are those of `NSStringFromCGPoint` and the like.
extension NSCoder {
  /// Returns a point as a string.
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  /// Returns a vector as a string.
  public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }
  /// Returns a size as a string.
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  /// Returns a rectangle as a string.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  /// Returns a transform as a string.
  public class func string(for transform: CGAffineTransform) -> String {
    NSStringFromCGAffineTransform(transform)
  }
  /// Returns insets as a string.
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
  /// Returns insets as a string.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    NSStringFromDirectionalEdgeInsets(insets)
  }
  /// Returns an offset as a string.
  public class func string(for offset: UIOffset) -> String { NSStringFromUIOffset(offset) }

  /// Returns the point of a string, or zero if it has another format.
  public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
  /// Returns the vector of a string, or zero if it has another format.
  public class func cgVector(for string: String) -> CGVector { CGVectorFromString(string) }
  /// Returns the size of a string, or zero if it has another format.
  public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
  /// Returns the rectangle of a string, or zero if it has another format.
  public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
  /// Returns the transform of a string, or one of zeros if it has another format.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    CGAffineTransformFromString(string)
  }
  /// Returns the insets of a string, or zero if it has another format.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets { UIEdgeInsetsFromString(string) }
  /// Returns the insets of a string, or zero if it has another format.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsetsFromString(string)
  }
  /// Returns the offset of a string, or zero if it has another format.
  public class func uiOffset(for string: String) -> UIOffset { UIOffsetFromString(string) }
}
