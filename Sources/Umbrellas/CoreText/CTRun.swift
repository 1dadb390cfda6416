// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
public import GraphicsCore
import Paths
import StyleCore
import Text

/// A part of a line with the same attributes.
///
/// Coordinates are in points from the start of the line on its baseline, y up.
public final class CTRun: NSObject {
  let line: CTLine
  let run: TextRun
  /// The glyphs from left to right: in text from right to left, those of the last character come first.
  let placed: [PlacedGlyph]

  init(_ line: CTLine, _ run: TextRun) {
    (self.line, self.run) = (line, run)
    placed = run.isRightToLeft ? run.glyphs.reversed() : run.glyphs
  }

  /// The distances of the font, or of the object in place of the characters, from the line's baseline.
  var extents: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    let (font, raise) = (run.attributes.font, run.attributes.baselineOffset)
    if run.isAttachment, let room = run.attributes.attachment {
      return (room.ascent + raise, room.descent - raise, 0)
    }
    return (font.ascent + raise, font.descent - raise, run.attributes.leading)
  }

  // The values for which programs ask glyph by glyph are made once.

  /// The positions of the glyphs.
  private(set) lazy var places: [CGPoint] = {
    let (x, baseline) = (line.line.x, line.line.baseline)
    return placed.map { CGPoint(x: $0.origin.x - x, y: baseline - $0.origin.y) }
  }()

  /// The advances of the glyphs: of those of one character, the first one has all of it.
  private(set) lazy var advances: [CGFloat] = makeAdvances()

  private func makeAdvances() -> [CGFloat] {
    guard !run.isEllipsis else { return placed.indices.map { $0 == 0 ? run.width : 0 } }
    let (edges, start) = (line.edges, line.line.range.lowerBound)
    let glyphs = run.glyphs
    var advances = [CGFloat](repeating: 0, count: glyphs.count)
    var first = 0
    for next in glyphs.indices.map({ $0 + 1 }) {
      guard next == glyphs.count || glyphs[next].index != glyphs[first].index else { continue }
      let end = next == glyphs.count ? run.range.upperBound : glyphs[next].index
      let part = glyphs[first].index - start..<max(glyphs[first].index, end) - start
      advances[first] = edges[part.clamped(to: edges.indices)].reduce(0) { $0 + abs($1.end - $1.start) }
      first = next
    }
    return run.isRightToLeft ? advances.reversed() : advances
  }

  /// The numbers of the glyphs: those of their first characters.
  private(set) lazy var glyphs: [CGGlyph] = makeGlyphs()

  private func makeGlyphs() -> [CGGlyph] {
    if run.isEllipsis { return placed.map { _ in 0x2026 } }
    let (units, start) = (line.units, line.line.range.lowerBound)
    return placed.map { units.indices.contains($0.index - start) ? units[$0.index - start] : 0 }
  }

  /// The bounds of the glyphs' outlines, or `nil` for blank ones.
  var inkBounds: CGRect? {
    let font = run.attributes.font
    var bounds: CGRect?
    for (glyph, place) in zip(placed, places) {
      guard let box = font.typeface.outline(of: glyph.glyph).bounds else { continue }
      let stretch = run.attributes.stretch * font.size
      let rect = CGRect(
        x: place.x + box.minX * stretch, y: place.y - box.maxY * font.size,
        width: (box.maxX - box.minX) * stretch, height: (box.maxY - box.minY) * font.size)
      bounds = bounds?.union(rect) ?? rect
    }
    return bounds
  }

  /// Writes the values of a range of glyphs.
  func copy<Value>(_ values: [Value], _ range: CFRange, _ buffer: UnsafeMutablePointer<Value>) {
    for (place, index) in range.rest(of: values.count).enumerated() { unsafe buffer[place] = values[index] }
  }
}

/// Returns the number of glyphs of a run.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphs.count }

/// Returns the attributes of a run.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  let text = run.line.text.original
  guard text.length > 0 else { return NSDictionary() }
  let offset = max(0, min(run.run.range.lowerBound, text.length - 1))
  let values = unsafe text.attributes(at: offset, effectiveRange: nil)
  let named = NSMutableDictionary()
  for (key, value) in values { named.setObject(value, forKey: key.rawValue as NSString) }
  return named
}

/// The direction of a run.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  /// Creates a status from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The status of a run from right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  /// The status of a run whose glyphs are not in the order of the text.
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  /// The status of a run with a matrix.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// Returns the direction of a run.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.run.isRightToLeft ? .rightToLeft : [] }

/// Writes the glyphs of a range of a run from left to right, where a length of 0 means all that follow.
///
/// The indices of their characters descend in a run from right to left.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  unsafe run.copy(run.glyphs, range, buffer)
}

/// Writes the positions of the glyphs of a range.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  unsafe run.copy(run.places, range, buffer)
}

/// Writes the advances of the glyphs of a range, which are positive in both directions.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  unsafe run.copy(run.advances.map { CGSize(width: $0, height: 0) }, range, buffer)
}

/// Writes the indices of the characters of the glyphs of a range.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
  unsafe run.copy(run.placed.map { $0.index + run.line.text.start }, range, buffer)
}

/// Returns no pointer to glyphs, which `CTRunGetGlyphs` writes.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }
/// Returns no pointer to positions, which `CTRunGetPositions` writes.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }
/// Returns no pointer to advances, which `CTRunGetAdvances` writes.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }
/// Returns no pointer to indices, which `CTRunGetStringIndices` writes.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { nil }

/// Returns the range of a run in the text.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(
    location: run.run.range.lowerBound + run.line.text.start, length: run.run.range.count)
}

/// Returns the width of a range of glyphs, and writes the distances of the font.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  unsafe ascent?.pointee = run.extents.ascent
  unsafe descent?.pointee = run.extents.descent
  unsafe leading?.pointee = run.extents.leading
  guard !run.run.glyphs.isEmpty else { return run.run.width }
  let advances = run.advances
  return range.rest(of: advances.count).reduce(0) { $0 + advances[$1] }
}

/// Returns the bounds of the outlines of a run, y up, from the text position of a context.
///
/// Differs from UIKit: they are those of all glyphs, whatever the range.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  let position = context?.textPosition ?? .zero
  return run.inkBounds?.offsetBy(dx: position.x, dy: position.y) ?? .zero
}

/// Returns the matrix of a run: the identity.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Draws a range of the glyphs of a run at the text position of a context.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  let wanted = range.rest(of: run.placed.count)
  let indices = run.placed[wanted].map(\.index)
  guard let first = indices.min(), let last = indices.max() else { return }
  let end = run.run.glyphs.first { $0.index > last }?.index ?? run.run.range.upperBound
  run.line.draw(first..<max(first, end), in: context)
}
