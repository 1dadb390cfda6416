import GraphicsCore

/// The value of `UITraitCollection.current` on one thread.
///
/// A pass over many views looks it up once, and then only compares and sets it.
package final class CurrentTraits {
  private static let stored = ThreadLocal<CurrentTraits>()

  /// The current traits of this thread.
  package static var ofThread: CurrentTraits {
    if let current = stored.value { return current }
    let current = CurrentTraits()
    stored.value = current
    return current
  }

  /// A `UITraitCollection`; nil if none was set.
  package var traits: AnyObject?
}
