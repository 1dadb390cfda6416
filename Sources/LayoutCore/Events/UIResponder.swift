public import Foundation
public import GraphicsCore
public import LayerCore
public import StyleCore

/// An object that responds to events, and passes those that it does not handle to the next responder.
///
/// The default implementation of a method for events passes them to `next`.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIUserActivityRestoring, @unsafe AssociatedValuesHolder, @unsafe MessageRoot
{
  // Nonisolated because any thread may associate values; `AssociatedObjects` uses it only under its lock.
  package nonisolated(unsafe) final var associatedValues: AssociatedValues?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// Prepares the object after it was loaded from a nib or storyboard, and all objects of that are connected.
  open func awakeFromNib() {}

  /// Prepares the object for a builder of interfaces.
  ///
  /// Differs from UIKit: only your code calls this.
  open func prepareForInterfaceBuilder() {}

  /// The next responder, which receives the events that this one does not handle.
  open var next: UIResponder? { nil }

  /// The class, with its module if it is the program's own, and the address: `<Shop.CartController: 0x60f0>` (L.1).
  nonisolated open override var description: String { "<\(ObjectNames.title(of: self))>" }

  /// The same as `description`.
  nonisolated open override var debugDescription: String { description }

  /// The undo manager: that of the next responder, which windows have (L.41).
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: First responder

  /// Whether or not the responder can become the first responder, which is `false` by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether or not the responder can resign as the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether or not the responder is the first one of its window, which receives keys and motion.
  open var isFirstResponder: Bool { isFirstInWindow }

  /// Makes the responder the first one of its window, after the previous one has resigned.
  ///
  /// - Returns: Whether the responder is the first one now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Resigns as the first responder of the window.
  ///
  /// - Returns: Whether the responder is not the first one now.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  /// The view in place of the keyboard while the responder is the first one.
  open var inputView: UIView? { nil }

  /// The view above the keyboard while the responder, or one before it in the chain without such a view, is the first one.
  open var inputAccessoryView: UIView? { nil }

  /// The controller, a `UIInputViewController`, whose view is in place of the keyboard; `inputView` goes before it.
  open var inputViewController: UIViewController? { nil }

  /// The controller, a `UIInputViewController`, whose view is above the keyboard.
  open var inputAccessoryViewController: UIViewController? { nil }

  /// The name under which the keyboard of the responder is remembered; without effect.
  open var textInputContextIdentifier: String? { nil }

  /// Shows the present input views, if the responder is the first one.
  open func reloadInputViews() { respondingWindow?.updateKeyboard() }

  // MARK: Touches

  /// Called when touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches are cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when more precise values of past touches are known.
  ///
  /// Differs from UIKit: it is never called.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Presses and motion

  /// Called when presses begin.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when the force of presses changes.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when presses end.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when presses are cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Called when the device begins to be shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when the device was shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a motion turned out not to be a shake.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Called when a remote control sends a command.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Activities

  /// The activity of the user in the responder, which `updateUserActivityState(_:)` updates when it needs to be saved.
  open var userActivity: NSUserActivity? {
    get { storedActivity }
    set { setActivity(newValue) }
  }

  /// Restores the state in which an activity can be continued; the default implementation does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Writes the state in which an activity can be continued; the default implementation does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Actions

  /// Returns whether the responder performs an action: whether it has the method.
  ///
  /// It performs `copy(_:)` and the other actions of editing if its class overrides them.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditActions.isOverridden(action, by: self) ?? action.isMethod(of: self)
  }

  /// Returns the first responder from this one on in the chain that performs an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    chain.first { $0.canPerformAction(action, withSender: sender) }
  }

  /// The commands that keys of a keyboard send to the responder, or `nil` for none.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The keyboard of the responder: that of the language of the process, or `nil` for the one that was last used.
  open var textInputMode: UITextInputMode? { .current }

  /// The gestures of editing that the responder has.
  ///
  /// Differs from UIKit: without effect.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// Called when a menu is made, which the responder may change; the default implementation passes it to `next`.
  open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }

  /// Called before a command is shown in a menu, or sent by a key, which may change its title, state and attributes.
  open func validate(_ command: UICommand) {}

  // MARK: Editing

  /// Moves the selection to the pasteboard; the default implementation does nothing.
  open func cut(_ sender: Any?) {}

  /// Copies the selection to the pasteboard; the default implementation does nothing.
  open func copy(_ sender: Any?) {}

  /// Inserts what is in the pasteboard; the default implementation does nothing.
  open func paste(_ sender: Any?) {}

  /// Selects what is at the caret; the default implementation does nothing.
  open func select(_ sender: Any?) {}

  /// Selects everything; the default implementation does nothing.
  open func selectAll(_ sender: Any?) {}

  /// Deletes the selection; the default implementation does nothing.
  open func delete(_ sender: Any?) {}

  /// Makes the selection bold, or no longer; the default implementation does nothing.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes the selection italic, or no longer; the default implementation does nothing.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines the selection, or no longer; the default implementation does nothing.
  open func toggleUnderline(_ sender: Any?) {}
  /// Lets the selected text run to the right; the default implementation does nothing.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Lets the selected text run to the left; the default implementation does nothing.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Makes the selected text larger; the default implementation does nothing.
  open func increaseSize(_ sender: Any?) {}
  /// Makes the selected text smaller; the default implementation does nothing.
  open func decreaseSize(_ sender: Any?) {}
  /// Begins a search; the default implementation does nothing.
  open func find(_ sender: Any?) {}
  /// Begins a search whose results can be replaced; the default implementation does nothing.
  open func findAndReplace(_ sender: Any?) {}
  /// Shows the next result of a search; the default implementation does nothing.
  open func findNext(_ sender: Any?) {}
  /// Shows the result of a search before; the default implementation does nothing.
  open func findPrevious(_ sender: Any?) {}
  /// Searches for the selection; the default implementation does nothing.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Pastes in the style of the place; the default implementation does nothing.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Pastes an address and goes there; the default implementation does nothing.
  open func pasteAndGo(_ sender: Any?) {}
  /// Pastes a text and searches for it; the default implementation does nothing.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Prints; the default implementation does nothing.
  open func printContent(_ sender: Any?) {}
  /// Duplicates the selection; the default implementation does nothing.
  open func duplicate(_ sender: Any?) {}
  /// Moves the selection; the default implementation does nothing.
  open func move(_ sender: Any?) {}
  /// Renames the selection; the default implementation does nothing.
  open func rename(_ sender: Any?) {}
  /// Exports the selection; the default implementation does nothing.
  open func export(_ sender: Any?) {}
  /// Shows the writing tools; the default implementation does nothing.
  open func showWritingTools(_ sender: Any?) {}
  /// Changes the attributes of the selection by a closure; the default implementation does nothing.
  open func updateTextAttributes(conversionHandler: UITextAttributesConversionHandler) {}

  // MARK: Messages and values by name

  /// Returns whether the responder has a method.
  open func responds(to aSelector: Selector!) -> Bool { KeyValueCoding.responds(self, to: aSelector) }

  /// Returns the object that receives a message that the responder has no method for, or `nil` for none.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Returns the value of a property.
  open func value(forKey key: String) -> Any? { KeyValueCoding.ownValue(of: self, forKey: key) }

  /// Sets a property to a value, which is converted to its type.
  open func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.setOwn(value, of: self, forKey: key)
  }

  /// Returns the value at a key path, such as `layer.cornerRadius`.
  open func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.value(of: self, atPath: keyPath) }

  /// Sets the value at a key path, such as `layer.cornerRadius`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, of: self, atPath: keyPath)
  }

  /// Returns the value for a key without a property: none, which is reported.
  open func value(forUndefinedKey key: String) -> Any? { KeyValueCoding.undefinedValue(of: self, key) }

  /// Called for a key without a property; the default implementation reports it.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.reportUndefined(of: self, key, isSetting: true)
  }

  /// Called for no value where a number is needed; the default implementation reports it.
  open func setNilValueForKey(_ key: String) { KeyValueCoding.reportNil(of: self, key) }

  /// Called when an observed value changes; the default implementation reports that the class does not handle it.
  @safe open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    KeyValueObserving.reportUnhandled(keyPath, by: self)
  }

  /// Returns the key paths of the values on which the value for a key depends.
  open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Returns whether observers are told of changes of a property without the class's own calls.
  open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  // MARK: Accessibility

  /// An identifier for tests, which is not spoken.
  open var accessibilityIdentifier: String? {
    get { accessibilityProperties?.identifier }
    set { writableAccessibility.identifier = newValue }
  }

  /// Whether or not the object is an accessibility element.
  open var isAccessibilityElement: Bool {
    get { accessibilityProperties?.isElement ?? false }
    set { writableAccessibility.isElement = newValue }
  }

  /// The label of the element.
  open var accessibilityLabel: String? {
    get { accessibilityProperties?.label }
    set { writableAccessibility.label = newValue }
  }

  /// The label of the element with attributes for its speech.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { AccessibilityProperties.text(accessibilityProperties?.attributedLabel, or: accessibilityLabel) }
    set {
      writableAccessibility.attributedLabel = newValue
      accessibilityLabel = newValue?.string
    }
  }

  /// The hint of the element: the result of its use.
  open var accessibilityHint: String? {
    get { accessibilityProperties?.hint }
    set { writableAccessibility.hint = newValue }
  }

  /// The hint of the element with attributes for its speech.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { AccessibilityProperties.text(accessibilityProperties?.attributedHint, or: accessibilityHint) }
    set {
      writableAccessibility.attributedHint = newValue
      accessibilityHint = newValue?.string
    }
  }

  /// The value of the element.
  open var accessibilityValue: String? {
    get { accessibilityProperties?.value }
    set { writableAccessibility.value = newValue }
  }

  /// The value of the element with attributes for its speech.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { AccessibilityProperties.text(accessibilityProperties?.attributedValue, or: accessibilityValue) }
    set {
      writableAccessibility.attributedValue = newValue
      accessibilityValue = newValue?.string
    }
  }

  /// The traits of the element.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityProperties?.traits ?? .none }
    set { writableAccessibility.traits = newValue }
  }

  /// The frame of the element in the coordinates of the window.
  open var accessibilityFrame: CGRect {
    get { accessibilityProperties?.frame ?? .zero }
    set { writableAccessibility.frame = newValue }
  }

  /// The shape of the element in the coordinates of the window.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityProperties?.path }
    set { writableAccessibility.path = newValue }
  }

  /// The point at which a touch activates the element, by default the centre of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibilityProperties?.activationPoint ?? accessibilityFrame.middle }
    set { writableAccessibility.activationPoint = newValue }
  }

  /// The language in which the element is spoken, a BCP 47 code.
  open var accessibilityLanguage: String? {
    get { accessibilityProperties?.language }
    set { writableAccessibility.language = newValue }
  }

  /// The elements in the object in reading order, or `nil` unless they were set.
  open var accessibilityElements: [Any]? {
    get { accessibilityProperties?.elements }
    set { writableAccessibility.elements = newValue }
  }

  /// Whether or not the elements in the object are hidden.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityProperties?.elementsHidden ?? false }
    set { writableAccessibility.elementsHidden = newValue }
  }

  /// Whether or not all elements but those in the object are hidden.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityProperties?.isModal ?? false }
    set { writableAccessibility.isModal = newValue }
  }

  /// Whether or not the elements in the object are read before those beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityProperties?.groupsChildren ?? false }
    set { writableAccessibility.groupsChildren = newValue }
  }

  /// The way in which the elements in the object are stepped through.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityProperties?.navigationStyle ?? .automatic }
    set { writableAccessibility.navigationStyle = newValue }
  }

  /// The kind of container that the object is.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityProperties?.containerType ?? .none }
    set { writableAccessibility.containerType = newValue }
  }

  /// Whether or not the element responds to the user, by default whether it is an element.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityProperties?.respondsToInteraction ?? isAccessibilityElement }
    set { writableAccessibility.respondsToInteraction = newValue }
  }

  /// The names of the element for Voice Control, by default its label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityProperties?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { writableAccessibility.inputLabels = newValue }
  }

  /// The kind of text in the element.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityProperties?.textualContext }
    set { writableAccessibility.textualContext = newValue }
  }

  /// The elements that are headers of this one.
  open var accessibilityHeaderElements: [Any]? {
    get { accessibilityProperties?.headers }
    set { writableAccessibility.headers = newValue }
  }

  /// The actions of the element beside its activation.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityProperties?.actions }
    set { writableAccessibility.actions = newValue }
  }

  /// The rotors of the element.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityProperties?.rotors }
    set { writableAccessibility.rotors = newValue }
  }

  /// Whether or not the colours stay while those of the screen are inverted.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityProperties?.ignoresInvertColors ?? false }
    set { writableAccessibility.ignoresInvertColors = newValue }
  }

  /// Returns the number of elements that were set.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the element at an index, or `nil` if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// Returns the index of an element, or `NSNotFound` if it is none of the set ones.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Activates the element, and returns whether that was handled.
  open func accessibilityActivate() -> Bool { accessibilityProperties?.blocks?.activate?() ?? false }

  /// Leaves the content of the object, and returns whether that was handled.
  open func accessibilityPerformEscape() -> Bool { accessibilityProperties?.blocks?.escape?() ?? false }

  /// Performs the most common action, and returns whether that was handled.
  open func accessibilityPerformMagicTap() -> Bool { accessibilityProperties?.blocks?.magicTap?() ?? false }

  /// Scrolls by a page, and returns whether that was handled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Increments the value of the element.
  open func accessibilityIncrement() { accessibilityProperties?.blocks?.increment?() }

  /// Decrements the value of the element.
  open func accessibilityDecrement() { accessibilityProperties?.blocks?.decrement?() }

  /// Tells the element that an assistive technology moved to it.
  open func accessibilityElementDidBecomeFocused() {}

  /// Tells the element that an assistive technology moved away from it.
  open func accessibilityElementDidLoseFocus() {}

  /// Returns whether an assistive technology is at the element.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// Returns the assistive technologies that are at the element.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { nil }
}
