public import Foundation
public import GraphicsCore

extension NSCoder {
  /// Writes a vector under `key`, as text.
  public func encode(_ vector: CGVector, forKey key: String) { encodeText(NSCoder.string(for: vector), key) }
  /// Writes a transform under `key`, as text.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encodeText(NSCoder.string(for: transform), key)
  }
  /// Writes insets under `key`, as text.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encodeText(NSCoder.string(for: insets), key)
  }
  /// Writes insets under `key`, as text.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encodeText(NSCoder.string(for: insets), key)
  }
  /// Writes an offset under `key`, as text.
  public func encode(_ offset: UIOffset, forKey key: String) { encodeText(NSCoder.string(for: offset), key) }

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
  /// The vector under `key`; zero where there is none.
  public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(key)) }
  /// The transform under `key`; as for an empty text where there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: text(key))
  }
  /// The insets under `key`; zero where there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(key)) }
  /// The insets under `key`; zero where there are none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    NSCoder.nsDirectionalEdgeInsets(for: text(key))
  }
  /// The offset under `key`; zero where there is none.
  public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(key)) }

  private func encodeText(_ text: String, _ key: String) {
    encode(text as NSString, forKey: key)
  }

  private func text(_ key: String) -> String {
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } ?? ""
  }
}

// The same texts as those of `NSStringFromCGPoint` and its like.
extension NSCoder {
  /// A point as text.
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  /// A vector as text.
  public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }
  /// A size as text.
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  /// A rectangle as text.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  /// A transform as text.
  public class func string(for transform: CGAffineTransform) -> String {
    NSStringFromCGAffineTransform(transform)
  }
  /// Insets as text.
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
  /// Insets as text.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    NSStringFromDirectionalEdgeInsets(insets)
  }
  /// An offset as text.
  public class func string(for offset: UIOffset) -> String { NSStringFromUIOffset(offset) }

  /// The point of a text; zero where it is none.
  public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
  /// The vector of a text; zero where it is none.
  public class func cgVector(for string: String) -> CGVector { CGVectorFromString(string) }
  /// The size of a text; zero where it is none.
  public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
  /// The rectangle of a text; zero where it is none.
  public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
  /// The transform of a text; all zeros where it is none.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    CGAffineTransformFromString(string)
  }
  /// The insets of a text; zero where it is none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets { UIEdgeInsetsFromString(string) }
  /// The insets of a text; zero where it is none.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsetsFromString(string)
  }
  /// The offset of a text; zero where it is none.
  public class func uiOffset(for string: String) -> UIOffset { UIOffsetFromString(string) }
}
