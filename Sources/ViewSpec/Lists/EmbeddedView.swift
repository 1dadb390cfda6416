internal import Foundation
internal import LayoutCore
internal import StyleCore

/// A view that a spec gives as the content of a cell, a header or an accessory.
///
/// The list that contains it knows it by its place in the document until the view is created.
struct EmbeddedView: Hashable, Sendable {
  /// The byte offset of the view's object.
  let offset: Int
}

extension PropertyValue<EmbeddedView> {
  /// A view of any type, without layout keys.
  static var view: PropertyValue {
    PropertyValue(ViewObjects.embeddedShape) { element, _ throws(DocumentError) in
      guard case .object = element.value.content else { throw element.mismatch("an object") }
      let view = EmbeddedView(offset: element.value.offset)
      return { _ in view }
    }
  }
}

/// The key of embedded views.
enum EmbeddedKeys {
  static let view = "view"
}

extension JSONElement {
  /// The views that are embedded in the object of a list, in document order, without those within them.
  ///
  /// The keys of the object have been checked, so that every member with this name is a view.
  var embeddedViews: [JSONElement] {
    var found: [JSONElement] = []
    var pending = [(element: self, isView: false)]
    while let (element, isView) = pending.popLast() {
      if isView {
        found.append(element)
        continue
      }
      switch element.value.content {
      case .array(let values):
        for (place, value) in values.enumerated().reversed() {
          pending.append((JSONElement(value: value, path: element.path.index(place)), false))
        }
      case .object(let members):
        for member in members.reversed() {
          pending.append(
            (
              JSONElement(value: member.value, path: element.path.key(member.key)),
              member.key == EmbeddedKeys.view
            ))
        }
      default: break
      }
    }
    return found
  }
}

/// The created views of a list, by their places in the document.
@MainActor
struct EmbeddedViews {
  private var views: [Int: UIView] = [:]

  /// Adds a view whose object begins at a byte offset.
  mutating func add(_ view: UIView, at offset: Int) { views[offset] = view }

  /// Returns the view at a place, or nil without a place.
  subscript(place: EmbeddedView?) -> UIView? { place.flatMap { views[$0.offset] } }
}

/// A list of a spec, whose cells and other parts have views of the spec as contents.
@MainActor
protocol EmbeddingView: UIView {
  /// The views of the parts, which are added before the first layout.
  var embedded: EmbeddedViews { get set }
}

extension UIView {
  /// Adds a view of a spec that fills this one, and gives this one the height that the view needs.
  ///
  /// The last constraint gives way to a height that a row or an item is given.
  func fill(with view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    (view as? SpecView)?.isContent = true
    addSubview(view)
    let bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor), view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor), bottom,
    ])
  }
}
