public import Foundation

/// A document of PDF, of which the sizes of pages are read.
///
/// Differs from UIKit: pages are not drawn, and a document whose pages are in compressed objects has none.
public final class CGPDFDocument: Sendable {
  private let pages: [PDFPageSizes]
  private let version: (major: Int32, minor: Int32)

  /// Reads a file; nil if it is no PDF.
  public convenience init?(_ url: CFURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.init(data)
  }

  /// Reads bytes; nil if they are no PDF.
  public convenience init?(_ provider: CGDataProvider) {
    self.init(Data(provider.bytes))
  }

  private init?(_ data: Data) {
    // Each byte is a character, so that places in the text are places in the file.
    guard let text = String(data: data, encoding: .isoLatin1), text.hasPrefix("%PDF-") else { return nil }
    let digits = text.dropFirst(5).prefix(3).split(separator: ".").compactMap { Int32($0) }
    version = digits.count == 2 ? (digits[0], digits[1]) : (1, 0)
    pages = PDFPageSizes.all(in: text)
  }

  /// The number of pages.
  public var numberOfPages: Int { pages.count }

  /// Returns a page by its number, from 1 on; nil if there is none.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    pages.indices.contains(pageNumber - 1) ? CGPDFPage(self, pageNumber, pages[pageNumber - 1]) : nil
  }

  /// Writes the version of the format.
  public func getVersion(
    majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>
  ) {
    unsafe majorVersion.pointee = version.major
    unsafe minorVersion.pointee = version.minor
  }

  /// Whether or not the document is locked: locked ones are not told apart.
  public var isEncrypted: Bool { false }
  /// Whether or not the document can be read.
  public var isUnlocked: Bool { true }
  /// Whether or not it may be printed.
  public var allowsPrinting: Bool { true }
  /// Whether or not its texts may be copied.
  public var allowsCopying: Bool { true }
  /// Returns true: no document is locked.
  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { true }
}

/// The boxes of a page of PDF.
public enum CGPDFBox: Int32, Sendable {
  /// The sheet.
  case mediaBox = 0
  /// The part that is shown.
  case cropBox = 1
  /// The part that is printed.
  case bleedBox = 2
  /// The page after cutting.
  case trimBox = 3
  /// The content.
  case artBox = 4
}

/// A page of a document of PDF.
public final class CGPDFPage: Sendable {
  /// The document.
  public let document: CGPDFDocument?
  /// The number, from 1 on.
  public let pageNumber: Int
  private let sizes: PDFPageSizes

  init(_ document: CGPDFDocument, _ number: Int, _ sizes: PDFPageSizes) {
    (self.document, pageNumber, self.sizes) = (document, number, sizes)
  }

  /// The turn of the page in degrees, clockwise.
  public var rotationAngle: Int32 { sizes.rotation }

  /// Returns a box of the page, in points; that of the sheet for boxes that it does not have.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect {
    sizes.boxes[box] ?? sizes.boxes[.cropBox] ?? sizes.sheet
  }

  /// Returns the transform by which a box of the page fits into a rectangle, in its middle, and no larger than it is.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let area = getBoxRect(box)
    let quarters = Int((rotationAngle % 360 / 90 + rotate % 360 / 90 + 8) % 4)
    let isTurned = quarters % 2 == 1
    let (width, height) = isTurned ? (area.height, area.width) : (area.width, area.height)
    guard width > 0, height > 0 else { return .identity }
    var (x, y) = (min(1, rect.width / width), min(1, rect.height / height))
    if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
    let turns: [(CGFloat, CGFloat)] = [(1, 0), (0, -1), (-1, 0), (0, 1)]
    let (cosine, sine) = turns[quarters]
    let turn = CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    return CGAffineTransform(translationX: -area.midX, y: -area.midY)
      .concatenating(turn)
      .concatenating(CGAffineTransform(scaleX: x, y: y))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }
}

/// The sizes of a page of PDF.
struct PDFPageSizes: Sendable {
  var sheet = CGRect(x: 0, y: 0, width: 612, height: 792)
  var boxes: [CGPDFBox: CGRect] = [:]
  var rotation: Int32 = 0

  private static let names: [(CGPDFBox, String)] = [
    (.mediaBox, "MediaBox"), (.cropBox, "CropBox"), (.bleedBox, "BleedBox"), (.trimBox, "TrimBox"),
    (.artBox, "ArtBox"),
  ]

  /// Returns the sizes of the pages of a file, whose sheets are those of the whole file if they have none of their own.
  static func all(in text: String) -> [PDFPageSizes] {
    let common = box("MediaBox", in: text[...])
    // Objects end by a word; streams between them have no pages.
    return text.components(separatedBy: "endobj").compactMap { object in
      let head = object.components(separatedBy: "stream")[0]
      guard head.range(of: #"/Type\s*/Page(?![A-Za-z])"#, options: .regularExpression) != nil else {
        return nil
      }
      var sizes = PDFPageSizes()
      for (kind, name) in names { sizes.boxes[kind] = box(name, in: head[...]) }
      if let sheet = sizes.boxes[.mediaBox] ?? common { sizes.sheet = sheet }
      sizes.boxes[.mediaBox] = sizes.sheet
      if let turn = numbers(#"/Rotate\s+-?\d+"#, in: head[...]).last {
        sizes.rotation = Int32(exactly: turn) ?? 0
      }
      return sizes
    }
  }

  private static func box(_ name: String, in text: Substring) -> CGRect? {
    let sides = numbers("/\(name)\\s*\\[[^\\]]*\\]", in: text)
    guard sides.count == 4 else { return nil }
    return CGRect(x: sides[0], y: sides[1], width: sides[2] - sides[0], height: sides[3] - sides[1])
      .standardized
  }

  private static func numbers(_ pattern: String, in text: Substring) -> [Double] {
    guard let range = text.range(of: pattern, options: .regularExpression) else { return [] }
    return text[range].split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
  }
}

extension CGContext {
  /// Draws nothing: pages of PDF are not drawn.
  public func drawPDFPage(_ page: CGPDFPage) {}
}
