public import ListCore

extension UITableViewCell.SeparatorStyle {
  /// A line with a light edge, for code of old: a single line.
  public static var singleLineEtched: UITableViewCell.SeparatorStyle { .singleLine }
}
