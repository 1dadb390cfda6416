import Foundation
import GraphicsCore
import LayoutCore
import TextViewCore

/// The fingers on a page control.
extension UIPageControl {
  func beginSlide(at point: CGPoint) {
    slide = (currentPage, point)
    interactionState = .discrete
  }

  /// Goes to the page whose dot is nearest to a finger that slides; where not all have dots, by one page a dot.
  func continueSlide(to point: CGPoint) {
    guard let slide, allowsContinuousInteraction, point.x.isFinite, point.y.isFinite else { return }
    let way = position(point) - position(slide.start)
    if interactionState != .continuous {
      guard abs(way) > ControlSizes.pageSlop else { return }
      interactionState = .continuous
    }
    let dots = shownDots
    guard !dots.isEmpty else { return }
    if dots.count == numberOfPages {
      let nearest = dots.min { distance($0, point) < distance($1, point) }
      go(to: nearest?.page ?? currentPage)
    } else {
      let step = ControlSizes.pagePitch
      let pages = Int(saturating: Double((max(-1e6, min(way, 1e6)) / step).rounded(.towardZero)))
      go(to: slide.page + (isBackwards ? -pages : pages))
    }
  }

  private func distance(_ dot: PageDot, _ point: CGPoint) -> CGFloat {
    abs(position(CGPoint(x: dot.rect.midX, y: dot.rect.midY)) - position(point))
  }

  /// Ends an interaction; a tap, which has a point, goes to the previous or the next page.
  func endSlide(at point: CGPoint?) {
    if let point, interactionState == .discrete {
      let middle = position(CGPoint(x: bounds.midX, y: bounds.midY))
      go(to: currentPage + ((position(point) > middle) != isBackwards ? 1 : -1))
    }
    slide = nil
    interactionState = .none
  }

  private func go(to page: Int) {
    let page = min(max(0, page), max(0, numberOfPages - 1))
    guard page != currentPage else { return }
    animateAsTouched { self.currentPage = page }
    sendActions(for: .valueChanged)
  }
}
