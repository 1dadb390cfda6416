import UIKit

// Arguments of these functions must have the given types: a property of another type, or one that can only be read,
// does not compile.

/// A property that can be read and set.
@MainActor func settable<Root, Value>(
  _ property: ReferenceWritableKeyPath<Root, Value>, _ type: Value.Type
) {}

/// A property that can be read and set, of a value.
func settable<Root, Value>(_ property: WritableKeyPath<Root, Value>, _ type: Value.Type) {}

/// A property that can be read.
@MainActor func readable<Root, Value>(_ property: KeyPath<Root, Value>, _ type: Value.Type) {}

/// A method or function.
func function<each Argument, Result>(
  _ function: (repeat each Argument) -> Result, _ type: ((repeat each Argument) -> Result).Type
) {}

/// A type that may be sent anywhere.
func sendable<T: Sendable>(_ type: T.Type) {}

/// A type of values that can be compared and be in sets.
func hashable<T: Hashable & Sendable>(_ type: T.Type) {}

/// An option set as UIKit's are.
func options<T: OptionSet & Sendable>(_ type: T.Type) where T.RawValue == UInt {}
