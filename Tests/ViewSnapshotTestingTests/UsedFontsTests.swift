import FontFiles
import Foundation
import LayoutCore
import StyleCore
import TestSupport
import Testing
import TextViewCore
import ViewDifference

@testable import ViewSnapshotTesting

/// The font files of a picture, which its reference names by their contents.
@MainActor
@Suite(.enabled(if: ShapingLibrary.problem == nil, "HarfBuzz is not installed"))
struct UsedFontsTests {
  /// A label that draws itself when it is displayed, so that a second picture has the drawing of the first.
  private final class DrawingLabel: UILabel {
    override func draw(_ rect: CGRect) { super.draw(rect) }
  }

  private let strategy = Snapshotting<UIView, UIImage>.image(scale: 1)

  private func label(_ text: String, _ label: UILabel = UILabel()) -> UILabel {
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 24)
    label.font = UIFont(name: "Blocks", size: 20)
    label.text = text
    return label
  }

  /// Runs `body` with a version of the font Blocks, whose letter B has a height.
  private func with(height: Int, _ body: () throws -> Void) throws {
    var font = TestFont()
    font.letters["B"] = TestFont.Letter(advance: 600, width: 500, height: height)
    try with(font, body)
  }

  private func with(_ font: TestFont, _ body: () throws -> Void) throws {
    try FontLibrary.with([try FontFile(font.bytes, name: "Blocks.ttf")]) { () throws in try body() }
  }

  private func data(of view: UIView) throws -> Data {
    var image = UIImage()
    strategy.snapshot(view).run { image = $0 }
    return try strategy.diffing.toData(image)
  }

  private func fonts(in data: Data) throws -> String? { try UsedFonts.split([UInt8](data)).text }

  @Test func `a reference names the digest of each font file, also of text laid out before`()
    throws
  {
    try with(height: 700) {
      let label = label("AB")
      label.layoutIfNeeded()
      _ = label.intrinsicContentSize
      let text = try #require(try fonts(in: data(of: label)))
      #expect(text.hasSuffix("  Blocks.ttf") && text.count == 64 + 2 + 10)
      #expect(try fonts(in: data(of: label)) == text)
      let drawing = self.label("AB", DrawingLabel())
      #expect(try fonts(in: data(of: drawing)) == text && fonts(in: data(of: drawing)) == text)
    }
    let plain = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 24))
    plain.text = "AB"
    #expect(try fonts(in: data(of: plain)) == nil)
  }

  @Test func `a second picture names the fonts of stroked and of coloured letters, too`() throws {
    var font = TestFont()
    font.letters["\u{1F600}"] = TestFont.Letter(advance: 1200, width: 1000, height: 900)
    (font.palette, font.layers) = ([[250, 20, 10, 255]], ["\u{1F600}": [("A", 0)]])
    try with(font) {
      let stroked = label("", DrawingLabel())
      stroked.attributedText = NSAttributedString(
        string: "AB", attributes: [.font: stroked.font as Any, .strokeWidth: 3])
      for view in [stroked, label("\u{1F600}", DrawingLabel())] {
        let text = try #require(try fonts(in: data(of: view)))
        #expect(try text.hasSuffix("  Blocks.ttf") && fonts(in: data(of: view)) == text)
      }
    }
  }

  @Test func `another version of a font is told with a difference, and without one`() throws {
    let folder = try TemporaryFolder()
    func failure(_ text: String) -> String? {
      let view: UIView = label(text)
      return SnapshotEnvironment.$current.withValue(["SNAPSHOT_ARTIFACTS": "\(folder.url.path)/failures"]) {
        verifySnapshot(
          of: view, as: strategy, named: text, record: .never, snapshotDirectory: folder.url.path,
          testName: "test()")
      }
    }
    try with(height: 700) {
      for text in ["A", "B"] {
        try data(of: label(text)).write(to: folder.url.appending(path: "test.\(text).png"))
        #expect(failure(text) == nil)
      }
    }
    let change = "the font file Blocks.ttf is another version"
    try with(height: 600) {
      let message = try #require(failure("B"))
      #expect(message.contains(change + "\n"), "\(message)")
      // A is the same in both.
      #expect(failure("A") == nil)
      let reference = try strategy.diffing.fromData(
        Data(contentsOf: folder.url.appending(path: "test.A.png")))
      var image = UIImage()
      strategy.snapshot(label("A")).run { image = $0 }
      #expect(strategy.diffing.caution?(reference, image) == change)
    }
  }

  @Test func `a damaged list of fonts does not fail a picture`() throws {
    try with(height: 700) {
      let stored = try data(of: label("A"))
      var bytes = [UInt8](stored)
      let key = Array("tEXtFonts".utf8)
      let place = try #require(bytes.indices.dropLast(key.count).first { bytes[$0...].starts(with: key) })
      // Another letter in the digest, and so another checksum of the chunk.
      bytes[place + 12] ^= 1
      #expect(PictureCompanions(png: bytes).fonts.text.isEmpty)
      #expect(PictureCompanions(png: [UInt8](stored)).fonts.text.hasSuffix("  Blocks.ttf"))
    }
  }
}
