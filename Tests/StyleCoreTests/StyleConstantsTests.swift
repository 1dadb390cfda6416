import Foundation
import StyleCore
import Testing

/// Numbers of UIKit's headers, and what follows from them.
struct StyleConstantsTests {
  @Test func `orientations are upright, across or neither`() {
    let all = (0...4).compactMap { UIInterfaceOrientation(rawValue: $0) }
    #expect(all == [.unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft])
    #expect(all.map(\.isPortrait) == [false, true, true, false, false])
    #expect(all.map(\.isLandscape) == [false, false, false, true, true])
  }

  @Test func `a copy of a paragraph's style has its values`() throws {
    let style = NSMutableParagraphStyle()
    (style.paragraphSpacing, style.paragraphSpacingBefore, style.lineSpacing) = (1, 2, 3)
    (style.headIndent, style.tailIndent, style.firstLineHeadIndent) = (4, 5, 6)
    (style.minimumLineHeight, style.maximumLineHeight, style.lineHeightMultiple) = (7, 8, 9)
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(
      [
        copy.paragraphSpacing, copy.paragraphSpacingBefore, copy.lineSpacing, copy.headIndent,
        copy.tailIndent,
        copy.firstLineHeadIndent, copy.minimumLineHeight, copy.maximumLineHeight, copy.lineHeightMultiple,
      ] == [1, 2, 3, 4, 5, 6, 7, 8, 9])
  }
}
