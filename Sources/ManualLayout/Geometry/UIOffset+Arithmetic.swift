public import Foundation
import LayoutCore
public import StyleCore

/// Returns the sum of two offsets.
public func + (left: UIOffset, right: UIOffset) -> UIOffset {
  UIOffset(horizontal: left.horizontal + right.horizontal, vertical: left.vertical + right.vertical)
}

/// Returns the offset multiplied by `factor`.
public func * (offset: UIOffset, factor: CGFloat) -> UIOffset {
  UIOffset(horizontal: offset.horizontal * factor, vertical: offset.vertical * factor)
}

/// Returns the offset divided by `divisor`.
public func / (offset: UIOffset, divisor: CGFloat) -> UIOffset {
  UIOffset(horizontal: offset.horizontal / divisor, vertical: offset.vertical / divisor)
}

/// Returns the negated offset.
public prefix func - (offset: UIOffset) -> UIOffset {
  UIOffset(horizontal: -offset.horizontal, vertical: -offset.vertical)
}

/// Returns the point moved by `offset`.
public func + (point: CGPoint, offset: UIOffset) -> CGPoint {
  CGPoint(x: point.x + offset.horizontal, y: point.y + offset.vertical)
}

/// Returns the rectangle moved by `offset`.
public func + (rect: CGRect, offset: UIOffset) -> CGRect {
  CGRect(origin: rect.origin + offset, size: rect.size)
}

/// Returns the offset from `start` to `end`, written `end - start`.
public func - (end: CGPoint, start: CGPoint) -> UIOffset {
  UIOffset(horizontal: end.x - start.x, vertical: end.y - start.y)
}

extension CGPoint {
  /// Creates the midpoint between two points.
  public init(midpointBetween first: CGPoint, and second: CGPoint) {
    self.init(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
  }

  /// Returns the distance to `point`, in points.
  public func distance(to point: CGPoint) -> CGFloat {
    let way = point - self
    return (way.horizontal * way.horizontal + way.vertical * way.vertical).squareRoot()
  }

  /// Returns the offset from this point to `point`.
  public func offset(to point: CGPoint) -> UIOffset { point - self }

  /// Returns the offset from `point` to this point.
  public func offset(from point: CGPoint) -> UIOffset { self - point }

  /// Returns the point moved by `offset`.
  public func offset(by offset: UIOffset) -> CGPoint { self + offset }
}

extension CGSize {
  /// The size that represents unlimited space in both directions.
  public static let greatestFiniteMagnitude = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// Returns the size multiplied by `factor`.
  public static func * (size: CGSize, factor: CGFloat) -> CGSize {
    CGSize(width: size.width * factor, height: size.height * factor)
  }
}
