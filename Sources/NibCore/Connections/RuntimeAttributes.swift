import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

/// The properties that files set by key path.
@MainActor
enum RuntimeAttributes {
  /// Sets the property of an element `<userDefinedRuntimeAttribute>`.
  static func set(_ element: NibElement, on object: NSObject, _ document: NibDocument) {
    guard let path = element["keyPath"], !path.isEmpty else {
      return document.report("The attribute has no key path.", at: element)
    }
    let values = NibValues(element: element, document: document)
    guard case .found(let value) = value(values, of: object) else { return }
    if let problem = KeyPaths.set(value, path, of: object) { document.report(problem, at: element) }
  }

  private enum Found {
    case found(Any?)
    case wrong
  }

  /// Returns the value of an attribute, by its type.
  private static func value(_ values: NibValues, of object: NSObject) -> Found {
    func found(_ value: Any?) -> Found { value.map { .found($0) } ?? .wrong }
    let child = values.element.child(key: "value")
    let own = child.map { NibValues(element: $0, document: values.document) }
    switch values.element["type"] {
    case "boolean": return found(values.bool("value") ?? own?.bool("value"))
    case "string", "localizedString": return .found(values.text("value") ?? "")
    case "number":
      if child?.name == "integer" { return found(own?.integer("value")) }
      return found(own?.number("value").map(Double.init) ?? values.number("value").map(Double.init))
    case "color": return .found(values.color("value"))
    case "image":
      let name = values.element["value"] ?? child?["name"]
      return .found(name.flatMap { values.image(named: $0, catalog: values.element["catalog"]) })
    case "point": return .found(own.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) })
    case "size":
      return .found(own.map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) })
    case "rect": return .found(values.rect("value"))
    case "range":
      return .found(
        own.map { NSRange(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0) })
    case "nil", nil: return .found(nil)
    case let type?:
      let report: Any? = values.report("The type of the attribute, \(type), is unknown.")
      return found(report)
    }
  }
}
