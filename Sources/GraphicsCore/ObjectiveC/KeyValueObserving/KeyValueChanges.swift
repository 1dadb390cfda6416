// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The values that observers are told.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates a set of options from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A notification at once, with the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A notification before each change, too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// A new value.
  case setting = 1
  /// Elements that were inserted.
  case insertion = 2
  /// Elements that were removed.
  case removal = 3
  /// Elements that were replaced.
  case replacement = 4
}

/// A key of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  /// Creates the key of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The kind of the change, a number.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value, or `NSNull`.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value, or `NSNull`.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of elements that were inserted, removed or replaced.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// The mark of a notification before a change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public typealias Kind = NSKeyValueChange
  /// The kind of the change.
  public let kind: Kind
  /// The new value, if the options ask for it.
  public let newValue: Value?
  /// The old value, if the options ask for it.
  public let oldValue: Value?
  /// The indexes of elements that were inserted, removed or replaced.
  public let indexes: IndexSet?
  /// Whether or not the notification precedes the change.
  public let isPrior: Bool
}

/// A change as observers are told, with values of any type.
struct ObservedChange {
  var kind = NSKeyValueChange.setting
  /// The new value, if it is told: it may be nil itself.
  var new: Any??
  var old: Any??
  var indexes: IndexSet?
  var isPrior = false

  /// The dictionary of the change.
  var dictionary: [NSKeyValueChangeKey: Any] {
    var dictionary: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind.rawValue)]
    if let new { dictionary[.newKey] = new.flatMap { flattened($0) } ?? NSNull() }
    if let old { dictionary[.oldKey] = old.flatMap { flattened($0) } ?? NSNull() }
    if let indexes { dictionary[.indexesKey] = indexes }
    if isPrior { dictionary[.notificationIsPriorKey] = NSNumber(value: true) }
    return dictionary
  }
}
