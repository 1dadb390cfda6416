public import Foundation
public import GraphicsCore
public import LayerCore
public import LayoutCore

/// The parts of an update of the interface, in their order.
@preconcurrency @MainActor
open class UIUpdateActionPhase: NSObject {
  fileprivate let index: Int

  private init(_ index: Int) {
    self.index = index
    super.init()
  }

  private static let all = (0..<12).map { UIUpdateActionPhase($0) }

  /// After the update was scheduled.
  open class var afterUpdateScheduled: UIUpdateActionPhase { all[0] }
  /// Before events are sent.
  open class var beforeEventDispatch: UIUpdateActionPhase { all[1] }
  /// After events were sent.
  open class var afterEventDispatch: UIUpdateActionPhase { all[2] }
  /// Before display links are called.
  open class var beforeCADisplayLinkDispatch: UIUpdateActionPhase { all[3] }
  /// After display links were called.
  open class var afterCADisplayLinkDispatch: UIUpdateActionPhase { all[4] }
  /// Before layers are laid out.
  open class var beforeCATransactionCommit: UIUpdateActionPhase { all[5] }
  /// After layers were laid out.
  open class var afterCATransactionCommit: UIUpdateActionPhase { all[6] }
  /// Before late events are sent.
  open class var beforeLowLatencyEventDispatch: UIUpdateActionPhase { all[7] }
  /// After late events were sent.
  open class var afterLowLatencyEventDispatch: UIUpdateActionPhase { all[8] }
  /// Before layers are laid out after late events.
  open class var beforeLowLatencyCATransactionCommit: UIUpdateActionPhase { all[9] }
  /// After layers were laid out after late events.
  open class var afterLowLatencyCATransactionCommit: UIUpdateActionPhase { all[10] }
  /// After all else.
  open class var afterUpdateComplete: UIUpdateActionPhase { all[11] }
}

/// The times of an update of the interface.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// The time for which the interface is computed, in seconds of the main loop's clock.
  public let modelTime: TimeInterval
  /// The time at which the update must be done.
  public let completionDeadlineTime: TimeInterval
  /// The time at which the update is seen.
  public let estimatedPresentationTime: TimeInterval
  /// Whether or not late events are sent: no.
  open var isLowLatencyEventDispatchConfirmed: Bool { false }
  /// Whether or not the update is seen at once: no.
  open var isImmediatePresentationExpected: Bool { false }
  /// Whether or not the parts for late events run: no.
  open var isPerformingLowLatencyPhases: Bool { false }

  fileprivate init(_ link: CADisplayLink) {
    modelTime = link.timestamp
    (completionDeadlineTime, estimatedPresentationTime) = (link.targetTimestamp, link.targetTimestamp)
    super.init()
  }

  fileprivate static var running: UIUpdateInfo?

  /// Returns the times of the update that runs, or nil outside of one.
  open class func current(for windowScene: UIWindowScene) -> UIUpdateInfo? { running }
  /// Returns the times of the update that runs, or nil outside of one.
  open class func current(for view: UIView) -> UIUpdateInfo? { running }
}

/// An object that calls actions in every update of the interface.
///
/// Differs from UIKit: it calls them for every frame while it is enabled and the clock runs, at the time of display links
/// in the order of the parts.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  private var link: CADisplayLink?
  private var actions: [(phase: Int, run: (UIUpdateLink, UIUpdateInfo) -> Void)] = []

  private override init() {
    super.init()
  }

  isolated deinit {
    link?.invalidate()
  }

  /// Creates a link of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init()
  }

  /// Creates a link of the scene that shows a view.
  public convenience init(view: UIView) {
    self.init()
  }

  /// Creates a link of a scene with an action.
  public convenience init(
    windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init()
    addAction(handler: handler)
  }

  /// Creates a link of a scene with a method.
  public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
    self.init()
    addAction(target: target, selector: selector)
  }

  /// Creates a link of the scene that shows a view, with an action.
  public convenience init(
    view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init()
    addAction(handler: handler)
  }

  /// Creates a link of the scene that shows a view, with a method.
  public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
    self.init()
    addAction(target: target, selector: selector)
  }

  /// Adds an action before display links are called.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  /// Adds a method before display links are called.
  open func addAction(target: Any, selector: Selector) {
    addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
  }

  /// Adds an action to a part of updates.
  open func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    let place = actions.firstIndex { $0.phase > phase.index } ?? actions.endIndex
    actions.insert((phase.index, handler), at: place)
  }

  /// Adds a method to a part of updates.
  open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    let target = target as AnyObject
    addAction(to: phase) { [weak target] link, info in
      if let target { _ = selector.invoke(on: target, with: [link, info]) }
    }
  }

  /// Returns the times of the update that runs, or nil outside of one.
  open func currentUpdateInfo() -> UIUpdateInfo? { UIUpdateInfo.running }

  /// Whether or not the actions are called.
  open var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      link?.invalidate()
      link = isEnabled ? CADisplayLink { [weak self] link in self?.update(link) } : nil
      link?.preferredFrameRateRange = preferredFrameRateRange
      link?.add(to: .main, forMode: .common)
    }
  }

  /// Whether or not updates go on without changes; without effect.
  open var requiresContinuousUpdates = false
  /// Whether or not late events are sent; without effect.
  open var wantsLowLatencyEventDispatch = false
  /// Whether or not updates are seen at once; without effect.
  open var wantsImmediatePresentation = false
  /// The wished number of updates per second.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { link?.preferredFrameRateRange = preferredFrameRateRange }
  }

  private func update(_ link: CADisplayLink) {
    let info = UIUpdateInfo(link)
    UIUpdateInfo.running = info
    for action in actions where isEnabled { action.run(self, info) }
    UIUpdateInfo.running = nil
  }
}
