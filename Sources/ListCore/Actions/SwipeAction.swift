import Foundation
import LayoutCore
import StyleCore

/// An action beside a row or an item, from either form of UIKit's.
@MainActor
struct SwipeAction {
  var title: String?
  var image: UIImage?
  var color: UIColor?
  /// Performs the action in a view, and calls a function with whether it was performed.
  var perform: (_ source: UIView, _ done: @escaping (Bool) -> Void) -> Void

  init(
    title: String?, image: UIImage?, color: UIColor?,
    perform: @escaping (UIView, @escaping (Bool) -> Void) -> Void
  ) {
    (self.title, self.image, self.color, self.perform) = (title, image, color, perform)
  }

  /// Creates the action of a contextual action.
  init(_ action: UIContextualAction) {
    self.init(title: action.title, image: action.image, color: action.backgroundColor) { view, done in
      action.handler(action, view, done)
    }
  }

  /// Creates the action of a row action in the form before iOS 11.
  init(_ action: UITableViewRowAction, at path: IndexPath) {
    self.init(title: action.title, image: nil, color: action.backgroundColor) { _, done in
      action.handler(action, path)
      done(true)
    }
  }
}

/// The sides of a row with actions, in the direction of reading.
enum SwipeSide: Equatable {
  case leading
  case trailing
}
