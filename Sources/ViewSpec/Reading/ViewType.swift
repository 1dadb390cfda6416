/// The types of views that a spec can name.
enum ViewType: Sendable {
  case view, block, label, stack
  /// One of UIKit's views, set property by property.
  case standard(StandardView)

  /// The types by name: as UIKit calls the class, without `UI` and mostly without `View`.
  static let names: KeyValuePairs<String, ViewType> = [
    "view": .view, "block": .block, "label": .label, "stack": .stack,
    "image": .standard(.image), "button": .standard(.button), "switch": .standard(.switch),
    "slider": .standard(.slider), "stepper": .standard(.stepper),
    "segmentedControl": .standard(.segmentedControl), "pageControl": .standard(.pageControl),
    "progress": .standard(.progress), "activityIndicator": .standard(.activityIndicator),
    "textField": .standard(.textField), "textView": .standard(.textView),
    "searchBar": .standard(.searchBar), "calendar": .standard(.calendar),
    "datePicker": .standard(.datePicker), "picker": .standard(.picker),
    "navigationBar": .standard(.navigationBar), "tabBar": .standard(.tabBar),
    "toolbar": .standard(.toolbar),
  ]
}
