public import Foundation
import GraphicsCore
import LayoutCore
public import StyleCore

/// An object that lays out a content for pages and draws it.
///
/// A text is laid out when its pages are asked for, and again after a change.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  private weak var renderer: UIPrintPageRenderer?
  private var pages: (text: TextPages, content: CGRect)?

  /// The renderer that draws the pages.
  open var printPageRenderer: UIPrintPageRenderer? { renderer }
  /// The greatest height of the content on a page, in points; 0 is no limit.
  open var maximumContentHeight: CGFloat = 0 { didSet { layoutChanged() } }
  /// The greatest width of the content, in points; 0 is no limit.
  open var maximumContentWidth: CGFloat = 0 { didSet { layoutChanged() } }
  /// The distances of the content from the printable area: at the sides of all pages, and at the top of the first.
  open var contentInsets = UIEdgeInsets.zero { didSet { layoutChanged() } }
  /// The distances of the content from the printable area, on each page.
  open var perPageContentInsets = UIEdgeInsets.zero { didSet { layoutChanged() } }
  /// The page on which the content begins.
  open var startPage = 0

  /// Creates a formatter.
  public override init() {
    super.init()
  }

  func join(_ renderer: UIPrintPageRenderer) {
    self.renderer = renderer
    layoutChanged()
  }

  func leave() {
    renderer = nil
    layoutChanged()
  }

  /// Takes the formatter out of its renderer.
  open func removeFromPrintPageRenderer() {
    renderer?.remove(self)
    leave()
  }

  /// Whether or not the content is drawn on the main thread only.
  open var requiresMainThread: Bool { true }

  /// The number of pages of the content; 0 where the page has no area.
  open var pageCount: Int { currentPages?.count ?? 0 }

  /// Returns the area of the content on a page of the job, in points.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    var area = area(ofOwnPage: pageIndex - startPage)
    if let currentPages { area.size.height = min(area.height, currentPages.height(pageIndex - startPage)) }
    return area
  }

  /// Draws the part of the content that is on a page of the job.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    currentPages?.draw(pageIndex - startPage, at: rect.origin)
  }

  /// The text that is laid out; nil for other contents.
  var laidOutText: NSAttributedString? { nil }

  /// Forgets the pages, as their areas or the text changed.
  final func layoutChanged() { pages = nil }

  private var currentPages: TextPages? {
    let content = renderer?.contentRect ?? .zero
    if let pages, pages.content == content { return pages.text }
    guard let laidOutText else { return nil }
    let made = TextPages(laidOutText) { area(ofOwnPage: $0).size }
    pages = (made, content)
    return made
  }

  /// Returns the area for the content on one of its own pages, in points.
  final func area(ofOwnPage index: Int) -> CGRect {
    guard let renderer else { return .zero }
    let page = renderer.contentRect
    var (left, right) = (contentInsets.left, contentInsets.right)
    left += perPageContentInsets.left
    right += perPageContentInsets.right
    let top = perPageContentInsets.top + (index == 0 ? contentInsets.top : 0)
    var width = max(0, page.width - left - right)
    var height = max(0, page.height - top - perPageContentInsets.bottom)
    if maximumContentWidth > 0 { width = min(width, maximumContentWidth) }
    if maximumContentHeight > 0 { height = min(height, maximumContentHeight) }
    return CGRect(x: page.minX + left, y: page.minY + top, width: width, height: height)
  }
}
