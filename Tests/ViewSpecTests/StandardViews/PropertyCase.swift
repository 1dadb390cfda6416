import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewSpec

/// One property of one type of view: what a spec says, and what the view has of it then.
struct PropertyCase: Sendable, CustomTestStringConvertible {
  let type: String
  let key: String
  /// The value, as JSON.
  let value: String
  /// The other keys and values of the view.
  let rest: String
  /// Whether the view has what the property asks for.
  let isMet: @MainActor @Sendable (UIView) -> Bool

  /// A case; `rest` are other keys with their values.
  init<View: UIView>(
    _ type: String, _ key: String, _ value: String, with rest: String = "",
    _ isMet: @escaping @MainActor @Sendable (View) -> Bool
  ) {
    self.type = type
    self.key = key
    self.value = value
    self.rest = rest
    self.isMet = { view in (view as? View).map(isMet) ?? false }
  }

  var testDescription: String { "\(type).\(key)" }
}

/// Views of specs.
@MainActor
enum SpecViews {
  /// A view that fills a canvas of 100 × 60 points; `properties` are its keys and values.
  static func make<View: UIView>(
    _ type: String, _ properties: String, as _: View.Type = UIView.self, canvas: String = "",
    metrics: String = "", file: String = "test.json", checksWarnings: Bool = true
  ) throws -> View {
    let canvas = try makeCanvas(
      type, properties, canvas: canvas, metrics: metrics, file: file, checksWarnings: checksWarnings)
    return try #require(canvas.subviews.first?.subviews.first as? View)
  }

  /// The canvas with such a view: what it is in, as long as something keeps that.
  static func makeCanvas(
    _ type: String, _ properties: String, canvas: String = "", metrics: String = "",
    file: String = "test.json", checksWarnings: Bool = true
  ) throws -> SpecCanvas {
    let text = """
      { "canvas": { "width": 100, "height": 60\(canvas) }, "metrics": { \(metrics) }, "views": [
        { "type": "\(type)", "frame": "superview", \(properties) }] }
      """
    let spec = try LayoutSpec(parsing: Array(text.utf8), file: file)
    let canvas = try spec.makeView(traits: UITraitCollection(displayScale: 2))
    let warnings = try canvas.layOut()
    if checksWarnings { #expect(warnings == []) }
    return canvas
  }

  /// Returns the message of the error in a view's properties.
  static func message(_ type: String, _ properties: String) -> String {
    do {
      _ = try make(type, properties)
      return "no error"
    } catch {
      return "\(error)"
    }
  }
}
