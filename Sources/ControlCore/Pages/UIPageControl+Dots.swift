package import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import TextViewCore

/// The images of the pages of a page control.
struct PageImages {
  var pages: [Int: UIImage] = [:]
  var presentPages: [Int: UIImage] = [:]
}

/// A dot of a page control, or the image in its place.
package struct PageDot {
  package let page: Int
  package let rect: CGRect
}

/// The dots of a page control.
extension UIPageControl {
  /// The maximum number of dots that are drawn.
  private static let maximumDots = 10_000

  private var dotSize: CGFloat { ControlSizes.pageDot[traitCollection] }
  private var dotSpacing: CGFloat { step - dotSize }
  private var step: CGFloat { ControlSizes.pagePitch }

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether or not the first page is at the right or at the bottom end.
  var isBackwards: Bool {
    switch direction {
    case .natural: isReversed
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  /// Returns the position of a point along the dots.
  func position(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

  /// Returns the size of a control with a number of dots.
  func fittingSize(ofDots count: Int) -> CGSize {
    let extra = ControlSizes.pageControlExtra[traitCollection] + extraLength
    let length = count > 0 ? CGFloat(count) * step + extra : 0
    let breadth = max(ControlSizes.pageControlHeight, largestImage.height)
    return isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  /// Returns the length of a row of dots.
  private func length(ofDots count: Int) -> CGFloat {
    CGFloat(count) * step - (count > 0 ? dotSpacing : 0) + extraLength
  }

  /// The part of the row's length by which the present page's dot is longer than others.
  private var extraLength: CGFloat {
    progress == nil ? 0 : ControlSizes.pageProgressLength - dotSize
  }

  private var largestImage: CGSize {
    var all = [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap { $0 }
    all += images.pages.values
    all += images.presentPages.values
    return all.reduce(.zero) {
      CGSize(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
    }
  }

  func imagesDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Returns whether a number can be that of a page.
  func check(_ page: Int) -> Bool { page >= 0 }

  // MARK: Geometry

  /// The number of dots for which there is room.
  private var room: Int {
    let length = isVertical ? bounds.height : bounds.width
    let free = length - 2 * ControlSizes.pageControlMargin - extraLength + dotSpacing
    return max(1, Int(saturating: Double((free / step).rounded(.down))))
  }

  /// The pages whose dots are visible: all, or some around the present one.
  ///
  /// They move only as far as the present page needs it to have a dot of full size.
  package var shownPages: Range<Int> {
    let count = min(room, Self.maximumDots)
    guard bounds.width > 0, bounds.height > 0, numberOfPages > count else {
      return 0..<min(numberOfPages, Self.maximumDots)
    }
    let edge = min(ControlSizes.lastDotShares.count, (count - 1) / 2)
    let lowest = currentPage - (count - 1 - edge)
    let first = min(max(firstDot, lowest), currentPage - edge)
    let start = max(0, min(first, numberOfPages - count))
    return start..<start + count
  }

  /// Returns the share of its size that a dot has: less at an end beyond which there are more.
  private func share(of page: Int, in shown: Range<Int>) -> CGFloat {
    let shares = ControlSizes.lastDotShares
    var share: CGFloat = 1
    let (before, after) = (page - shown.lowerBound, shown.upperBound - 1 - page)
    if shown.lowerBound > 0, before < shares.count { share = min(share, shares[before]) }
    if shown.upperBound < numberOfPages, after < shares.count { share = min(share, shares[after]) }
    return shown.count < 3 ? 1 : share
  }

  /// The rectangles of the visible dots, from the first page to the last.
  package var dots: [CGRect] { shownDots.map(\.rect) }

  /// The visible dots from the first page to the last.
  package var shownDots: [PageDot] {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return [] }
    let (shown, size) = (shownPages, dotSize)
    let whole = length(ofDots: shown.count)
    var start: CGFloat = 0
    return shown.map { page in
      let length = page == currentPage ? size + extraLength : size
      let share = share(of: page, in: shown)
      let middle = start + length / 2
      start += length + dotSpacing
      let along = (isBackwards ? whole - middle : middle) - whole / 2
      let center = CGPoint(
        x: bounds.midX + (isVertical ? 0 : along), y: bounds.midY + (isVertical ? along : 0))
      let (width, height) = isVertical ? (size, length) : (length, size)
      return PageDot(
        page: page,
        rect: CGRect(
          x: center.x - width * share / 2, y: center.y - height * share / 2, width: width * share,
          height: height * share))
    }
  }

  // MARK: Drawing

  func drawDots(in context: CGContext, at place: Double) {
    let dots = shownDots
    guard let first = dots.first, let last = dots.last else { return }
    if backgroundStyle == .prominent || (backgroundStyle == .automatic && isHighlighted) {
      let (reach, dot) = (first.rect.union(last.rect), dotSize)
      context.fillCapsule(
        isVertical
          ? CGRect(x: bounds.minX, y: reach.minY - dot, width: bounds.width, height: reach.height + 2 * dot)
          : CGRect(x: reach.minX - dot, y: bounds.minY, width: reach.width + 2 * dot, height: bounds.height),
        resolved(.secondarySystemFill))
    }
    for dot in dots { draw(dot, at: place, in: context) }
  }

  private func draw(_ dot: PageDot, at place: Double, in context: CGContext) {
    let present = resolved(currentPageIndicatorTintColor ?? .white)
    let other = resolved(pageIndicatorTintColor ?? ControlColors.pageDot[traitCollection])
    let share = max(0, 1 - abs(Double(dot.page) - place))
    let color = CGColor.between(other, present, share) ?? present
    if let image = image(of: dot.page) {
      let scale = dot.rect.height / dotSize
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      let rect = CGRect(
        x: dot.rect.midX - size.width / 2, y: dot.rect.midY - size.height / 2, width: size.width,
        height: size.height)
      return Optional(image.withRenderingMode(.alwaysTemplate)).draw(in: rect, tint: color)
    }
    guard dot.page == currentPage, let progress else { return context.fillCapsule(dot.rect, color) }
    context.fillCapsule(dot.rect, other)
    let part = max(0, min(CGFloat(progress.currentProgress), 1))
    let edge: CGRectEdge =
      isVertical ? (isBackwards ? .maxYEdge : .minYEdge) : isBackwards ? .maxXEdge : .minXEdge
    let filled = dot.rect.divided(
      atDistance: part * max(dot.rect.width, dot.rect.height), from: edge
    ).slice
    context.saveGState()
    context.clip(to: filled)
    context.fillCapsule(dot.rect, present)
    context.restoreGState()
  }

  private func image(of page: Int) -> UIImage? {
    let own = images.pages[page] ?? preferredIndicatorImage
    guard page == currentPage else { return own }
    return images.presentPages[page] ?? preferredCurrentPageIndicatorImage ?? own
  }
}
