extension UIColor {
  /// The background of a grouped table, which is now `systemGroupedBackground`.
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
}
