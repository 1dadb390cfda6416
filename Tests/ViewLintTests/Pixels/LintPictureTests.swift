import Foundation
import LayoutCore
import PNG
import Raster
import StyleCore
import Testing

@testable import ViewLint

@Suite @MainActor struct LintPictureTests {
  private static let edge = Pixel(red: 224, green: 0, blue: 32, alpha: 255)

  private func picture(_ layout: PixelLayout, at scale: Int) throws -> Bitmap {
    let findings = layout.findings(at: scale)
    return try Bitmap(pngData: LintPicture(of: layout.root, findings: findings, scale: scale).png())
  }

  private func count(_ pixel: Pixel, in bitmap: Bitmap) -> Int { bitmap.pixels.count { $0 == pixel } }

  @Test(arguments: [1, 2, 3]) func edgesAreRed(scale: Int) throws {
    let clean = try picture(PixelLayout([tile(10, 10, 40, 40)]), at: scale)
    #expect(count(Self.edge, in: clean) == 0)
    let marked = try picture(PixelLayout([tile(10.1, 10, 40, 40)]), at: scale)
    // Two lines of 40 points, one or more pixels wide, in the overview alone.
    #expect(count(Self.edge, in: marked) > 2 * 40 * scale)
    #expect(marked.height > clean.height)
  }

  @Test func theSameGivesTheSameBytes() throws {
    let layout = PixelLayout([tile(10.1, 10, 40, 40), tile(60, 10.3, 20, 0.5)])
    let findings = layout.findings(at: 2)
    let one = try LintPicture(of: layout.root, findings: findings, scale: 2).png()
    #expect(try LintPicture(of: layout.root, findings: findings, scale: 2).png() == one)
  }

  @Test func findingsOfOtherScalesAreLeftOut() throws {
    let layout = PixelLayout([tile(10.5, 10, 40, 40)])
    let findings = layout.findings(at: 1)
    layout.root.hostTraits = UITraitCollection(displayScale: 2)
    let bitmap = try Bitmap(pngData: LintPicture(of: layout.root, findings: findings, scale: 2).png())
    #expect(count(Self.edge, in: bitmap) == 0)
  }

  @Test func ofFindingsOfSeveralScalesOnlyWhatIsBetweenPixels() {
    // 10.5 is on a pixel at 2x; 30.75 is not.
    let layout = PixelLayout([tile(10.5, 0, 20.25, 20)])
    let merged = (layout.findings(at: 1) + layout.findings(at: 2)).merged
    let marks = PictureMarks(of: merged, scale: 2, width: 240, height: 200)
    #expect(marks.details.map(\.captions) == [["right edge 30.75 pt", "= 61.5 px → 62"]])
  }

  @Test func hugeAndEmptyCanvasesMakeModestSheets() throws {
    let huge = PixelLayout((0..<30).map { tile(CGFloat($0) * 100.3, CGFloat($0) * 80, 90, 70) })
    huge.root.frame.size = CGSize(width: 9_000, height: 3_000)
    let sheet = try picture(huge, at: 1)
    #expect(sheet.width <= 1_900 && sheet.height <= 1_900)
    let tall = PixelLayout([tile(10.3, 10, 20, 12_000)])
    tall.root.frame.size = CGSize(width: 60, height: 12_000)
    let high = try picture(tall, at: 1)
    #expect(high.width <= 1_900 && high.height <= 1_900)
    let empty = PixelLayout([])
    empty.root.frame.size = .zero
    #expect(try picture(empty, at: 1).width > 0)
  }

  @Test func marksOfOneLineHaveOneLoupe() {
    let third = 100.0 / 3
    let layout = PixelLayout([tile(0, 0, third, 20), tile(third, 0, third, 20)])
    let marks = PictureMarks(of: layout.findings(at: 1), scale: 1, width: 120, height: 100)
    // 33⅓, which both have, and 66⅔.
    #expect(marks.details.map(\.others) == [1, 0])
    #expect(marks.details.map { $0.captions.last } == ["= 33.33 px → 33", "= 66.67 px → 67"])
  }

  @Test func loupesGoToWhatIsThinFirst() {
    let layout = PixelLayout((0..<5).map { tile(10.5, CGFloat($0) * 10, 20, 5) } + [tile(50, 50, 40, 0.5)])
    let marks = PictureMarks(of: layout.findings(at: 1), scale: 1, width: 120, height: 100)
    #expect(marks.details.count == 11)
    let told = marks.mostRelevant(6)
    #expect(told.count { $0.lines.count == 2 } == 1)
    #expect(Set(told.map(\.title)).count == 6)
  }

  @Test func largePicturesAreMeansOfTheirPixels() {
    // Two rows of black over one of white, in columns of 2 and 1: the last column and row have fewer pixels.
    var sampler = PictureSampler(width: 3, height: 3, reduction: 2, windows: [])
    let black = [Pixel](repeating: Pixel(red: 0, green: 0, blue: 0, alpha: 255), count: 3)
    let white = [Pixel](repeating: Pixel(red: 255, green: 255, blue: 255, alpha: 255), count: 3)
    sampler.append(black.span, repeated: 1)
    sampler.append(white.span, repeated: 2)
    #expect(sampler.overview.width == 2 && sampler.overview.height == 2)
    // (2 × 0 + 2 × 255) / 4 = 127.5, ties up.
    #expect(sampler.overview.pixels.map(\.red) == [128, 128, 255, 255])
  }

  @Test func windowsKeepTheirPixels() {
    let window = PictureSampler.Window(x: -1, y: 1, width: 3, height: 2)
    var sampler = PictureSampler(width: 4, height: 4, reduction: 2, windows: [window])
    for level in [10, 20, 30, 40] as [UInt8] {
      let row = (0..<4).map { Pixel(red: level + UInt8($0), green: 0, blue: 0, alpha: 255) }
      sampler.append(row.span, repeated: 1)
    }
    // Rows 1 and 2, columns −1, which there is not, 0 and 1.
    #expect(sampler.windows[0].bitmap.pixels.map(\.red) == [0, 20, 21, 0, 30, 31])
  }
}
