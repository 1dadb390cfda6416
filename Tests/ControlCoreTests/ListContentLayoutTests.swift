import Foundation
import StyleCore
import TestSupport
import Testing

@testable import ControlCore

/// The places of the parts of list content, by the sizes of its texts and image alone.
struct ListContentLayoutTests {
  private let grid = PixelGrid(scale: 2)

  /// Returns a text whose lines have a height, and which wraps in a narrow width.
  private func text(_ width: CGFloat, _ height: CGFloat) -> ListContentLayout.Text {
    ListContentLayout.Text { room in
      guard room > 0, room < width else { return CGSize(width: width, height: height) }
      return CGSize(width: room, height: height * (width / room).rounded(.up))
    }
  }

  private func layout(
    text: ListContentLayout.Text?, secondary: ListContentLayout.Text? = nil,
    picture: ListContentLayout.Picture? = nil, top: CGFloat = 11, bottom: CGFloat = 11, stacked: CGFloat = 3,
    isBeside: Bool = false, minimum: CGFloat = 44
  ) -> ListContentLayout {
    ListContentLayout(
      picture: picture, text: text, secondary: secondary,
      margins: NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 8), imageToText: 16,
      sideBySide: 8, stacked: stacked, prefersSideBySide: isBeside, minimumHeight: minimum)
  }

  /// Sizes of a layout, and the places that follow from them.
  struct Case: Sendable {
    var top, first, distance, second, bottom, minimum: CGFloat
    var height, y, secondY: CGFloat

    init(_ sizes: [CGFloat], _ places: [CGFloat]) {
      (top, first, distance, second, bottom, minimum) = (
        sizes[0], sizes[1], sizes[2], sizes[3], sizes[4], sizes[5]
      )
      (height, y, secondY) = (places[0], places[1], places[2])
    }
  }

  @Test(arguments: [
    // Top margin, first text, distance, second text, bottom margin, smallest height; height, tops of the texts.
    Case([15, 24.5, 0, 0, 15, 56], [56, 16, 0]),
    Case([15, 24.5, 4, 21, 15, 56], [79.5, 15, 43.5]),
    Case([15.5, 24.5, 0, 21, 15.5, 56], [76.5, 15.5, 40]),
    Case([10, 24.5, 0, 0, 10, 0], [44.5, 10, 0]),
    Case([8, 19, 0, 0, 8, 0], [35, 8, 0]),
    Case([11, 20.5, 0, 0, 11, 44], [44, 12, 0]),
    Case([17, 16, 0, 0, 6, 0], [39, 17, 0]),
    Case([11, 20.5, 3, 18, 11, 44], [63.5, 11, 34.5]),
  ])
  func `R.1, R.2, R.4, R.5: heights are margins and texts, and texts are around the middle`(_ case: Case) {
    let sizes = `case`
    let layout = layout(
      text: text(100, sizes.first), secondary: sizes.second > 0 ? text(80, sizes.second) : nil,
      top: sizes.top,
      bottom: sizes.bottom, stacked: sizes.distance, minimum: sizes.minimum)
    let frames = layout.frames(width: 320, on: grid)
    #expect(frames.height == sizes.height)
    #expect(frames.text == CGRect(x: 16, y: sizes.y, width: 296, height: sizes.first))
    let second = CGRect(x: 16, y: sizes.secondY, width: 296, height: sizes.second)
    #expect(frames.secondary == (sizes.second > 0 ? second : nil))
  }

  @Test func `R.6: a symbol is centered in a room of 24 points, and the text is 16 behind it`() {
    let picture = ListContentLayout.Picture(
      size: CGSize(width: 28, height: 27), room: CGSize(width: 24, height: 0))
    let frames = layout(text: text(100, 20.5), picture: picture).frames(width: 320, on: grid)
    #expect(frames.picture == CGRect(x: 14, y: 8.5, width: 28, height: 27))
    #expect(frames.text?.minX == 56)
    #expect(frames.height == 44)
  }

  @Test func `texts are side by side where both fit with the distance between them, and stacked elsewhere`() {
    let layout = layout(text: text(100, 20), secondary: text(60, 20), isBeside: true)
    // 16 + 100 + 8 + 60 + 8 across, and 11 + 20 + 3 + 20 + 11 down.
    let beside = layout.frames(width: 192, on: grid)
    #expect(beside.text == CGRect(x: 16, y: 12, width: 100, height: 20))
    #expect(beside.secondary == CGRect(x: 124, y: 12, width: 60, height: 20))
    #expect(beside.height == 44)
    let stacked = layout.frames(width: 191.5, on: grid)
    #expect(stacked.text?.minX == 16 && stacked.secondary?.minX == 16)
    #expect(stacked.secondary?.minY == 34)
    #expect(stacked.height == 65)
    #expect(layout.naturalWidth == 192)
  }

  @Test func `a tall image makes the content taller, around whose middle the text is`() {
    let picture = ListContentLayout.Picture(
      size: CGSize(width: 60, height: 60), room: CGSize(width: 60, height: 60))
    let frames = layout(text: text(100, 20), picture: picture).frames(width: 320, on: grid)
    #expect(frames.height == 82)
    #expect(frames.picture == CGRect(x: 16, y: 11, width: 60, height: 60))
    #expect(frames.text == CGRect(x: 92, y: 31, width: 220, height: 20))
  }

  @Test(arguments: TestEffort.seeds(200))
  func `parts never overlap and fit into the height that they need`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { random.number(in: range) }
    let side = number(1...60)
    let picture =
      random.next() % 2 == 0
      ? ListContentLayout.Picture(
        size: CGSize(width: side, height: side), room: CGSize(width: side, height: side))
      : nil
    let layout = layout(
      text: text(number(10...500), number(10...40)),
      secondary: random.next() % 3 == 0 ? nil : text(number(10...500), number(10...40)), picture: picture,
      top: number(0...20), bottom: number(0...20), isBeside: random.next() % 2 == 0)
    let width = number(120...400)
    let frames = layout.frames(width: width, on: grid)
    let parts = [frames.picture, frames.text, frames.secondary].compactMap { $0 }
    for (index, part) in parts.enumerated() {
      // A part may be up to a pixel off by rounding.
      #expect(
        part.minY >= layout.margins.top - 0.5 && part.maxY <= frames.height - layout.margins.bottom + 0.5)
      #expect(part.minX >= 15.5 && part.maxX <= width - 7.5)
      for other in parts[(index + 1)...] {
        let shared = part.intersection(other)
        #expect(shared.isNull || shared.width <= 0.5 || shared.height <= 0.5)
      }
    }
    let narrower = layout.frames(width: width - 30, on: grid)
    #expect(narrower.height >= frames.height || layout.prefersSideBySide)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -50, 0, .greatestFiniteMagnitude])
  func `any width is harmless`(width: CGFloat) {
    let layout = layout(text: text(100, 20), secondary: text(60, 20), isBeside: true)
    _ = layout.frames(width: width, height: width, on: grid)
    #expect(layout.frames(width: 320, on: grid).height == 44)
  }
}
