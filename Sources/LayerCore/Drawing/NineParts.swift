package import Foundation
import GraphicsCore

/// A rectangle divided into up to nine parts, whose corners keep their size while the middle stretches.
package struct NineParts: Sendable {
  /// A rectangle of the source and its target.
  package struct Part: Sendable, Equatable {
    package var source: CGRect
    package var target: CGRect
  }

  /// The parts with an area; a single one if there is no other.
  package private(set) var parts: [Part] = []

  /// Divides `source` about its `center`, and fills `target`.
  ///
  /// - Parameters:
  ///   - source: The rectangle to divide.
  ///   - center: The part that stretches, in unit coordinates of the source.
  ///   - scale: The size in the source of one unit of the target, for the outer parts, as long as they fit.
  ///   - target: The rectangle to fill.
  package init(_ source: CGRect, center: CGRect, scale: CGFloat, target: CGRect) {
    guard center != CGRect(x: 0, y: 0, width: 1, height: 1) else {
      parts = [Part(source: source, target: target)]
      return
    }
    let across = NineParts.cuts(
      source.minX, source.width, center.minX, center.maxX, target.minX, target.width, scale)
    let down = NineParts.cuts(
      source.minY, source.height, center.minY, center.maxY, target.minY, target.height, scale)
    for row in down {
      for column in across {
        parts.append(
          Part(
            source: CGRect(
              x: column.source.start, y: row.source.start, width: column.source.length,
              height: row.source.length),
            target: CGRect(
              x: column.target.start, y: row.target.start, width: column.target.length,
              height: row.target.length)
          ))
      }
    }
  }

  private typealias Run = (start: CGFloat, length: CGFloat)

  /// Returns the three parts of an axis, without those of length 0.
  private static func cuts(
    _ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat, _ targetStart: CGFloat,
    _ targetLength: CGFloat, _ scale: CGFloat
  ) -> [(source: Run, target: Run)] {
    let low = max(0, min(low, 1))
    let high = max(low, min(high, 1))
    let (before, after) = (low * length / scale, (1 - high) * length / scale)
    let fit = before + after > targetLength ? targetLength / (before + after) : 1
    let sources = [start, start + low * length, start + high * length, start + length]
    let targets = [
      targetStart, targetStart + before * fit, targetStart + targetLength - after * fit,
      targetStart + targetLength,
    ]
    return (0..<3).compactMap { index in
      let source = (start: sources[index], length: sources[index + 1] - sources[index])
      let target = (start: targets[index], length: targets[index + 1] - targets[index])
      return source.length > 0 && target.length > 0 ? (source, target) : nil
    }
  }
}

extension NineParts.Part {
  /// Returns the part whose source is inside `edge`; nil if there is none.
  func cut(to edge: CGRect) -> NineParts.Part? {
    let inside = source.common(with: edge)
    guard inside != source else { return self }
    guard !inside.isEmpty else { return nil }
    let (x, y) = (target.width / source.width, target.height / source.height)
    return NineParts.Part(
      source: inside,
      target: CGRect(
        x: target.minX + (inside.minX - source.minX) * x, y: target.minY + (inside.minY - source.minY) * y,
        width: inside.width * x, height: inside.height * y))
  }
}

extension CGRect {
  /// Returns the part of the rectangle that `unit` selects in unit coordinates.
  func part(_ unit: CGRect) -> CGRect {
    CGRect(
      x: minX + unit.minX * width, y: minY + unit.minY * height, width: unit.width * width,
      height: unit.height * height)
  }

  /// Returns the rectangle of which this one is the part that `unit` selects; itself if `unit` has no area.
  package func whole(ofPart unit: CGRect) -> CGRect {
    guard unit != CGRect(x: 0, y: 0, width: 1, height: 1), unit.width > 0, unit.height > 0 else {
      return self
    }
    let size = CGSize(width: width / unit.width, height: height / unit.height)
    return CGRect(
      x: minX - unit.minX * size.width, y: minY - unit.minY * size.height, width: size.width,
      height: size.height)
  }
}
