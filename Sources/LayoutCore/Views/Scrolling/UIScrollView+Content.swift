import Foundation
import GraphicsCore
import LayerCore
import StyleCore

extension UIScrollView {
  /// The state of a scroll view.
  struct ScrollState {
    var contentSize = CGSize.zero
    var contentInset = UIEdgeInsets.zero
    var adjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    var alwaysBounceVertical = false
    var alwaysBounceHorizontal = false
    var zoomScale: CGFloat = 1
    /// The `adjustedContentInset` as of the last announcement.
    var announcedInset = UIEdgeInsets.zero
    /// The `edgesWithoutInset` as of the last announcement to the content.
    var announcedEdges = UIRectEdge.all
    /// Whether or not this is the main view of a controller in a navigation or tab bar controller (D.16).
    var isMainViewInContainer = false
    var contentGuide: UILayoutGuide?
    var frameGuide: UILayoutGuide?
    /// Whether or not a finger is down.
    var isTracking = false
    /// The way in which the offset is being set.
    var setting: OffsetSetting = []
    var drag: Drag?
    /// The automatic scrolling that runs.
    var motion: ScrollMotion?
    var indicators = Indicators()
    var pinch: Pinch?
    var isZoomBouncing = false
    /// The inset above the content for a refresh control.
    var refreshInset: CGFloat = 0
    /// Whether or not the content can be scrolled out from under the keyboard.
    var adjustsForKeyboard = false
    /// The inset below the content for the keyboard, beside the safe area.
    var keyboardInset: CGFloat = 0
    /// The offsets at which strips of a bar above are whole or gone, the least first, and the one of short content.
    var barStops: (all: [CGFloat], rest: CGFloat)?
  }

  /// The way in which an offset is set.
  struct OffsetSetting: OptionSet {
    let rawValue: UInt8
    /// The setting by a finger, or by automatic scrolling.
    static let byItself = OffsetSetting(rawValue: 1)
    /// The setting of `contentOffset`, of which the delegate is told, instead of `bounds` (N.6).
    static let asOffset = OffsetSetting(rawValue: 2)
  }

  /// Whether or not this is the main view of a controller in a navigation or tab bar controller.
  ///
  /// Then the safe area above and below always counts for the `automatic` behaviour (D.16).
  package var isMainViewInContainer: Bool {
    get { scrolling.isMainViewInContainer }
    set {
      guard newValue != scrolling.isMainViewInContainer else { return }
      scrolling.isMainViewInContainer = newValue
      scrolling.barStops = nil
      updateContentInset()
    }
  }

  var computedContentInset: UIEdgeInsets {
    let axes = axesWithSafeArea
    return ownInset.adding(safeAreaInsets, across: axes.across, down: axes.down)
  }

  /// The inset without the safe area.
  private var ownInset: UIEdgeInsets {
    var own = scrolling.contentInset
    own.top += scrolling.refreshInset
    own.bottom += scrolling.keyboardInset
    return own
  }

  /// The axes along which the safe area adds to the inset (D.16).
  ///
  /// An axis scrolls if the content, with its inset, is longer than the bounds, or may bounce.
  private var axesWithSafeArea: (across: Bool, down: Bool) {
    let own = ownInset
    let size = scrolling.contentSize
    let across =
      scrolling.alwaysBounceHorizontal || size.width + own.left + own.right > backing.bounds.width
    let down = scrolling.alwaysBounceVertical || size.height + own.top + own.bottom > backing.bounds.height
    return switch scrolling.adjustmentBehavior {
    case .never: (false, false)
    case .automatic: (across, down || scrolling.isMainViewInContainer)
    case .scrollableAxes: (across, down)
    case .always: (true, true)
    }
  }

  /// The edges at which the inset contains no safe area.
  var edgesWithoutInset: UIRectEdge {
    let axes = axesWithSafeArea
    var edges = UIRectEdge.all
    if axes.across { edges.subtract([.left, .right]) }
    if axes.down { edges.subtract([.top, .bottom]) }
    return edges
  }

  /// Updates the safe area of the content, after the inset has taken some of it over or given it back.
  private func updateSafeAreaOfContent() {
    let edges = edgesWithoutInset
    guard edges != scrolling.announcedEdges else { return }
    scrolling.announcedEdges = edges
    guard safeAreaInsets != .zero else { return }
    backing.markNeedsEnvironment()
  }

  func setContentSize(_ size: CGSize) {
    guard size != scrolling.contentSize,
      backing.accepts("contentSize", hasNaN: size.width.isNaN || size.height.isNaN)
    else { return }
    KeyValueObserving.change(self, "contentSize") { scrolling.contentSize = size }
    updateContentInset()
  }

  func setContentInset(_ inset: UIEdgeInsets) {
    guard inset != scrolling.contentInset, validate("contentInset", inset.isFinite) else { return }
    KeyValueObserving.change(self, "contentInset") { scrolling.contentInset = inset }
    updateContentInset()
  }

  /// Sets the inset for a refresh control, and keeps the offset.
  func setRefreshInset(_ inset: CGFloat) {
    guard inset != scrolling.refreshInset else { return }
    scrolling.refreshInset = inset
    announce(computedContentInset)
  }

  /// Whether or not the content can be scrolled out from under the keyboard, as that of a table view controller.
  package var adjustsForKeyboard: Bool {
    get { scrolling.adjustsForKeyboard }
    set {
      scrolling.adjustsForKeyboard = newValue
      adjustForKeyboard()
    }
  }

  /// Sets the inset for the keyboard, and scrolls so that the first responder in the content is visible.
  func adjustForKeyboard() {
    var inset: CGFloat = 0
    if scrolling.adjustsForKeyboard, let window = respondingWindow, let keyboard = window.keyboardFrame {
      let bottom = convert(CGPoint(x: 0, y: bounds.maxY), to: window).y
      inset = max(0, bottom - keyboard.minY - safeAreaInsets.bottom)
    }
    guard inset != scrolling.keyboardInset else { return }
    scrolling.keyboardInset = inset
    updateContentInset()
    guard inset > 0, let view = respondingWindow?.firstResponder as? UIView, view.isDescendant(of: self)
    else { return }
    scrollRectToVisible(convert(view.bounds, from: view).insetBy(dx: 0, dy: -10), animated: true)
  }

  /// Announces a new `adjustedContentInset`.
  ///
  /// A scroll view that rests at the start of its content stays there: its offset is the negative inset.
  func updateContentInset() {
    updateSafeAreaOfContent()
    let old = scrolling.announcedInset
    let inset = computedContentInset
    guard inset != old else { return }
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -inset.left }
    if offset.y == -old.top { offset.y = -inset.top }
    contentOffset = offset
    announce(inset)
  }

  private func announce(_ inset: UIEdgeInsets) {
    scrolling.announcedInset = inset
    refreshControl?.followOffset()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  func boundsDidChange(from old: CGRect) {
    let new = backing.bounds
    refreshControl?.followOffset()
    if new.origin != old.origin {
      if !scrolling.setting.contains(.byItself), scrolling.motion != nil { stopMotion() }
      // Offsets that the delegate sets then are not announced, unless they are set as `contentOffset`.
      if scrolling.setting.remove(.asOffset) != nil { delegate?.scrollViewDidScroll(self) }
    }
    placeIndicators()
    if new.size != old.size { updateContentInset() }
  }

  func scroll(toShow rect: CGRect, animated: Bool) {
    let target = rect.standardized.common(with: CGRect(origin: .zero, size: scrolling.contentSize))
    guard !target.isNull else { return }
    let inset = adjustedContentInset
    let origin = bounds.inset(by: inset).originShowing(target)
    scroll(to: CGPoint(x: origin.x - inset.left, y: origin.y - inset.top), animated: animated)
  }

  var contentGuide: UILayoutGuide {
    if let guide = scrolling.contentGuide { return guide }
    let guide = UILayoutGuide(.scrollContent, of: self, identifier: "UIScrollView-contentLayoutGuide")
    scrolling.contentGuide = guide
    return guide
  }

  var frameGuide: UILayoutGuide {
    if let guide = scrolling.frameGuide { return guide }
    let guide = UILayoutGuide(.scrollFrame, of: self, identifier: "UIScrollView-frameLayoutGuide")
    scrolling.frameGuide = guide
    return guide
  }
}

extension UIEdgeInsets {
  fileprivate func adding(_ other: UIEdgeInsets, across: Bool, down: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + (down ? other.top : 0), left: left + (across ? other.left : 0),
      bottom: bottom + (down ? other.bottom : 0), right: right + (across ? other.right : 0))
  }
}
