import Foundation
import GraphicsCore
import Testing

/// Sizes of pages of PDF, and their transforms into rectangles: expected values are the arithmetic of the boxes.
struct CGPDFDocumentTests {
  private func document() throws -> CGPDFDocument {
    let text = """
      %PDF-1.4
      1 0 obj << /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 /MediaBox [0 0 200 100] >> endobj
      2 0 obj << /Type /Page /Parent 1 0 R >> endobj
      3 0 obj << /Type/Page /Parent 1 0 R /MediaBox [0 0 300 400] /CropBox [10 20 110 220] /Rotate 90 >> endobj
      """
    let provider = try #require(CGDataProvider(data: Data(text.utf8) as NSData))
    return try #require(CGPDFDocument(provider))
  }

  @Test func `pages have sheets, of their own or of all`() throws {
    let document = try document()
    #expect(document.numberOfPages == 2)
    let first = try #require(document.page(at: 1))
    #expect(first.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(first.getBoxRect(.cropBox) == first.getBoxRect(.mediaBox) && first.rotationAngle == 0)
    let second = try #require(document.page(at: 2))
    #expect(second.getBoxRect(.cropBox) == CGRect(x: 10, y: 20, width: 100, height: 200))
    #expect(second.rotationAngle == 90 && second.pageNumber == 2)
    #expect(document.page(at: 0) == nil && document.page(at: 3) == nil)
    #expect(CGDataProvider(data: Data("no".utf8) as NSData).flatMap { CGPDFDocument($0) } == nil)
  }

  @Test func `a document is open to all`() throws {
    let document = try document()
    #expect(!document.isEncrypted && document.isUnlocked)
    #expect(unsafe document.unlockWithPassword(""))
    #expect(document.allowsPrinting && document.allowsCopying)
  }

  @Test func `a page fits into a rectangle, and is not made larger`() throws {
    let page = try #require(try document().page(at: 1))
    // 200 by 100 in 100 by 100: half the size, 25 points above and below.
    let small = page.getDrawingTransform(
      .mediaBox, rect: CGRect(x: 0, y: 0, width: 100, height: 100), rotate: 0, preserveAspectRatio: true)
    #expect(CGPoint(x: 0, y: 0).applying(small) == CGPoint(x: 0, y: 25))
    #expect(CGPoint(x: 200, y: 100).applying(small) == CGPoint(x: 100, y: 75))
    let large = page.getDrawingTransform(
      .mediaBox, rect: CGRect(x: 0, y: 0, width: 400, height: 400), rotate: 0, preserveAspectRatio: true)
    #expect(CGPoint(x: 0, y: 0).applying(large) == CGPoint(x: 100, y: 150))
    // A quarter clockwise takes the left bottom corner to the left top.
    let turned = page.getDrawingTransform(
      .mediaBox, rect: CGRect(x: 0, y: 0, width: 100, height: 200), rotate: 90, preserveAspectRatio: true)
    #expect(CGPoint(x: 0, y: 0).applying(turned) == CGPoint(x: 0, y: 200))
  }

  @Test func `turns that are no numbers of a page are none`() throws {
    let text = "%PDF-1.4\n1 0 obj << /Type /Page /Rotate 99999999999 >> endobj"
    let provider = try #require(CGDataProvider(data: Data(text.utf8) as NSData))
    let page = try #require(CGPDFDocument(provider)?.page(at: 1))
    #expect(page.rotationAngle == 0)
    let area = CGRect(x: 0, y: 0, width: 612, height: 792)
    let turned = page.getDrawingTransform(.mediaBox, rect: area, rotate: .max, preserveAspectRatio: true)
    // The largest number is 127 degrees more than whole turns: a quarter.
    #expect(turned.b == -turned.c && turned.a == 0)
  }
}
