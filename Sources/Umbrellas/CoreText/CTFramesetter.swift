// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
public import GraphicsCore
import Paths
import StyleCore
import Text

/// An object that fills paths with the lines of a text.
public final class CTFramesetter: NSObject {
  let text: NSAttributedString

  init(_ text: NSAttributedString) {
    self.text = NSAttributedString(attributedString: text)
  }

  func frame(_ range: CFRange, _ path: CGPath) -> CTFrame {
    let translated = TranslatedText(text, range.rest(of: text.length), keepsLineEnds: true)
    let box = path.boundingBoxOfPath
    guard !box.isNull, box.width > 0, box.height > 0 else {
      return CTFrame(translated, TextLayout(translated.styled.text), count: 0, path)
    }
    var rect = CGRect.zero
    guard unsafe path.isRect(&rect) else { return PathFilling(translated, path.path, box).frame(path) }
    let layout = TextLayout(translated.styled.text, limits: TextLayout.Limits(width: box.width))
    let count = layout.lines.prefix { $0.bottom <= box.height + 1.0 / 1024 }.count
    return CTFrame(translated, layout, count: count, path)
  }
}

/// The lines of a text in a path that is not a rectangle.
private struct PathFilling {
  private let text: TranslatedText
  private let bands: PathBands
  private var setter: LineSetter

  init(_ text: TranslatedText, _ path: Paths.Path, _ box: CGRect) {
    // Lines go down from the top, which is the largest y.
    let flip = Paths.AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    self.text = text
    bands = PathBands(path.mapped(by: flip), isEvenOdd: true)
    setter = LineSetter(text.styled.text)
  }

  func frame(_ path: CGPath) -> CTFrame {
    var filling = self
    filling.fill()
    let layout = filling.setter.layout
    return CTFrame(text, layout, count: layout.lines.count, path)
  }

  private mutating func fill() {
    var top = 0.0
    let bottom = bands.bottom ?? 0
    while let next = setter.next(), top + next.height <= bottom + 1.0 / 1024 {
      let room = bands.free(from: top, to: top + next.height).max {
        $0.upperBound - $0.lowerBound < $1.upperBound - $1.lowerBound
      }
      guard let room, let line = setter.propose(width: room.upperBound - room.lowerBound), !line.breaksWord
      else {
        top += 1
        continue
      }
      setter.set(left: room.lowerBound, top: top, width: room.upperBound - room.lowerBound)
      top += line.height + line.spacing.leading + line.spacing.line + line.spacing.paragraph
    }
  }
}

/// Creates an object that fills paths with the lines of a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Creates the frame of a part of a text, as far as it fits into a path, from the top.
///
/// A range of length 0 is the rest of the text.
///
/// Differs from UIKit: attributes of frames have no effect, and a row of a path with gaps has one line, in the widest part.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { framesetter.frame(stringRange, path) }

/// Returns the size of a part of a text in a size, not rounded, and writes the range that fits.
///
/// A length that is not positive, or `greatestFiniteMagnitude`, is no limit.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let range = stringRange.rest(of: framesetter.text.length)
  let translated = TranslatedText(framesetter.text, range, keepsLineEnds: true)
  let width = constraints.width > 0 ? constraints.width : .infinity
  let height = constraints.height > 0 ? constraints.height : .infinity
  let layout = TextLayout(translated.styled.text, limits: TextLayout.Limits(width: width))
  let lines = layout.lines.prefix { $0.bottom <= height + 1.0 / 1024 }
  let end = lines.last?.range.upperBound ?? 0
  unsafe fitRange?.pointee = CFRange(location: range.lowerBound, length: range.isEmpty ? 0 : end)
  guard !range.isEmpty else { return .zero }
  let used = lines.map { $0.x + min($0.width + $0.hangingWidth, max($0.width, width - $0.x)) }.max() ?? 0
  return CGSize(width: used, height: lines.last?.bottom ?? 0)
}

/// Returns the object that breaks the lines.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
  CTTypesetter(framesetter.text)
}

// MARK: - Frames

/// The lines of a text in a path.
public final class CTFrame: NSObject {
  fileprivate let text: TranslatedText
  fileprivate let layout: TextLayout
  fileprivate let path: CGPath
  fileprivate let lines: [CTLine]

  fileprivate init(_ text: TranslatedText, _ layout: TextLayout, count: Int, _ path: CGPath) {
    (self.text, self.layout, self.path) = (text, layout, path)
    // An empty line after a final line end is none in a frame.
    lines = layout.lines.indices.prefix(count).filter { !layout.lines[$0].range.isEmpty }.map {
      CTLine(text, layout, $0)
    }
  }

  /// The starts of the lines on their baselines, from the lower left corner of the path's box, y up.
  fileprivate var origins: [CGPoint] {
    let height = path.boundingBoxOfPath.isNull ? 0 : path.boundingBoxOfPath.height
    return lines.map { CGPoint(x: $0.line.x, y: height - $0.line.baseline) }
  }

  /// The range of the lines in the whole text.
  fileprivate var range: Range<Int> {
    guard let first = lines.first, let last = lines.last else { return text.start..<text.start }
    return first.range.lowerBound..<last.range.upperBound
  }
}

/// Returns the lines of a frame, an array of `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }

/// Writes the origins of a range of lines, from the lower left corner of the box of the frame's path, y up.
///
/// A range of length 0 is the rest of the lines.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let all = frame.origins
  for (place, index) in range.rest(of: all.count).enumerated() { unsafe origins[place] = all[index] }
}

/// Returns the range of the text that the frame was created for.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.text.start, length: frame.text.original.length)
}

/// Returns the range of the text that fits.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.range) }
/// Returns the path of a frame.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// Returns the attributes of a frame: none.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { nil }

/// Draws the lines of a frame into a context, y up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let box = frame.path.boundingBoxOfPath
  guard !box.isNull else { return }
  let position = context.textPosition
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
    CTLineDraw(line, context)
  }
  context.textPosition = position
}
