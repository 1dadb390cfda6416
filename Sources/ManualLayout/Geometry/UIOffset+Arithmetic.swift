public import Foundation
import LayoutCore
public import StyleCore

/// Both offsets, one after the other.
public func + (left: UIOffset, right: UIOffset) -> UIOffset {
  UIOffset(horizontal: left.horizontal + right.horizontal, vertical: left.vertical + right.vertical)
}

/// The offset, `factor` times as long.
public func * (offset: UIOffset, factor: CGFloat) -> UIOffset {
  UIOffset(horizontal: offset.horizontal * factor, vertical: offset.vertical * factor)
}

/// The `divisor`-th part of the offset.
public func / (offset: UIOffset, divisor: CGFloat) -> UIOffset {
  UIOffset(horizontal: offset.horizontal / divisor, vertical: offset.vertical / divisor)
}

/// The offset in the opposite direction.
public prefix func - (offset: UIOffset) -> UIOffset {
  UIOffset(horizontal: -offset.horizontal, vertical: -offset.vertical)
}

/// The point moved by `offset`.
public func + (point: CGPoint, offset: UIOffset) -> CGPoint {
  CGPoint(x: point.x + offset.horizontal, y: point.y + offset.vertical)
}

/// The rectangle moved by `offset`.
public func + (rect: CGRect, offset: UIOffset) -> CGRect {
  CGRect(origin: rect.origin + offset, size: rect.size)
}

/// The way from `start` to `end`, written `end - start`.
public func - (end: CGPoint, start: CGPoint) -> UIOffset {
  UIOffset(horizontal: end.x - start.x, vertical: end.y - start.y)
}

extension CGPoint {
  /// The point in the middle of two others.
  public init(midpointBetween first: CGPoint, and second: CGPoint) {
    self.init(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
  }

  /// The length in points of the straight way to `point`.
  public func distance(to point: CGPoint) -> CGFloat {
    let way = point - self
    return (way.horizontal * way.horizontal + way.vertical * way.vertical).squareRoot()
  }

  /// The way from this point to `point`.
  public func offset(to point: CGPoint) -> UIOffset { point - self }

  /// The way from `point` to this one.
  public func offset(from point: CGPoint) -> UIOffset { self - point }

  /// This point moved by `offset`.
  public func offset(by offset: UIOffset) -> CGPoint { self + offset }
}

extension CGSize {
  /// The size that stands for unlimited space in both directions.
  public static let greatestFiniteMagnitude = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The size, `factor` times as large.
  public static func * (size: CGSize, factor: CGFloat) -> CGSize {
    CGSize(width: size.width * factor, height: size.height * factor)
  }
}
