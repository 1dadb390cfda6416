import Foundation
import LayoutCore
import StyleCore

/// A view that notes its layouts and what it hears of its insets.
final class InsetRecordingView: RecordingView {
  override func safeAreaInsetsDidChange() { log.note("\(id) safeArea") }
  override func layoutMarginsDidChange() { log.note("\(id) margins") }
}

extension UIWindow {
  /// A window of the given size whose device covers `safeArea`.
  convenience init(size: CGSize, safeArea: UIEdgeInsets) {
    self.init(frame: CGRect(origin: .zero, size: size))
    setRootViewEnvironment(
      RootViewEnvironment(
        safeAreaInsets: safeArea, systemMinimumLayoutMargins: nil, respectsSystemMinimum: true))
  }
}

extension UIEdgeInsets {
  /// Insets in the order top, left, bottom, right.
  init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
