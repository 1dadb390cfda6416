import Foundation

/// An object of a table, held weakly or strongly.
struct HeldObject {
  weak var object: AnyObject?
  private let strong: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    self.object = object
    strong = options.contains(.weakMemory) ? nil : object
  }

  /// Returns whether the object is there and the same as another, by identity or as the options tell objects apart.
  func isSame(as other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !options.contains(.objectPointerPersonality) else { return false }
    return (object as? NSObject)?.isEqual(other) == true
  }
}
