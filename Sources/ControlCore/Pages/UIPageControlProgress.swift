public import Foundation
import LayerCore
import LayoutCore

/// A type that provides the progress of the pages of a page control.
///
/// Every method has a default implementation.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: AnyObject {
  /// Returns the progress with which a page begins, 0…1.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// Tells the delegate that the progress became visible or invisible.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// Returns 0.
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int)
    -> Float
  {
    0
  }
  /// Does nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// A progress that a page control shows on the dot of its present page.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  private var fraction: Float = 0
  private(set) weak var control: UIPageControl?

  /// The delegate.
  open weak var delegate: (any UIPageControlProgressDelegate)?

  /// Creates a progress of 0.
  public override init() {
    super.init()
  }

  /// The progress on the present page, clamped to 0…1; one that is not a number has no effect.
  open var currentProgress: Float {
    get { fraction }
    set {
      guard !newValue.isNaN else { return }
      fraction = max(0, min(newValue, 1))
      control?.setNeedsDisplay()
    }
  }

  /// Whether or not a page control shows the progress.
  open var isProgressVisible: Bool { control != nil }

  /// Begins another page with the progress of the delegate.
  func pageDidChange() {
    currentProgress =
      control.map { delegate?.pageControlProgress(self, initialProgressForPage: $0.currentPage) ?? 0 } ?? 0
  }

  /// Connects the progress with the page control that shows it.
  func attach(to control: UIPageControl?) {
    let wasVisible = isProgressVisible
    self.control = control
    if control != nil { pageDidChange() }
    if wasVisible != isProgressVisible { delegate?.pageControlProgressVisibilityDidChange(self) }
  }
}

/// A type that decides about the pages of a page control whose progress is a time.
///
/// Every method has a default implementation.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Tells the delegate that the progress changed.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Returns whether the page control may go to the next page.
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  /// Does nothing.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  /// Returns true.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}

/// A progress that grows with time, and goes to the next page at its end.
///
/// Time passes only where a clock runs.
open class UIPageControlTimerProgress: UIPageControlProgress {
  private var durations: [Int: TimeInterval] = [:]
  private var motion: WheelMotion?

  /// The duration of pages without one of their own, in seconds.
  open var preferredDuration: TimeInterval
  /// Whether or not the first page follows the last one.
  open var resetsToInitialPageAfterEnd = false
  /// Whether or not the time passes.
  open private(set) var isRunning = false

  /// Creates a progress with a duration in seconds.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Returns the duration of a page in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  /// Sets the duration of a page in seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  /// Lets the time pass.
  open func resumeTimer() {
    guard !isRunning else { return }
    isRunning = true
    run()
  }

  /// Stops the time.
  open func pauseTimer() {
    isRunning = false
    motion?.stop()
    motion = nil
  }

  override func pageDidChange() {
    super.pageDidChange()
    if isRunning { run() }
  }

  override func attach(to control: UIPageControl?) {
    super.attach(to: control)
    if isRunning { run() }
  }

  private var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
    delegate as? any UIPageControlTimerProgressDelegate
  }

  private func run() {
    motion?.stop()
    motion = nil
    guard let control, AnimationClock.isRunning else { return }
    let (whole, start) = (duration(forPage: control.currentPage), currentProgress)
    guard whole > 0, whole < 1e6 else { return }
    // A page that begins at its end is seen for a frame, so that time passes where all pages do.
    let motion = WheelMotion(duration: max(whole * Double(1 - start), 1 / 60)) { [weak self] seconds in
      self?.show(start + Float(seconds / whole))
    } end: { [weak self] in
      self?.end()
    }
    self.motion = motion
    motion.run()
  }

  /// Ends a page, and goes to the next one in the next turn of the loop: that may end at once, too.
  private func end() {
    show(1)
    let ended = motion
    MainLoop.main.enqueue { [weak self] in
      if let self, let ended, ended === motion { advance() }
    }
  }

  private func show(_ progress: Float) {
    currentProgress = progress
    timerDelegate?.pageControlTimerProgressDidChange(self)
  }

  private func advance() {
    motion = nil
    guard isRunning, let control else { return }
    var next = control.currentPage + 1
    if next >= control.numberOfPages {
      guard resetsToInitialPageAfterEnd, control.numberOfPages > 1 else { return pauseTimer() }
      next = 0
    }
    guard timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else {
      return pauseTimer()
    }
    control.currentPage = next
    control.sendActions(for: .valueChanged)
  }
}
