/// The initializers of UIKit that can be called on any metatype on Apple's systems.
enum MetatypeMakers {
  /// The parameters of the initializers by their labels.
  private static let parameters: [String: String] = [
    "": "",
    "frame:": "frame: CGRect",
    "frame:style:": "frame: CGRect, style: UITableView.Style",
    "frame:collectionViewLayout:": "frame: CGRect, collectionViewLayout: UICollectionViewLayout",
    "style:reuseIdentifier:": "style: UITableViewCell.CellStyle, reuseIdentifier: String?",
    "reuseIdentifier:": "reuseIdentifier: String?",
    "annotation:reuseIdentifier:": "annotation: (any MKAnnotation)?, reuseIdentifier: String?",
    "nibName:bundle:": "nibName: String?, bundle: Bundle?",
    "rootViewController:": "rootViewController: UIViewController",
    "title:style:target:action:":
      "title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?",
    "image:style:target:action:":
      "image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?",
    "barButtonSystemItem:target:action:":
      "barButtonSystemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?",
    "target:action:": "target: Any?, action: Selector?",
    "type:": "type: UIButton.ButtonType",
    "image:": "image: UIImage?",
    "keyPath:": "keyPath: String?",
    "effect:": "effect: UIVisualEffect?",
    "arrangedSubviews:": "arrangedSubviews: [UIView]",
    "cgColor:": "cgColor: CGColor",
    "white:alpha:": "white: CGFloat, alpha: CGFloat",
    "red:green:blue:alpha:": "red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat",
    "cgImage:": "cgImage: CGImage",
    "identifier:source:destination:":
      "identifier: String?, source: UIViewController, destination: UIViewController",
  ]

  /// Returns whether metatypes make objects by an initializer of such labels.
  static func exist(for labels: String) -> Bool { parameters[labels] != nil }

  /// Returns the declaration of the initializer that the compiler takes where a class's own is refused.
  ///
  /// The parameter without a use makes it worse than the class's own where that is not refused.
  static func text(for labels: String) -> String {
    guard let list = parameters[labels] else { return "" }
    let names = labels.split(separator: ":").map { ", \($0): \($0)" }.joined()
    let isolation =
      ["", "keyPath:", "cgColor:", "white:alpha:", "red:green:blue:alpha:", "cgImage:"].contains(labels)
      ? "" : "@preconcurrency @MainActor "
    let separator = list.isEmpty ? "" : ", "
    return "extension ObjectiveCMaking { \(isolation)fileprivate init(\(list)\(separator)__made: Void = ()) "
      + "{ self = ObjectiveCRuntime.make(Self.self\(names)) } }"
  }
}
