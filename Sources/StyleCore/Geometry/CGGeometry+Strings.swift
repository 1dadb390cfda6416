// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
public import GraphicsCore

// Geometry as text and back. Numbers are written in the shortest form that reads back as the same number, without `.0`;
// a string that cannot be read gives zero.

/// Returns a point as a string, `{x, y}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  braced(point.x, point.y)
}

/// Returns a size as a string, `{width, height}`.
public func NSStringFromCGSize(_ size: CGSize) -> String {
  braced(size.width, size.height)
}

/// Returns a rectangle as a string, `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Returns a vector as a string, `{dx, dy}`.
public func NSStringFromCGVector(_ vector: CGVector) -> String {
  braced(vector.dx, vector.dy)
}

/// Returns a transform as a string, `[a, b, c, d, tx, ty]`.
public func NSStringFromCGAffineTransform(_ t: CGAffineTransform) -> String {
  "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(shortest).joined(separator: ", ") + "]"
}

/// Returns insets as a string, `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  braced(insets.top, insets.left, insets.bottom, insets.right)
}

/// Returns insets as a string, `{top, leading, bottom, trailing}`.
public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String {
  braced(insets.top, insets.leading, insets.bottom, insets.trailing)
}

/// Returns an offset as a string, `{horizontal, vertical}`.
public func NSStringFromUIOffset(_ offset: UIOffset) -> String {
  braced(offset.horizontal, offset.vertical)
}

/// Returns the point of a string in the format of `NSStringFromCGPoint`, or zero if it has another format.
public func CGPointFromString(_ string: String) -> CGPoint {
  guard let n = numbers(in: string, count: 2) else { return .zero }
  return CGPoint(x: n[0], y: n[1])
}

/// Returns the size of a string in the format of `NSStringFromCGSize`, or zero if it has another format.
public func CGSizeFromString(_ string: String) -> CGSize {
  guard let n = numbers(in: string, count: 2) else { return .zero }
  return CGSize(width: n[0], height: n[1])
}

/// Returns the rectangle of a string in the format of `NSStringFromCGRect`, or zero if it has another format.
public func CGRectFromString(_ string: String) -> CGRect {
  guard let n = numbers(in: string, count: 4) else { return .zero }
  return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
}

/// Returns the vector of a string in the format of `NSStringFromCGVector`, or zero if it has another format.
public func CGVectorFromString(_ string: String) -> CGVector {
  guard let n = numbers(in: string, count: 2) else { return .zero }
  return CGVector(dx: n[0], dy: n[1])
}

/// Returns the transform of a string in the format of `NSStringFromCGAffineTransform`, or zeros if it has another
/// format.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  guard let n = numbers(in: string, count: 6) else { return CGAffineTransform() }
  return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
}

/// Returns the insets of a string in the format of `NSStringFromUIEdgeInsets`, or zero if it has another format.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  guard let n = numbers(in: string, count: 4) else { return .zero }
  return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
}

/// Returns the insets of a string in the format of `NSStringFromDirectionalEdgeInsets`, or zero if it has another
/// format.
public func NSDirectionalEdgeInsetsFromString(_ string: String) -> NSDirectionalEdgeInsets {
  guard let n = numbers(in: string, count: 4) else { return .zero }
  return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
}

/// Returns the offset of a string in the format of `NSStringFromUIOffset`, or zero if it has another format.
public func UIOffsetFromString(_ string: String) -> UIOffset {
  guard let n = numbers(in: string, count: 2) else { return .zero }
  return UIOffset(horizontal: n[0], vertical: n[1])
}

private func braced(_ numbers: CGFloat...) -> String {
  "{" + numbers.map(shortest).joined(separator: ", ") + "}"
}

private func shortest(_ number: CGFloat) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Returns the numbers between braces, brackets, commas and spaces.
///
/// - Returns: `nil` unless there are `count` numbers and nothing else.
private func numbers(in string: String, count: Int) -> [CGFloat]? {
  let parts = string.split { "{}[], \t\n".contains($0) }
  let numbers = parts.compactMap { Double($0).map { CGFloat($0) } }
  return parts.count == count && numbers.count == count ? numbers : nil
}
