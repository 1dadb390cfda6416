public import Foundation

extension NSObject {
  /// Returns the name of the class with its module, `Shop.Cart`.
  public class func description() -> String { String(reflecting: self) }

  /// Returns the class.
  public class func classForCoder() -> AnyClass { self }
}
