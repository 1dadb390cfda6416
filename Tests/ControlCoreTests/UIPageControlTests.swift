import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Plumb
import StyleCore
import Testing
import TextViewCore

/// The dots of page controls, and the fingers on them.
@MainActor
struct UIPageControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private var fingers: TouchSynthesizer { TouchSynthesizer(window) }

  private func show(_ pages: Int, _ frame: CGRect? = nil) -> UIPageControl {
    let control = UIPageControl(frame: .zero)
    control.numberOfPages = pages
    control.frame = frame ?? CGRect(origin: CGPoint(x: 20, y: 100), size: control.intrinsicContentSize)
    window.isHidden = false
    window.addSubview(control)
    window.layoutIfNeeded()
    return control
  }

  @Test("A tap goes to the page on its side, as a discrete interaction") func taps() {
    let control = show(3)
    var states: [UIPageControl.InteractionState] = []
    control.addAction(
      UIAction { [weak control] _ in states.append(control?.interactionState ?? .none) }, for: .valueChanged)
    fingers.tap(at: CGPoint(x: control.frame.maxX - 4, y: 113))
    MainLoop.main.run(for: 1)
    #expect(control.currentPage == 1 && states == [.discrete] && control.interactionState == .none)
    fingers.tap(at: CGPoint(x: 24, y: 113))
    MainLoop.main.run(for: 1)
    #expect(control.currentPage == 0 && states.count == 2)
  }

  @Test("A finger that slides over the dots goes to the nearest one, if that is allowed") func sliding() {
    let control = show(5)
    // The dots are 18 points apart, around the middle.
    let middle = control.frame.midX
    var pages: [Int] = []
    control.addAction(
      UIAction { [weak control] _ in pages.append(control?.currentPage ?? -1) }, for: .valueChanged)
    fingers.drag(from: CGPoint(x: middle - 36, y: 113), to: CGPoint(x: middle + 36, y: 113), for: 0.5)
    MainLoop.main.run(for: 1)
    #expect(pages == [1, 2, 3, 4])
    control.allowsContinuousInteraction = false
    fingers.drag(from: CGPoint(x: middle + 36, y: 113), to: CGPoint(x: middle - 36, y: 113), for: 0.5)
    MainLoop.main.run(for: 1)
    // The slide ends as a tap on the left half does.
    #expect(pages == [1, 2, 3, 4, 3])
  }

  @Test("Where there is no room for all dots, those at the ends are smaller, and move only as far as needed")
  func manyDots() {
    // 200 − 2 · 8 + 11 = 195 points for steps of 18: ten dots.
    let control = show(30, CGRect(x: 0, y: 0, width: 200, height: 26))
    #expect(control.shownPages == 0..<10)
    #expect(control.dots.count == 10 && control.dots[0].width == 7 && control.dots[7].width == 7)
    #expect(control.dots[8].width < 7 && control.dots[9].width < control.dots[8].width)
    control.currentPage = 7
    #expect(control.shownPages == 0..<10)
    control.currentPage = 8
    #expect(control.shownPages == 1..<11 && control.dots[0].width < 7)
    control.currentPage = 4
    #expect(control.shownPages == 1..<11)
    control.currentPage = 29
    #expect(control.shownPages == 20..<30 && control.dots[9].width == 7)
    // Their middles are 18 apart.
    let centers = control.dots.map(\.midX)
    for (one, next) in zip(centers, centers.dropFirst()) { #expect(abs(next - one - 18) < 1e-9) }
    // A finger goes by one page a dot.
    control.currentPage = 10
    fingers.drag(from: CGPoint(x: 50, y: 13), to: CGPoint(x: 50 + 40, y: 13), for: 0.3)
    MainLoop.main.run(for: 1)
    #expect(control.currentPage == 12)
  }

  @Test("Dots follow a direction, and those of a vertical control are below each other") func directions() {
    let control = show(4)
    #expect(control.dots[0].minX < control.dots[1].minX)
    control.direction = .rightToLeft
    #expect(control.dots[0].minX > control.dots[1].minX)
    let size = control.size(forNumberOfPages: 4)
    control.direction = .bottomToTop
    #expect(control.size(forNumberOfPages: 4) == CGSize(width: size.height, height: size.width))
    control.frame.size = control.size(forNumberOfPages: 4)
    #expect(control.dots[0].minY > control.dots[1].minY && control.dots[0].minX == control.dots[1].minX)
  }

  @Test("Images take the place of dots, and make the control as high as they need") func images() {
    let control = show(3)
    #expect(control.intrinsicContentSize.height == 26)
    let pixels = Array(repeating: UInt8(255), count: 9 * 40 * 4)
    let image = UIImage(cgImage: CGImage(width: 9, height: 40, pixels: pixels), scale: 1, orientation: .up)
    control.setIndicatorImage(image, forPage: 1)
    #expect(control.indicatorImage(forPage: 1) === image && control.indicatorImage(forPage: 0) == nil)
    #expect(control.intrinsicContentSize.height == 40)
    control.setIndicatorImage(nil, forPage: 1)
    #expect(control.intrinsicContentSize.height == 26)
    control.setIndicatorImage(image, forPage: -1)
    #expect(control.indicatorImage(forPage: -1) == nil)
  }

  @Test("A progress makes the dot of its page longer, and begins again on the next one") func progress() {
    final class Delegate: UIPageControlProgressDelegate {
      var changes = 0
      func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
        page == 1 ? 0.25 : 0
      }
      func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) { changes += 1 }
    }
    let (control, progress, delegate) = (show(3), UIPageControlProgress(), Delegate())
    progress.delegate = delegate
    control.progress = progress
    #expect(progress.isProgressVisible && delegate.changes == 1)
    #expect(control.dots[0].width > 7 && control.dots[1].width == 7)
    progress.currentProgress = 2
    #expect(progress.currentProgress == 1)
    progress.currentProgress = .nan
    #expect(progress.currentProgress == 1)
    control.currentPage = 1
    #expect(progress.currentProgress == 0.25 && control.dots[1].width > 7)
    control.progress = nil
    #expect(!progress.isProgressVisible && delegate.changes == 2)
  }

  @Test("A timer goes to the next page, and stops at the last one or begins again") func timer() {
    AnimationClock.setRunning(true)
    defer { AnimationClock.setRunning(false) }
    let (control, timer) = (show(3), UIPageControlTimerProgress(preferredDuration: 2))
    timer.setDuration(1, forPage: 1)
    control.progress = timer
    MainLoop.main.run(for: 3)
    #expect(control.currentPage == 0 && timer.currentProgress == 0)
    timer.resumeTimer()
    MainLoop.main.run(for: 1)
    #expect(abs(timer.currentProgress - 0.5) < 0.02)
    MainLoop.main.run(for: 1.5)
    #expect(control.currentPage == 1)
    MainLoop.main.run(for: 1)
    #expect(control.currentPage == 2 && timer.isRunning)
    MainLoop.main.run(for: 3)
    #expect(control.currentPage == 2 && !timer.isRunning && timer.currentProgress == 1)
    timer.resetsToInitialPageAfterEnd = true
    control.currentPage = 1
    timer.resumeTimer()
    MainLoop.main.run(for: 3.5)
    #expect(control.currentPage == 0)
    timer.pauseTimer()
  }

  @Test("Pages that begin at their end follow each other, a frame each") func endedPages() {
    final class Delegate: UIPageControlTimerProgressDelegate {
      func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
        1
      }
    }
    AnimationClock.setRunning(true)
    defer { AnimationClock.setRunning(false) }
    let (control, timer, delegate) = (show(3), UIPageControlTimerProgress(preferredDuration: 2), Delegate())
    timer.delegate = delegate
    timer.resetsToInitialPageAfterEnd = true
    control.progress = timer
    var pages: [Int] = []
    control.addAction(
      UIAction { [weak control] _ in control.map { pages.append($0.currentPage) } }, for: .valueChanged)
    timer.resumeTimer()
    #expect(pages.isEmpty)
    MainLoop.main.run(for: 1)
    timer.pauseTimer()
    // A second has sixty frames.
    #expect(pages.count > 30 && pages.count <= 61 && pages.prefix(4) == [1, 2, 0, 1])
    withExtendedLifetime(delegate) {}
  }
}
