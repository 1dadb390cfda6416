internal import LayoutCore

extension UIView {
  /// The name of the view in paths, which is the same in every run: its class, and its accessibility identifier or else
  /// its place among its siblings.
  func pathName(place: Int?) -> String {
    let name = String(describing: type(of: self))
    if let accessibilityIdentifier { return "\(name)#\(accessibilityIdentifier)" }
    return place.map { "\(name)[\($0)]" } ?? name
  }
}
