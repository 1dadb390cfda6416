import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import TextKitCore

/// A text on pages, each of which is a text container of one layout.
@MainActor
final class TextPages {
  /// A limit, since a page that is too low for a line would never end.
  private static let limit = 10_000

  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  /// The part of the text on each page.
  private var ranges: [NSRange] = []

  /// Lays out a text on pages of the sizes that a closure returns.
  init(_ text: NSAttributedString, size: (Int) -> CGSize) {
    storage = NSTextStorage(attributedString: text)
    storage.addLayoutManager(manager)
    var end = 0
    while end < manager.numberOfGlyphs, ranges.count < Self.limit {
      let size = size(ranges.count)
      guard size.width > 0, size.height > 0 else { break }
      let container = NSTextContainer(size: size)
      container.lineFragmentPadding = 0
      manager.addTextContainer(container)
      let range = manager.glyphRange(for: container)
      guard range.length > 0 else { break }
      ranges.append(range)
      end = range.location + range.length
    }
  }

  var count: Int { ranges.count }

  /// Draws a page.
  func draw(_ page: Int, at origin: CGPoint) {
    guard ranges.indices.contains(page) else { return }
    manager.drawBackground(forGlyphRange: ranges[page], at: origin)
    manager.drawGlyphs(forGlyphRange: ranges[page], at: origin)
  }

  /// Returns the height of the text on a page.
  func height(_ page: Int) -> CGFloat {
    guard ranges.indices.contains(page) else { return 0 }
    return manager.usedRect(for: manager.textContainers[page]).maxY
  }
}
