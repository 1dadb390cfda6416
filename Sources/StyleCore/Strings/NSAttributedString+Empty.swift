public import Foundation

extension NSAttributedString {
  /// Creates an empty string.
  ///
  /// On Apple's systems, `NSAttributedString()` and `NSMutableAttributedString()` inherit an initializer that Linux
  /// does not have.
  public convenience init(_: () = ()) {
    self.init(string: "")
  }
}
