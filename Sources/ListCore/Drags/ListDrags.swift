package import LayoutCore

/// A type that drags rows and items of lists to other views, which belongs to a higher module.
@MainActor
package protocol ListDragHosting {
  /// Recognizes drags and drops as the delegates of a list require.
  static func connect(_ list: UIScrollView)
  /// Returns whether a row or item of a list is being dragged.
  static func hasActiveDrag(_ list: UIScrollView) -> Bool
  /// Returns whether a drag is above a list.
  static func hasActiveDrop(_ list: UIScrollView) -> Bool
}

/// The drags of lists.
@MainActor
enum ListDrags {
  /// The type that drags rows, or `nil` in a program without its module.
  static let host = _typeByName("15InteractionCore12ListDragHostO") as? any ListDragHosting.Type
}
