import PNG
import Raster
import Testing

@testable import TerminalPictures

@Suite struct TerminalGalleryTests {
  private static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
  private static let picture = Bitmap(width: 25, height: 30, filledWith: blue)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func gallery(_ pictures: PictureProtocol, isInTmux: Bool = false) -> TerminalGallery {
    TerminalGallery(PictureTerminal(pictures, columns: 80, rows: 24, isInTmux: isInTmux), seed: 1)
  }

  /// Returns the bytes of base64 digits.
  private static func decoded(_ digits: some Sequence<UInt8>) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var (bits, count, bytes) = (0, 0, [UInt8]())
    for digit in digits {
      guard let value = alphabet.firstIndex(of: digit) else { break }
      (bits, count) = (bits << 6 | value, count + 6)
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(bits >> count & 255))
      }
    }
    return bytes
  }

  @Test(arguments: ["", "f", "fo", "foo", "foob", "fooba", "foobar"])
  func `base64 is that of RFC 4648`(text: String) {
    // The test vectors of section 10.
    let vectors = [
      "": "", "f": "Zg==", "fo": "Zm8=", "foo": "Zm9v", "foob": "Zm9vYg==", "fooba": "Zm9vYmE=",
      "foobar": "Zm9vYmFy",
    ]
    #expect(Self.text(Base64.encode(Array(text.utf8))) == vectors[text])
  }

  @Test func `kitty gets a PNG of whole cells at a free place`() throws {
    var gallery = Self.gallery(.kitty)
    let text = Self.text(gallery.draw(Self.picture, key: "a"))
    // 25 × 30 pixels in cells of 10 × 20 are 3 × 2 cells; the identifier is the seed times 1024, plus 1.
    let begin = "\r\n\r\n\u{1B}[2A\u{1B}7\u{1B}_Ga=T,f=100,C=1,i=1025,c=3,r=2,q=2,m=0;"
    let end = "\u{1B}\\\u{1B}8\u{1B}[2B\r"
    #expect(text.hasPrefix(begin) && text.hasSuffix(end))
    let file = try Bitmap(pngData: Self.decoded(text.utf8.dropFirst(begin.utf8.count)))
    #expect(file.width == 30 && file.height == 40)
    #expect(file[24, 29] == Self.blue && file[25, 29] == .transparent && file[24, 30] == .transparent)
  }

  @Test func `a redraw has the same identifier, another picture another one`() {
    var gallery = Self.gallery(.kitty)
    let first = gallery.draw(Self.picture, key: "a")
    #expect(gallery.draw(Self.picture, key: "a") == first)
    #expect(Self.text(gallery.draw(Self.picture, key: "b")).contains(",i=1026,"))
    #expect(Self.text(gallery.remove("a")) == "\u{1B}_Ga=d,d=I,i=1025,q=2\u{1B}\\")
    #expect(gallery.remove("a").isEmpty)
    #expect(Self.text(gallery.removeAll()) == "\u{1B}_Ga=d,d=I,i=1026,q=2\u{1B}\\")
  }

  @Test func `long files come in parts of 4096 digits`() throws {
    let noise = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 >> 3) }
    let parts = KittyImage.sequences(png: noise, id: 7, columns: 3, rows: 2, isVirtual: false).map(Self.text)
    // 10,000 bytes are 13,336 digits: three parts of 4096, one of 1048.
    #expect(parts.count == 4)
    #expect(parts[0].hasPrefix("\u{1B}_Ga=T,f=100,C=1,i=7,c=3,r=2,q=2,m=1;"))
    #expect(parts[1].hasPrefix("\u{1B}_Gq=2,m=1;") && parts[3].hasPrefix("\u{1B}_Gq=2,m=0;"))
    let contents = parts.map { $0.dropLast(2).split(separator: ";", maxSplits: 1)[1] }
    #expect(contents.map(\.utf8.count) == [4096, 4096, 4096, 1048])
    #expect(Self.decoded(contents.joined().utf8) == noise)
  }

  @Test func `tmux hands on the picture, and keeps its place as text`() {
    var gallery = Self.gallery(.kitty, isInTmux: true)
    let text = Self.text(gallery.draw(Self.picture, key: "a"))
    // Escapes within the passed sequence are doubled.
    #expect(text.hasPrefix("\u{1B}Ptmux;\u{1B}\u{1B}_Ga=T,f=100,U=1,i=1025,c=3,r=2,q=2,m=0;"))
    // The identifier 1025 is the colour (0, 4, 1); the marks of 0, 1 and 2 are U+0305, U+030D and U+030E.
    let cells = ["\u{305}", "\u{30D}", "\u{30E}"]
    let lines = cells.prefix(2).map { row in
      "\u{1B}[38;2;0;4;1m" + cells.map { "\u{10EEEE}\(row)\($0)" }.joined() + "\u{1B}[39m\r\n"
    }
    #expect(
      text.utf8.reversed().starts(with: Array((("\u{1B}\u{1B}\\\u{1B}\\") + lines.joined()).utf8).reversed()))
  }

  @Test func `marks are those that the protocol lists`() {
    #expect(PlaceholderMarks.all.count == 297)
    #expect(PlaceholderMarks.all[0].value == 0x305 && PlaceholderMarks.all[296].value == 0x1D244)
    #expect(PlaceholderMarks.all.allSatisfy { $0.properties.canonicalCombiningClass.rawValue == 230 })
  }

  @Test func `iTerm2 gets the file with its size`() throws {
    var gallery = Self.gallery(.iterm2)
    let text = Self.text(gallery.draw(Self.picture, key: "a"))
    let start = try #require(text.utf8.firstIndex(of: UInt8(ascii: "]")))
    let sequence = text[start...]
    let digits = try #require(sequence.split(separator: ":", maxSplits: 1).last)
    let png = Self.decoded(digits.utf8)
    #expect(
      sequence.hasPrefix("]1337;File=inline=1;size=\(png.count);width=3;height=2;preserveAspectRatio=1:"))
    #expect(text.hasSuffix("\u{07}\u{1B}8\u{1B}[2B\r"))
    #expect(try Bitmap(pngData: png).width == 30)
  }

  @Test func `in tmux, a file that would be cut off is that of a smaller picture in the same place`() throws {
    var state: UInt32 = 1
    func random() -> UInt8 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
    // Noise of three bytes a pixel: 1,104,000 bytes.
    let noise = Bitmap(
      width: 800, height: 460,
      pixels: (0..<800 * 460).map { _ in Pixel(red: random(), green: random(), blue: random(), alpha: 255) })
    var gallery = Self.gallery(.iterm2, isInTmux: true)
    let bytes = gallery.draw(noise, key: "a")
    #expect(bytes.count < 1 << 20)
    let text = Self.text(bytes)
    #expect(text.contains(";width=80;height=23;"))
    let digits = try #require(text.split(separator: ":", maxSplits: 1).last)
    // The width and the height, in four bytes each, are behind the signature and the head of the first chunk.
    #expect(Self.decoded(digits.utf8.prefix(32))[16...] == [0, 0, 1, 144, 0, 0, 0, 230])
  }

  @Test func `pictures are no wider than the window, and images no higher`() throws {
    var gallery = Self.gallery(.sixel)
    let wide = gallery.draw(Bitmap(width: 1600, height: 100, filledWith: Self.blue), key: "a")
    // 80 columns of 10 pixels: half of the width, so half of the height.
    #expect(Self.text(wide).contains("q\"1;1;800;50#"))
    let high = gallery.draw(Bitmap(width: 100, height: 920, filledWith: Self.blue), key: "b")
    // 23 of 24 lines of 20 pixels: 460.
    #expect(Self.text(high).contains("q\"1;1;50;460#"))
    gallery.terminal.sixelLimit = PixelSize(width: 1000, height: 230)
    #expect(
      Self.text(gallery.draw(Bitmap(width: 100, height: 920, filledWith: Self.blue), key: "b")).contains(
        "1;1;25;230#"))
  }

  @Test func `blocks are two pixels each`() {
    var gallery = Self.gallery(.blocks)
    let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    let picture = Bitmap(
      width: 3, height: 3,
      pixels: [
        red, Self.blue, .transparent, Self.blue, Self.blue, red, red, .transparent, .transparent,
      ])
    #expect(
      Self.text(gallery.draw(picture, key: "a"))
        == "\u{1B}[38;2;255;0;0m\u{1B}[48;2;0;0;255m▀ \u{1B}[49m▄\u{1B}[0m\r\n"
        + "\u{1B}[38;2;255;0;0m▀  \u{1B}[0m\r\n")
  }

  @Test func `blocks keep proportions in cells of any shape`() {
    var gallery = Self.gallery(.blocks)
    let picture = Bitmap(width: 2, height: 12, filledWith: Self.blue)
    // Of each line two rows of pixels, which are squares in cells of 10 × 20, and twice as high as wide in those of
    // 10 × 40.
    for (height, lines) in [(20, 6), (40, 3)] {
      gallery.terminal.setCell(PixelSize(width: 10, height: height))
      #expect(Self.text(gallery.draw(picture, key: "a")).split(separator: "\r\n").count == lines)
    }
  }

  @Test func `a picture without pixels and a terminal without pictures give nothing`() {
    for pictures in PictureProtocol.allCases {
      var gallery = Self.gallery(pictures)
      #expect(gallery.draw(Bitmap(width: 0, height: 5), key: "a").isEmpty)
      if pictures == .none { #expect(gallery.draw(Self.picture, key: "a").isEmpty) }
    }
  }
}
