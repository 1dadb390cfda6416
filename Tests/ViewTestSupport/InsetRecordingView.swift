public import Foundation
public import LayoutCore
public import StyleCore

/// A view that notes its layouts and what it hears of its insets.
public final class InsetRecordingView: RecordingView {
  public override func safeAreaInsetsDidChange() { log.note("\(id) safeArea") }
  public override func layoutMarginsDidChange() { log.note("\(id) margins") }
}

extension UIWindow {
  /// A window of the given size whose device covers `safeArea`.
  public convenience init(size: CGSize, safeArea: UIEdgeInsets) {
    self.init(frame: CGRect(origin: .zero, size: size))
    setRootViewEnvironment(
      RootViewEnvironment(
        safeAreaInsets: safeArea, systemMinimumLayoutMargins: nil, respectsSystemMinimum: true))
  }
}

extension UIEdgeInsets {
  /// Insets in the order top, left, bottom, right.
  public init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
