/// The members that `NSObject` has on Apple's systems, and that its subclasses override by name.
enum ObjectMembers {
  /// The selectors of the members by their full names in Swift.
  static let selectors: [String: String] = [
    "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
    "value(forKey:)": "valueForKey:", "setValue(_:forKey:)": "setValue:forKey:",
    "value(forKeyPath:)": "valueForKeyPath:", "setValue(_:forKeyPath:)": "setValue:forKeyPath:",
    "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    "setNilValueForKey(_:)": "setNilValueForKey:",
    "setValuesForKeys(_:)": "setValuesForKeysWithDictionary:",
    "dictionaryWithValues(forKeys:)": "dictionaryWithValuesForKeys:",
    "willChangeValue(forKey:)": "willChangeValueForKey:", "didChangeValue(forKey:)": "didChangeValueForKey:",
    "addObserver(_:forKeyPath:options:context:)": "addObserver:forKeyPath:options:context:",
    "removeObserver(_:forKeyPath:)": "removeObserver:forKeyPath:",
    "removeObserver(_:forKeyPath:context:)": "removeObserver:forKeyPath:context:",
    "keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:",
    "automaticallyNotifiesObservers(forKey:)": "automaticallyNotifiesObserversForKey:",
    "awakeFromNib()": "awakeFromNib", "prepareForInterfaceBuilder()": "prepareForInterfaceBuilder",
    "responds(to:)": "respondsToSelector:", "doesNotRecognizeSelector(_:)": "doesNotRecognizeSelector:",
    "forwardingTarget(for:)": "forwardingTargetForSelector:", "method(for:)": "methodForSelector:",
    "perform(_:)": "performSelector:", "perform(_:with:)": "performSelector:withObject:",
    "perform(_:with:with:)": "performSelector:withObject:withObject:",
    "perform(_:with:afterDelay:)": "performSelector:withObject:afterDelay:",
    "isAccessibilityElement": "isAccessibilityElement", "accessibilityLabel": "accessibilityLabel",
    "accessibilityValue": "accessibilityValue", "accessibilityHint": "accessibilityHint",
    "accessibilityTraits": "accessibilityTraits", "accessibilityFrame": "accessibilityFrame",
    "accessibilityPath": "accessibilityPath", "accessibilityLanguage": "accessibilityLanguage",
    "accessibilityElements": "accessibilityElements", "accessibilityIdentifier": "accessibilityIdentifier",
    "accessibilityElementsHidden": "accessibilityElementsHidden",
    "accessibilityViewIsModal": "accessibilityViewIsModal",
    "accessibilityActivationPoint": "accessibilityActivationPoint",
    "accessibilityCustomActions": "accessibilityCustomActions",
    "accessibilityCustomRotors": "accessibilityCustomRotors",
    "accessibilityAttributedLabel": "accessibilityAttributedLabel",
    "accessibilityAttributedValue": "accessibilityAttributedValue",
    "accessibilityAttributedHint": "accessibilityAttributedHint",
    "accessibilityNavigationStyle": "accessibilityNavigationStyle",
    "accessibilityContainerType": "accessibilityContainerType",
    "accessibilityUserInputLabels": "accessibilityUserInputLabels",
    "accessibilityRespondsToUserInteraction": "accessibilityRespondsToUserInteraction",
    "shouldGroupAccessibilityChildren": "shouldGroupAccessibilityChildren",
    "accessibilityActivate()": "accessibilityActivate", "accessibilityIncrement()": "accessibilityIncrement",
    "accessibilityDecrement()": "accessibilityDecrement", "accessibilityScroll(_:)": "accessibilityScroll:",
    "accessibilityPerformEscape()": "accessibilityPerformEscape",
    "accessibilityPerformMagicTap()": "accessibilityPerformMagicTap",
    "accessibilityElementCount()": "accessibilityElementCount",
    "accessibilityElement(at:)": "accessibilityElementAtIndex:",
    "index(ofAccessibilityElement:)": "indexOfAccessibilityElement:",
    "accessibilityElementDidBecomeFocused()": "accessibilityElementDidBecomeFocused",
    "accessibilityElementDidLoseFocus()": "accessibilityElementDidLoseFocus",
    "accessibilityElementIsFocused()": "accessibilityElementIsFocused",
  ]

  /// The classes of Foundation that inherit from its `NSObject` and are subclassed, which have no such members here.
  private static let classes: Set<String> = [
    "NSObject", "Foundation.NSObject", "Operation", "BlockOperation", "OperationQueue", "Thread", "Formatter",
    "NumberFormatter", "DateFormatter", "Timer", "Stream", "InputStream", "OutputStream", "URLProtocol",
    "Bundle",
    "XMLParser", "FileManager", "UserDefaults", "NotificationCenter", "URLCache", "Progress", "UndoManager",
  ]

  /// Returns whether a class of another module has none of the members, so that no subclass overrides them.
  static func hasNone(_ type: String) -> Bool { classes.contains(type) }
}
