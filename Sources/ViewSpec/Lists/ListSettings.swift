internal import Foundation
internal import LayoutCore
internal import ListCore
internal import StyleCore

/// A table or collection view of a spec.
@MainActor
protocol SpecList: UIScrollView, EmbeddingView {
  /// The view behind the elements.
  var backgroundView: UIView? { get set }
  /// Whether or not several elements may be selected.
  var allowsMultipleSelection: Bool { get set }
  /// The settings that a first layout applies, when the elements have places.
  var settings: ListSettings { get set }
}

/// The settings of a list that need the places of its elements.
struct ListSettings {
  var isEditing = false
  /// The view behind the elements.
  var background: EmbeddedView?
  /// The distance by which the content is scrolled down, in points.
  var offset: CGFloat?
  /// Whether or not the settings are still to be applied.
  var isPending = true
}

extension Property where Owner: SpecList {
  /// The properties of tables, lists and collections.
  static var ofLists: [Property] {
    [
      Property("allowsMultipleSelection", .flag, "Whether several rows or items may be selected.") {
        $0.allowsMultipleSelection = $1
      },
      Property("backgroundView", .backgroundView, "The view behind the rows or items, as large as the list.")
      {
        $0.settings.background = $1.view
      },
      Property("editing", .flag, "Whether the list is in editing mode.") { $0.settings.isEditing = $1 },
      Property("contentOffset", .number, "The points by which the content is scrolled down.") {
        $0.settings.offset = $1
      },
    ]
  }
}

/// The view behind the elements of a list.
struct ListBackground {
  var view: EmbeddedView?
}

extension PropertyValue<ListBackground> {
  /// An object with a view.
  fileprivate static var backgroundView: PropertyValue {
    .object([Property("view", .view, "The view.", isRequired: true) { $0.view = $1 }], from: { .init() })
  }
}

extension SpecList {
  /// Shows the view behind the elements.
  func showBackground() {
    guard let view = embedded[settings.background], backgroundView == nil else { return }
    let host = UIView()
    host.fill(with: view)
    backgroundView = host
  }

  /// Refuses several selected elements where one may be selected.
  func checkSelection(_ count: Int, _ element: JSONElement) throws(DocumentError) {
    guard count < 2 || allowsMultipleSelection else {
      throw element.problem("\(count) are selected", suggestion: "set \"allowsMultipleSelection\"")
    }
  }

  /// Scrolls as far as the spec says; the scroll view keeps the distance within its content.
  func scrollAsSet() {
    guard let offset = settings.offset else { return }
    let lowest = contentSize.height + adjustedContentInset.bottom - bounds.height
    contentOffset.y = max(-adjustedContentInset.top, min(offset, lowest))
  }
}
