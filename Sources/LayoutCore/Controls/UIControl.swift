import DiagnosticCore
public import Foundation
public import GraphicsCore
public import StyleCore

/// A view that turns touches into events, and events into actions.
///
/// Differs from UIKit: a touch is inside only within the bounds, without a margin around them.
@preconcurrency @MainActor
open class UIControl: UIView {
  var targetActions = TargetActions()
  private var enabled = true
  private var selected = false
  private var highlighted = false
  private var tracking = false
  private var touchInside = false

  /// Creates a control with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control of size zero.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeInterface(of: self, as: UIControl.self)
  }

  /// Creates a control that runs `primaryAction` as its primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether or not the control is enabled.
  open var isEnabled: Bool {
    get { enabled }
    set { KeyValueObserving.change(self, "enabled") { setState { enabled = newValue } } }
  }

  /// Whether or not the control is selected.
  ///
  /// Only code sets it.
  open var isSelected: Bool {
    get { selected }
    set { KeyValueObserving.change(self, "selected") { setState { selected = newValue } } }
  }

  /// Whether or not the control is highlighted, as a finger is on it.
  open var isHighlighted: Bool {
    get { highlighted }
    set { KeyValueObserving.change(self, "highlighted") { setState { highlighted = newValue } } }
  }

  /// The state of the control.
  open var state: State {
    var state = State.normal
    if highlighted { state.insert(.highlighted) }
    if !enabled { state.insert(.disabled) }
    if selected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment of the content, with left or right in place of leading and trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isReversed ? .right : .left
    case .trailing: isReversed ? .left : .right
    case let alignment: alignment
    }
  }

  // MARK: Tracking

  /// Whether or not the control tracks a touch.
  open var isTracking: Bool { tracking }

  /// Whether or not the tracked touch is in the control.
  open var isTouchInside: Bool { touchInside }

  /// Returns whether to track a touch that has begun.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Returns whether to continue to track a touch that has moved.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch is cancelled.
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
    if isInside, presentMenu() { return send(.menuActionTriggered, event) }
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

  /// Returns `false` for a single tap that a view around the control recognizes, which is the control's.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard enabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  // MARK: Actions

  /// Adds a target for events.
  ///
  /// Differs from UIKit: a method that cannot be found, because the source of its class is not rewritten, is reported.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    UncalledAction.report(self, calls: action, of: target, remedy: "Use addAction(_:for:).")
    targetActions.add(target, action, for: controlEvents)
  }

  /// Removes a target for events, or any target for `nil`.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targetActions.remove(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  /// Adds an action for events, in place of an earlier one with its identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    targetActions.add(action, for: controlEvents)
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    targetActions.remove(action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    targetActions.remove(actionIdentifier, for: controlEvents)
  }

  /// The targets of the control.
  open var allTargets: Set<AnyHashable> { targetActions.targets }

  /// The events with actions or targets.
  open var allControlEvents: Event { targetActions.events }

  /// Returns the names of the methods for a target and an event, or `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    targetActions.names(of: target.map { $0 as AnyObject }, for: controlEvent)
  }

  /// Calls a closure for every action and target in the order of addition, until it sets its last argument.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    targetActions.enumerate(iterator)
  }

  /// Calls a method of a target, or of the first responder that has it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if UIResponder.send(action, to: target, from: self, for: event) { return }
    UncalledAction.report(
      self, calls: action, of: target.map { $0 as AnyObject }, remedy: "Use sendAction(_:) with a UIAction.")
  }

  /// Runs an action with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Runs the actions for events, in the order of addition.
  ///
  /// If one of the events means the primary action of the control, the actions for `primaryActionTriggered` follow.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, nil)
  }

  /// Performs the primary action of the control, as if it was used.
  open func performPrimaryAction() {
    if presentMenu() { return send(.menuActionTriggered, nil) }
    prepareForPrimaryAction()
    send(.primaryActionTriggered, nil)
  }

  /// The events that mean the primary action of the control.
  ///
  /// They are the end of a touch in a button, the end of a field's editing, and a new value of any other control.
  @_spi(Plumb)
  open var primaryEvents: Event { .valueChanged }

  /// Prepares the control for the actions of a press.
  @_spi(Plumb)
  open func prepareForPrimaryAction() {}

  /// Shows the menu of the control, if a press does that, and returns whether it did.
  @_spi(Plumb)
  open func presentMenu() -> Bool { false }

  /// Whether or not a press shows the control's menu, in place of its actions.
  ///
  /// Differs from UIKit: only buttons have a menu; it appears when the touch ends.
  open var showsMenuAsPrimaryAction = false
  /// Whether or not a long press shows a menu.
  ///
  /// Differs from UIKit: without effect.
  open var isContextMenuInteractionEnabled = false
  /// The text of the control's tool tip.
  ///
  /// Differs from UIKit: it is not shown.
  open var toolTip: String?

  @_spi(Plumb)
  open override var shownProperties: [ViewProperty] {
    super.shownProperties + [
      ViewProperty("disabled", .flag(!isEnabled)), ViewProperty("selected", .flag(isSelected)),
      ViewProperty("highlighted", .flag(isHighlighted)),
    ]
  }

  private func send(_ events: Event, _ event: UIEvent?) {
    for handler in targetActions.handlers where !handler.events.isDisjoint(with: events) {
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

  /// Updates the control after a change of its state, in which it may look different.
  @_spi(Plumb)
  open func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }
}

extension Set<UITouch> {
  /// The touch that began first, in any order of the set, and the leftmost one of several at once.
  @MainActor fileprivate var firstToBegin: UITouch? {
    self.min { ($0.startTime, $0.point.x, $0.point.y) < ($1.startTime, $1.point.x, $1.point.y) }
  }
}
