public import Foundation

extension NSAttributedString {
  /// No text: what `NSAttributedString()` and `NSMutableAttributedString()` make on Apple's systems, where they inherit
  /// an initializer that Linux does not have.
  public convenience init(_: () = ()) {
    self.init(string: "")
  }
}
