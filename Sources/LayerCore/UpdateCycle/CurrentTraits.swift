import GraphicsCore

/// The value of `UITraitCollection.current` on one thread.
///
/// A pass over many views looks for it once, and then only compares and sets.
package final class CurrentTraits {
  private static let stored = ThreadLocal<CurrentTraits>()

  /// Those of this thread.
  package static var ofThread: CurrentTraits {
    if let current = stored.value { return current }
    let current = CurrentTraits()
    stored.value = current
    return current
  }

  /// A `UITraitCollection`; nil where nobody named any.
  package var traits: AnyObject?
}
