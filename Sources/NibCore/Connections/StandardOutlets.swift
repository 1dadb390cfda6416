import LayoutCore

/// The outlets of UIKit's classes that are no properties which take the value.
@MainActor
enum StandardOutlets {
  /// Adds gesture recognizers to those that a view has, and returns whether the outlet is the one of these.
  static func add(_ value: Any, _ property: String, to source: AnyObject) -> Bool {
    guard property == "gestureRecognizers", let view = source as? UIView,
      let recognizers = value as? [UIGestureRecognizer]
    else { return false }
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    return true
  }

  /// Makes a connection to an outlet for which a class has no property, and returns whether there is one.
  static func set(_ value: Any, _ property: String, of source: AnyObject) -> Bool {
    guard let controller = source as? UIViewController else { return false }
    switch property {
    case "refreshControl":
      guard let control = value as? UIRefreshControl else { return false }
      (controller.viewIfLoaded as? UIScrollView)?.refreshControl = control
    // They exist without the connection, or are without effect.
    case "navigationItem", "searchDisplayController": break
    default: return false
    }
    return true
  }
}
