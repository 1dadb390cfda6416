/// A message by name, or a key, that an object does not know, for each of which Objective-C raises an exception.
package enum MessageError: Hashable, Sendable, CustomStringConvertible {
  /// A method that the class does not have.
  case unrecognizedSelector(String, class: String)
  /// A method that was sent with arguments of other types than its own.
  case wrongArguments(String, class: String)
  /// A key without a property, with the nearest key.
  case undefinedKey(String, class: String, isSetting: Bool, nearest: String?)
  /// A property that cannot be set.
  case readOnly(String, class: String)
  /// No value for a property that needs one.
  case nilValue(String, class: String)
  /// A value of another type than that of the property.
  case wrongValue(String, class: String, found: String, type: String)
  /// A change that the observer does not handle.
  case unhandledChange(String, class: String)
  /// An observer that was removed and is none.
  case noObserver(String, key: String, class: String)
  /// A key path of Swift whose properties have no names at run time.
  case unnamedKeyPath(class: String)
  /// A format of a predicate that cannot be read.
  case predicateFormat(String, problem: String)
  /// A regular expression of a predicate that cannot be read.
  case predicatePattern(String)

  /// Returns the error of a method that an object does not have.
  package static func unrecognized(_ selector: String, of object: AnyObject) -> Self {
    .unrecognizedSelector(selector, class: String(describing: type(of: object)))
  }

  /// Returns the error of a method whose parameters are of other types.
  package static func arguments(_ selector: String, of object: AnyObject) -> Self {
    .wrongArguments(selector, class: String(describing: type(of: object)))
  }

  package var description: String {
    switch self {
    case .unrecognizedSelector(let selector, let type):
      "-[\(type) \(selector)]: unrecognized selector sent to instance."
    case .wrongArguments(let selector, let type):
      "-[\(type) \(selector)]: the arguments are of other types than the method's; it is not called."
    case .undefinedKey(let key, let type, let isSetting, let nearest):
      "[<\(type)> \(isSetting ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:")]: "
        + "this class is not key value coding-compliant for the key \(key)."
        + (nearest.map { " Did you mean \($0)?" } ?? "")
    case .readOnly(let key, let type):
      "[<\(type)> setValue:forKey:]: the property \(key) cannot be set."
    case .nilValue(let key, let type):
      "[<\(type)> setNilValueForKey]: could not set nil as the value for the key \(key)."
    case .wrongValue(let key, let type, let found, let wanted):
      "[<\(type)> setValue:forKey:]: the property \(key) takes \(wanted), not \(found)."
    case .unhandledChange(let keyPath, let type):
      "<\(type)>: An -observeValueForKeyPath:ofObject:change:context: message was received but not handled. "
        + "Key path: \(keyPath)."
    case .noObserver(let observer, let key, let type):
      "Cannot remove an observer <\(observer)> for the key path \"\(key)\" from <\(type)> "
        + "because it is not registered as an observer."
    case .unnamedKeyPath(let type):
      "A key path of \(type) cannot be observed: its properties are not known by name. "
        + "Mark them @objc dynamic, and rewrite the source."
    case .predicateFormat(let format, let problem):
      "Unable to parse the format string \"\(format)\": \(problem); the predicate is false."
    case .predicatePattern(let pattern):
      "Can't do regex matching: \"\(pattern)\" is no regular expression; the predicate is false."
    }
  }
}
