public import Foundation
import GraphicsCore
import LayerCore
public import LayoutCore
import StyleCore

/// A formatter of a view's content, which is cut into pages; what is too wide is made smaller.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  private let content: UIView

  /// Creates a formatter of a view.
  package init(_ view: UIView) {
    content = view
    super.init()
  }

  /// The view.
  open var view: UIView { content }

  /// The size of the content in points: of a scroll view, all that it scrolls over.
  private var size: CGSize {
    guard let scrolling = content as? UIScrollView else { return content.bounds.size }
    return CGSize(
      width: max(scrolling.contentSize.width, scrolling.bounds.width),
      height: max(scrolling.contentSize.height, scrolling.bounds.height))
  }

  private func scale(on area: CGRect) -> CGFloat { size.width > area.width ? area.width / size.width : 1 }

  /// The number of pages of the content.
  open override var pageCount: Int {
    let area = area(ofOwnPage: 1)
    guard area.width > 0, area.height > 0, size.width > 0, size.height > 0 else { return 0 }
    let rest = size.height * scale(on: area) - top(ofOwnPage: 1)
    return min(10_000, 1 + max(0, Int(saturating: (rest / area.height).rounded(.up))))
  }

  /// The height of the content before one of its own pages; the first may be lower than the others.
  private func top(ofOwnPage index: Int) -> CGFloat {
    guard index > 0 else { return 0 }
    return area(ofOwnPage: 0).height + CGFloat(index - 1) * area(ofOwnPage: 1).height
  }

  /// Draws the part of the view that is on a page of the job.
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    let scale = scale(on: rect)
    let top = top(ofOwnPage: pageIndex - startPage)
    let whole = content.bounds
    if content is UIScrollView { content.bounds = CGRect(origin: .zero, size: size) }
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY - top)
    context.scaleBy(x: scale, y: scale)
    content.layer.render(in: context)
    context.restoreGState()
    if content is UIScrollView { content.bounds = whole }
  }
}

extension UIView {
  /// Returns a formatter that prints the view.
  ///
  /// Differs from UIKit: it cannot be overridden.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }

  /// Draws the view for a formatter into the current context.
  ///
  /// Differs from UIKit: it cannot be overridden, and formatters do not call it.
  public func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    layer.render(in: context)
    context.restoreGState()
  }
}
