internal import LayoutCore

extension UIView {
  /// Returns the name of the view in paths: its class, and its accessibility identifier or else its index.
  ///
  /// The name is the same in every run. The index is that among the siblings.
  func pathName(place: Int?) -> String {
    let name = String(describing: type(of: self))
    if let accessibilityIdentifier { return "\(name)#\(accessibilityIdentifier)" }
    return place.map { "\(name)[\($0)]" } ?? name
  }
}
