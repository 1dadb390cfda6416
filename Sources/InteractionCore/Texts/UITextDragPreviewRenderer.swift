public import Foundation
import GraphicsCore
import LayoutCore
public import StyleCore
public import TextKitCore

/// The rectangles and the image of a part of a text, for the preview of a drag.
@preconcurrency @MainActor
open class UITextDragPreviewRenderer: NSObject {
  /// The layout manager of the text.
  public let layoutManager: NSLayoutManager
  private var rects: (first: CGRect, body: CGRect, last: CGRect) = (.zero, .zero, .zero)

  /// Creates the rectangles of a range, as one rectangle.
  public convenience init(layoutManager: NSLayoutManager, range: NSRange) {
    self.init(layoutManager: layoutManager, range: range, unifyRects: true)
  }

  /// Creates the rectangles of a range: one, or those of the first line, of the last line and between them.
  public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool) {
    self.layoutManager = layoutManager
    super.init()
    let glyphs = unsafe layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
    var (first, body, last) = Self.rects(of: glyphs, in: layoutManager, unifyRects)
    unsafe adjust(firstLineRect: &first, bodyRect: &body, lastLineRect: &last, textOrigin: .zero)
    rects = (first, body, last)
  }

  private static func rects(
    of glyphs: NSRange, in layoutManager: NSLayoutManager, _ unifies: Bool
  ) -> (CGRect, CGRect, CGRect) {
    var lines: [CGRect] = []
    if let container = layoutManager.textContainers.first {
      unsafe layoutManager.enumerateEnclosingRects(
        forGlyphRange: glyphs, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
        in: container
      ) { rect, _ in
        lines.append(rect)
      }
    }
    guard let first = lines.first, let last = lines.last else { return (.zero, .zero, .zero) }
    if unifies || lines.count == 1 {
      return (.zero, lines.dropFirst().reduce(first) { $0.union($1) }, .zero)
    }
    let middle = lines.dropFirst().dropLast()
    let body = middle.dropFirst().reduce(middle.first ?? .zero) { $0.union($1) }
    return (first, body, last)
  }

  /// The rectangle of the first line; empty if there is one rectangle.
  open var firstLineRect: CGRect { rects.first }
  /// The rectangle of the lines between the first and the last one, or of all.
  open var bodyRect: CGRect { rects.body }
  /// The rectangle of the last line; empty if there is one rectangle.
  open var lastLineRect: CGRect { rects.last }

  /// The image of the text.
  ///
  /// Differs from UIKit: it is empty.
  open var image: UIImage { UIImage() }

  /// Changes the rectangles of the lines, in a subclass; does nothing by default.
  open func adjust(
    firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>,
    lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin origin: CGPoint
  ) {}
}
