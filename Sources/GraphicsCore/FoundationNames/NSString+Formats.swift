public import Foundation

extension NSString {
  /// Returns a text by a format and its arguments, with numbers of the user's language.
  public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    unsafe withVaList(args) {
      unsafe NSString(format: String(describing: format), locale: NSLocale.current as NSLocale, arguments: $0)
    }
  }

  /// Returns this text with another behind it, by a format and its arguments.
  public func appendingFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    let end = unsafe withVaList(args) { unsafe NSString(format: String(describing: format), arguments: $0) }
    return NSString(string: String(describing: self) + String(describing: end))
  }
}

extension NSMutableString {
  /// Creates an empty text, as `NSMutableString()`: Foundation's initializer without arguments is not inherited here.
  public convenience init(nothing: Void = ()) {
    self.init(capacity: 0)
  }
}
