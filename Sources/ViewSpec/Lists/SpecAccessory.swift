internal import Foundation
internal import LayoutCore
internal import ListCore
internal import StyleCore

/// An accessory of a row of a list in a spec.
struct SpecAccessory {
  /// The accessories of the system that have no content of their own.
  enum Kind: Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, detail, delete, insert, reorder, multiselect
  }

  var kind: Kind?
  var text: String?
  var view: EmbeddedView?
  /// Whether or not a view is before the content.
  var isLeading = false
  /// The mode in which the accessory is displayed, or nil for that of the kind.
  var displayed: UICellAccessory.DisplayedState?
  var tintColor: UIColor?

  /// Returns the accessory, or nil if its view has not been created.
  @MainActor
  func accessory(_ views: EmbeddedViews) -> UICellAccessory? {
    let always = displayed ?? .always
    if let text { return .label(text: text, displayed: always, options: .init(tintColor: tintColor)) }
    guard let kind else {
      return views.accessory(view).map { view in
        .customView(
          configuration: .init(
            customView: view,
            placement: isLeading ? .leading(displayed: always) : .trailing(displayed: always),
            tintColor: tintColor))
      }
    }
    return system(kind)
  }

  @MainActor
  private func system(_ kind: Kind) -> UICellAccessory {
    let (always, editing) = (displayed ?? .always, displayed ?? .whenEditing)
    return switch kind {
    case .disclosureIndicator:
      .disclosureIndicator(displayed: always, options: .init(tintColor: tintColor))
    case .outlineDisclosure: .outlineDisclosure(displayed: always, options: .init(tintColor: tintColor))
    case .checkmark: .checkmark(displayed: always, options: .init(tintColor: tintColor))
    case .detail: .detail(displayed: always, options: .init(tintColor: tintColor))
    case .delete: .delete(displayed: editing, options: .init(tintColor: tintColor))
    case .insert: .insert(displayed: editing, options: .init(tintColor: tintColor))
    case .reorder: .reorder(displayed: editing, options: .init(tintColor: tintColor))
    case .multiselect: .multiselect(displayed: editing, options: .init(tintColor: tintColor))
    }
  }
}

extension PropertyValue<SpecAccessory> {
  private static let names: KeyValuePairs<String, SpecAccessory.Kind> = [
    "disclosureIndicator": .disclosureIndicator, "outlineDisclosure": .outlineDisclosure,
    "checkmark": .checkmark, "detail": .detail, "delete": .delete, "insert": .insert, "reorder": .reorder,
    "multiselect": .multiselect,
  ]

  /// An accessory: the name of one of the system's, or an object.
  static var cellAccessory: PropertyValue {
    let kind = PropertyValue<SpecAccessory.Kind>.choice(names)
    let object = object(
      [
        Property("type", kind, "One of the system's accessories.") { $0.kind = $1 },
        Property("label", .text, "A text.") { $0.text = $1 },
        Property("view", .view, "A view, in the size that fits its content.") { $0.view = $1 },
        Property("placement", .choice(["leading": true, "trailing": false]), "The side of a view.") {
          $0.isLeading = $1
        },
        Property(
          "displayed",
          .choice([
            "always": UICellAccessory.DisplayedState.always, "whenEditing": .whenEditing,
            "whenNotEditing": .whenNotEditing,
          ]), "The mode in which the accessory is displayed."
        ) { $0.displayed = $1 },
        Property("tintColor", .color, "The colour of the accessory.") { $0.tintColor = $1 },
      ],
      rules: [
        KeyRule(
          .needs(["placement"], oneOf: ["view"]), "the system places its own accessories",
          suggestion: "remove \"placement\""),
        KeyRule(
          .exactlyOne(["type", "label", "view"]), "an accessory has a type, a label or a view",
          suggestion: "give it one of them"),
      ], from: { SpecAccessory() })
    return PropertyValue(
      .shared("cellAccessory", "An accessory beside the content of a row.") {
        .either([kind.shape, object.shape])
      }
    ) { element, scope throws(DocumentError) in
      guard case .object = element.value.content else {
        let kind = try element.choice(names)
        return { _ in SpecAccessory(kind: kind) }
      }
      return try object.read(element, scope)
    }
  }
}
