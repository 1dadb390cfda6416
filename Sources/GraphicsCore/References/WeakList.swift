/// A list of objects that it does not keep; those that are gone are removed before it doubles.
package struct WeakList<Object: AnyObject> {
  private struct Reference {
    weak var object: Object?
  }

  private var references: [Reference] = []
  /// The number of references at which those of objects that are gone are removed.
  private var limit = 16

  /// Creates an empty list.
  package init() {}

  /// The number of references, of which some may be of objects that are gone.
  package var count: Int { references.count }

  /// Adds an object that is not in the list.
  package mutating func add(_ object: Object) {
    if references.count >= limit {
      references.removeAll { $0.object == nil }
      limit = max(16, 2 * references.count)
    }
    references.append(Reference(object: object))
  }

  /// The objects that exist.
  package var objects: [Object] { references.compactMap(\.object) }
}
