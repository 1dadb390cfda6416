import Foundation

extension UIView {
  var accessibilityIdentifier: String? { nil }
}
