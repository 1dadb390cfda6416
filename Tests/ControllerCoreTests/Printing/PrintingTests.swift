import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import StyleCore
import Testing
import TextKitCore
import ViewRendering

@testable import ControllerCore
@testable import LayoutCore

/// Renderers of pages and formatters, on pages of 200 by 100 points.
@MainActor
struct PrintingTests {
  private final class Renderer: UIPrintPageRenderer {
    var notes: [String] = []

    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
      notes.append("header \(pageIndex) \(headerRect.height)")
    }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
      notes.append("content \(contentRect.minY) \(contentRect.height)")
    }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
      notes.append("footer \(footerRect.minY)")
    }
  }

  private func makeRenderer() -> Renderer {
    let renderer = Renderer()
    let page = NSValue(cgRect: CGRect(x: 0, y: 0, width: 200, height: 100))
    renderer.setValue(page, forKey: "paperRect")
    renderer.setValue(page, forKey: "printableRect")
    return renderer
  }

  @Test func `a page has its header and its footer around its content`() {
    let renderer = makeRenderer()
    renderer.headerHeight = 20
    renderer.footerHeight = 10
    #expect(renderer.paperRect == CGRect(x: 0, y: 0, width: 200, height: 100) && renderer.numberOfPages == 0)
    renderer.drawPage(at: 3, in: renderer.printableRect)
    // The content has 100 - 20 - 10 points.
    #expect(renderer.notes == ["header 3 20.0", "content 20.0 70.0", "footer 90.0"])
  }

  @Test func `a text is laid out on as many pages as its lines need`() {
    let renderer = makeRenderer()
    let paragraph = NSMutableParagraphStyle()
    (paragraph.minimumLineHeight, paragraph.maximumLineHeight) = (20, 20)
    let text = NSAttributedString(
      string: (1...12).map { "\($0)" }.joined(separator: "\n"),
      attributes: [.font: UIFont.systemFont(ofSize: 12), .paragraphStyle: paragraph])
    let formatter = UISimpleTextPrintFormatter(attributedText: text)
    renderer.addPrintFormatter(formatter, startingAtPageAt: 1)
    // Five lines of 20 points are on a page of 100: three pages behind the first of the job.
    #expect(
      formatter.pageCount == 3 && renderer.numberOfPages == 4 && formatter.printPageRenderer === renderer)
    #expect(
      renderer.printFormattersForPage(at: 0) == nil && renderer.printFormattersForPage(at: 3)?.count == 1)
    #expect(formatter.rectForPage(at: 1) == CGRect(x: 0, y: 0, width: 200, height: 100))
    // Two lines are on the last page.
    #expect(formatter.rectForPage(at: 3).height == 40)
    formatter.perPageContentInsets = UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 15)
    // Three lines are on a page of 60.
    #expect(
      formatter.pageCount == 4 && formatter.rectForPage(at: 1) == CGRect(x: 15, y: 20, width: 170, height: 60)
    )
    formatter.removeFromPrintPageRenderer()
    #expect(renderer.numberOfPages == 0 && renderer.printFormatters == nil && formatter.pageCount == 0)
  }

  /// Returns a document with one page of a text in HTML, and the number of pages that the text needs.
  private func document(_ markup: String) -> (data: Data, pages: Int) {
    let renderer = makeRenderer()
    renderer.addPrintFormatter(UIMarkupTextPrintFormatter(markupText: markup), startingAtPageAt: 0)
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, renderer.paperRect, nil)
    UIGraphicsBeginPDFPage()
    renderer.drawPage(at: 0, in: UIGraphicsGetPDFContextBounds())
    UIGraphicsEndPDFContext()
    return (Data(referencing: data), renderer.numberOfPages)
  }

  @Test func `pages of a text in HTML are drawn into a document in PDF`() {
    let (bill, empty) = (document("<b>Bill</b> of today"), document(""))
    #expect(bill.pages == 1)
    #expect(UIPrintInteractionController.canPrint(bill.data) && bill.data.count > empty.data.count)
  }

  @Test func `a view is made as wide as the page, and cut into pages`() {
    let renderer = makeRenderer()
    let formatter = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500)).viewPrintFormatter()
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    // Half as large it has 250 points of height.
    #expect(renderer.numberOfPages == 3)
    // The first page has 40 of them, so 210 are on others.
    formatter.contentInsets.top = 60
    #expect(renderer.numberOfPages == 4)
  }

  @Test func `a view of endless height has a limited number of pages`() {
    let renderer = makeRenderer()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.contentSize = CGSize(width: 200, height: 1e300)
    renderer.addPrintFormatter(view.viewPrintFormatter(), startingAtPageAt: 0)
    #expect(renderer.numberOfPages == 10_000)
  }

  @Test func `a job is described by values, and nothing is printed`() throws {
    let info = UIPrintInfo(dictionary: nil)
    (info.jobName, info.orientation, info.duplex, info.outputType) = ("Bill", .landscape, .longEdge, .photo)
    let other = UIPrintInfo(dictionary: info.dictionaryRepresentation)
    #expect(other.jobName == "Bill" && other.orientation == .landscape && other.duplex == .longEdge)
    #expect(try #require(info.copy() as? UIPrintInfo).outputType == .photo)
    var results: [Bool] = []
    let controller = UIPrintInteractionController.shared
    let printer = UIPrinter(url: try #require(URL(string: "ipp://printer.example")))
    let isPrinted = controller.print(to: printer) { _, completed, _ in results.append(completed) }
    #expect(!isPrinted && results == [false] && printer.displayName == "printer.example")
    let papers = [200, 100, 300].map { UIPrintPaper(size: CGSize(width: $0, height: $0), margin: 10) }
    let size = CGSize(width: 150, height: 120)
    #expect(UIPrintPaper.bestPaper(forPageSize: size, withPapersFrom: papers) === papers[0])
    #expect(papers[1].printableRect == CGRect(x: 10, y: 10, width: 80, height: 80))
  }
}
