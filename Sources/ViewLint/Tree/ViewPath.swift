internal import LayoutCore

/// Names of views that are the same in every run.
@MainActor
enum ViewPath {
  /// The class, and the accessibility identifier or else the place among the siblings.
  static func name(of view: UIView, place: Int?) -> String {
    let name = String(describing: type(of: view))
    if let identifier = view.accessibilityIdentifier { return "\(name)#\(identifier)" }
    return place.map { "\(name)[\($0)]" } ?? name
  }
}
