import DiagnosticCore
public import Foundation
public import GraphicsCore
public import StyleCore

/// A view that turns fingers into events, and events into actions.
///
/// Differs from UIKit: targets are kept and never called, since methods cannot be looked up by name, which is reported
/// once for each place: use `addAction(_:for:)`. A finger is inside as long as it is in the bounds, without room around them.
@preconcurrency @MainActor
open class UIControl: UIView {
  var wiring = Wiring()
  private var enabled = true
  private var selected = false
  private var highlighted = false
  private var tracking = false
  private var touchInside = false

  /// A control of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A control that runs `primaryAction` when it does what it is for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control can be used.
  open var isEnabled: Bool {
    get { enabled }
    set { setState { enabled = newValue } }
  }

  /// Whether the control is chosen. Nothing but code sets it.
  open var isSelected: Bool {
    get { selected }
    set { setState { selected = newValue } }
  }

  /// Whether a finger is on the control.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setState { highlighted = newValue } }
  }

  /// What the control is in.
  open var state: State {
    var state = State.normal
    if highlighted { state.insert(.highlighted) }
    if !enabled { state.insert(.disabled) }
    if selected { state.insert(.selected) }
    return state
  }

  /// Where content goes from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where content goes from side to side.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The same, with left and right for where reading starts and ends.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isReversed ? .right : .left
    case .trailing: isReversed ? .left : .right
    case let alignment: alignment
    }
  }

  // MARK: Tracking

  /// Whether a finger is followed.
  open var isTracking: Bool { tracking }

  /// Whether the finger that is followed is in the control.
  open var isTouchInside: Bool { touchInside }

  /// A finger came down; whether to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger moved; whether to follow it on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The finger counts no more.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard enabled, let touch = touches.firstToBegin else { return }
    touchInside = true
    tracking = beginTracking(touch, with: event)
    guard tracking else {
      touchInside = false
      return
    }
    isHighlighted = true
    send(.touchDown, event)
    if touch.tapCount > 1 { send(.touchDownRepeat, event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking, let touch = touches.firstToBegin else { return }
    let wasInside = touchInside
    touchInside = point(inside: touch.location(in: self), with: event)
    tracking = continueTracking(touch, with: event)
    guard tracking else { return stopTracking() }
    isHighlighted = touchInside
    if wasInside != touchInside { send(touchInside ? .touchDragEnter : .touchDragExit, event) }
    send(touchInside ? .touchDragInside : .touchDragOutside, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking, let touch = touches.firstToBegin else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    touchInside = isInside
    endTracking(touch, with: event)
    stopTracking()
    if isInside { prepareForPrimaryAction() }
    send(isInside ? .touchUpInside : .touchUpOutside, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking else { return }
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel, event)
  }

  private func stopTracking() {
    (tracking, touchInside) = (false, false)
    isHighlighted = false
  }

  /// False for a single tap that a view around the control waits for: it is the control's.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard enabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  // MARK: Actions

  /// Adds a target. Differs from UIKit: it is kept and never called, which is reported; use `addAction(_:for:)`.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    UncalledAction.report(self, calls: action, of: target, remedy: "Use addAction(_:for:).")
    wiring.add(target, action, for: controlEvents)
  }

  /// Takes a target away from events; nil stands for any.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    wiring.remove(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  /// Runs `action` at events, in the place of an earlier one with its identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    wiring.add(action, for: controlEvents)
  }

  /// Runs `action` at these events no more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    wiring.remove(action.identifier, for: controlEvents)
  }

  /// Runs the action of that name at these events no more.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    wiring.remove(actionIdentifier, for: controlEvents)
  }

  /// The targets that are kept.
  open var allTargets: Set<AnyHashable> { wiring.targets }

  /// The events that something is kept or run for.
  open var allControlEvents: Event { wiring.events }

  /// The names of the methods that are kept for a target and an event; nil where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    wiring.names(of: target.map { $0 as AnyObject }, for: controlEvent)
  }

  /// Calls `iterator` for every action and target in the order in which they were added, until it sets its last
  /// argument.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    wiring.enumerate(iterator)
  }

  /// Calls a method. Differs from UIKit: it does nothing, which is reported.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UncalledAction.report(
      self, calls: action, of: target.map { $0 as AnyObject }, remedy: "Use sendAction(_:) with a UIAction.")
  }

  /// Runs an action.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Runs the actions for `controlEvents`, in the order in which they were added; after those for events that mean
  /// that the control does what it is for, the actions for `primaryActionTriggered`.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, nil)
  }

  /// Does what the control is for, as if it were used.
  open func performPrimaryAction() {
    prepareForPrimaryAction()
    send(.primaryActionTriggered, nil)
  }

  /// The events that mean that the control does what it is for: a finger lifted in a button, the end of a field's text,
  /// and of all others a value.
  @_spi(Plumb)
  open var primaryEvents: Event { .valueChanged }

  /// What happens before the actions of a press.
  @_spi(Plumb)
  open func prepareForPrimaryAction() {}

  /// Whether a press shows the control's menu. Differs from UIKit: it does not.
  open var showsMenuAsPrimaryAction = false
  /// Whether a long press shows a menu. Differs from UIKit: it does not.
  open var isContextMenuInteractionEnabled = false
  /// What is said of the control beside a pointer. Differs from UIKit: it is not shown.
  open var toolTip: String?

  private func send(_ events: Event, _ event: UIEvent?) {
    for handler in wiring.handlers where !handler.events.isDisjoint(with: events) {
      switch handler.kind {
      case .action(let action): sendAction(action)
      case .target(let target, let name): sendAction(name, to: target.object, for: event)
      }
    }
    if !events.isDisjoint(with: primaryEvents), !events.contains(.primaryActionTriggered) {
      send(.primaryActionTriggered, event)
    }
  }

  private func setState(_ change: () -> Void) {
    let old = state
    change()
    if state != old { stateDidChange() }
  }

  /// The control is in another state: what it shows may be another.
  @_spi(Plumb)
  open func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }
}

extension Set<UITouch> {
  /// The touch that began first, whatever the order of the set; of several at once, the leftmost.
  @MainActor fileprivate var firstToBegin: UITouch? {
    self.min { ($0.startTime, $0.point.x, $0.point.y) < ($1.startTime, $1.point.x, $1.point.y) }
  }
}
