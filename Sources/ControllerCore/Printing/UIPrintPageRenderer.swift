public import Foundation
import GraphicsCore
import LayerCore
import LayoutCore

/// An object that draws the pages of a print job, or of a document in PDF.
///
/// The areas of a page are zero until they are set, by key-value coding with `paperRect` and `printableRect`, or by a subclass
/// that overrides them.
///
/// Differs from UIKit: no printer sets the areas or asks for pages; programs draw them into a context of their own.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  private var paper = CGRect.zero
  private var printable = CGRect.zero
  private var formatters: [UIPrintFormatter] = []

  /// The height of the top of the printable area for headers, in points.
  open var headerHeight: CGFloat = 0
  /// The height of the bottom of the printable area for footers, in points.
  open var footerHeight: CGFloat = 0

  /// Creates a renderer without formatters.
  public override init() {
    super.init()
  }

  /// The area of the paper, in points.
  open var paperRect: CGRect { paper }
  /// The area on which a printer prints, in points.
  open var printableRect: CGRect { printable }

  /// The area of the paper, as key-value coding sets it.
  final var settablePaperRect: CGRect {
    get { paperRect }
    set { paper = newValue }
  }
  /// The printable area, as key-value coding sets it.
  final var settablePrintableRect: CGRect {
    get { printableRect }
    set { printable = newValue }
  }

  /// The printable area without the header and the footer, in points.
  final var contentRect: CGRect {
    let area = printableRect
    let height = max(0, area.height - headerHeight - footerHeight)
    return CGRect(x: area.minX, y: area.minY + headerHeight, width: area.width, height: height)
  }

  // MARK: Formatters

  /// The formatters of the job, each of which draws pages of its own.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters.isEmpty ? nil : formatters }
    set {
      for formatter in formatters { formatter.leave() }
      formatters = newValue ?? []
      for formatter in formatters { formatter.join(self) }
    }
  }

  /// Returns the formatters that draw on a page.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = formatters.filter {
      pageIndex >= $0.startPage && pageIndex - $0.startPage < $0.pageCount
    }
    return found.isEmpty ? nil : found
  }

  /// Adds a formatter, which begins at a page.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    if formatter.printPageRenderer !== self { formatter.removeFromPrintPageRenderer() }
    formatter.startPage = pageIndex
    if !formatters.contains(where: { $0 === formatter }) { formatters.append(formatter) }
    formatter.join(self)
  }

  final func remove(_ formatter: UIPrintFormatter) { formatters.removeAll { $0 === formatter } }

  // MARK: Pages

  /// The number of pages: those of the formatters, unless a subclass has another number.
  open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

  /// Returns the quality in which pages are drawn: the one that is asked for.
  open func currentRenderingQuality(
    forRequested requestedRenderingQuality: UIPrintRenderingQuality
  ) -> UIPrintRenderingQuality { requestedRenderingQuality }

  /// Prepares the drawing of pages, for subclasses.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page into the current context: the header, the content, the formatters and the footer.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let (top, bottom) = (max(0, headerHeight), max(0, footerHeight))
    if top > 0 {
      drawHeaderForPage(
        at: pageIndex,
        in: CGRect(x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: top))
    }
    let content = CGRect(
      x: printableRect.minX, y: printableRect.minY + top, width: printableRect.width,
      height: max(0, printableRect.height - top - bottom))
    drawContentForPage(at: pageIndex, in: content)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    if bottom > 0 {
      drawFooterForPage(
        at: pageIndex,
        in: CGRect(
          x: printableRect.minX, y: printableRect.maxY - bottom, width: printableRect.width, height: bottom))
    }
  }

  /// Draws the part of a page of a formatter.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }

  /// Draws the header of a page, for subclasses.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

  /// Draws the content of a page, for subclasses.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

  /// Draws the footer of a page, for subclasses.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
