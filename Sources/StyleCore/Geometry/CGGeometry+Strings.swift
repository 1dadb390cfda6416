// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
public import GraphicsCore

// Geometry as text and back. Numbers are written in the shortest form that reads back as the same number, without
// `.0`; what cannot be read is zero.

/// `{x, y}`
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  braced(point.x, point.y)
}

/// `{width, height}`
public func NSStringFromCGSize(_ size: CGSize) -> String {
  braced(size.width, size.height)
}

/// `{{x, y}, {width, height}}`
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// `{dx, dy}`
public func NSStringFromCGVector(_ vector: CGVector) -> String {
  braced(vector.dx, vector.dy)
}

/// `[a, b, c, d, tx, ty]`
public func NSStringFromCGAffineTransform(_ t: CGAffineTransform) -> String {
  "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(shortest).joined(separator: ", ") + "]"
}

/// `{top, left, bottom, right}`
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  braced(insets.top, insets.left, insets.bottom, insets.right)
}

/// `{top, leading, bottom, trailing}`
public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String {
  braced(insets.top, insets.leading, insets.bottom, insets.trailing)
}

/// `{horizontal, vertical}`
public func NSStringFromUIOffset(_ offset: UIOffset) -> String {
  braced(offset.horizontal, offset.vertical)
}

/// The point that `string` says, as `NSStringFromCGPoint` writes it; zero where it says none.
public func CGPointFromString(_ string: String) -> CGPoint {
  guard let n = numbers(in: string, count: 2) else { return .zero }
  return CGPoint(x: n[0], y: n[1])
}

/// The size that `string` says, as `NSStringFromCGSize` writes it; zero where it says none.
public func CGSizeFromString(_ string: String) -> CGSize {
  guard let n = numbers(in: string, count: 2) else { return .zero }
  return CGSize(width: n[0], height: n[1])
}

/// The rectangle that `string` says, as `NSStringFromCGRect` writes it; zero where it says none.
public func CGRectFromString(_ string: String) -> CGRect {
  guard let n = numbers(in: string, count: 4) else { return .zero }
  return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
}

/// The vector that `string` says, as `NSStringFromCGVector` writes it; zero where it says none.
public func CGVectorFromString(_ string: String) -> CGVector {
  guard let n = numbers(in: string, count: 2) else { return .zero }
  return CGVector(dx: n[0], dy: n[1])
}

/// The map that `string` says, as `NSStringFromCGAffineTransform` writes it; zero where it says none.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  guard let n = numbers(in: string, count: 6) else { return CGAffineTransform() }
  return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
}

/// The insets that `string` says, as `NSStringFromUIEdgeInsets` writes it; zero where it says none.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  guard let n = numbers(in: string, count: 4) else { return .zero }
  return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
}

/// The insets that `string` says, as `NSStringFromDirectionalEdgeInsets` writes it; zero where it says none.
public func NSDirectionalEdgeInsetsFromString(_ string: String) -> NSDirectionalEdgeInsets {
  guard let n = numbers(in: string, count: 4) else { return .zero }
  return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
}

/// The offset that `string` says, as `NSStringFromUIOffset` writes it; zero where it says none.
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

/// The numbers between braces, brackets, commas and spaces; nil unless there are `count` of them and nothing else.
private func numbers(in string: String, count: Int) -> [CGFloat]? {
  let parts = string.split { "{}[], \t\n".contains($0) }
  let numbers = parts.compactMap { Double($0).map { CGFloat($0) } }
  return parts.count == count && numbers.count == count ? numbers : nil
}
