/// A presentation of a view controller that UIKit would refuse; the classes of the controllers are named.
package enum PresentationError: Hashable, Sendable, CustomStringConvertible {
  /// A controller that was to be presented by one that presents another.
  case alreadyPresenting(presented: String, presenter: String, current: String)
  /// A popover without a source, for which UIKit raises an exception.
  case noSource(controller: String)

  /// The problem in one line of English.
  package var description: String {
    switch self {
    case .alreadyPresenting(let presented, let presenter, let current):
      "Attempt to present \(presented) on \(presenter), which is already presenting \(current); it is ignored."
    case .noSource(let controller):
      "The popover of \(controller) has no source: set its sourceView, sourceItem or barButtonItem; "
        + "it is in the middle."
    }
  }
}
