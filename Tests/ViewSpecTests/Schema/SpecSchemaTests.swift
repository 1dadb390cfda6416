import Foundation
import LayoutCore
import StyleCore
import TestSupport
import Testing
import ViewRendering

@testable import ViewSpec

/// The schema refuses nothing that is drawn, and all that shape alone can tell.
@MainActor
@Suite struct SpecSchemaTests {
  private static let validator = Result { try SchemaValidator(SpecSchema.text) }
  /// The folder that the specs are in, as far as files that they name are concerned.
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func isValid(_ spec: String) throws -> Bool { try Self.validator.get().accepts(spec) }

  /// Returns the error of reading, making or laying out a spec; nil if there is none.
  private func refusal(_ spec: String) -> SpecError? {
    do throws(SpecError) {
      let file = folder.url.appending(path: "a.json").path
      let spec = try LayoutSpec(parsing: Array(spec.utf8), file: file)
      _ = try spec.makeView(traits: UITraitCollection(displayScale: 1)).layOut()
      return nil
    } catch {
      return error
    }
  }

  /// Expects that schema and reader refuse a spec, the reader at a place that ends so.
  private func expectRefusal(_ spec: String, at suffix: String, _ message: String? = nil) throws {
    #expect(try !isValid(spec), "The schema accepts \(spec)")
    let error = refusal(spec)
    let path = error?.path ?? "no error"
    #expect(path.hasSuffix(suffix), "\(path) of \(spec)")
    if let message { #expect(error?.message.contains(message) == true, "\(error?.message ?? "") of \(spec)") }
  }

  /// The last step of a key's path.
  private func path(_ key: KeyDeclaration) -> String {
    key.name == "$schema" ? "[\"$schema\"]" : ".\(key.name)"
  }

  private nonisolated static let files: [String] = ["Examples", "Snapshots"].flatMap { folder in
    let path = URL(fileURLWithPath: PackageFolders.path(folder)).resolvingSymlinksInPath().path
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String }
    // Hidden files are no specs, nor are the build folders of packages and asset catalogs.
    let specs = (all ?? []).filter {
      $0.hasSuffix(".json") && !$0.hasPrefix(".") && !$0.contains("/.") && !$0.contains(".xcassets/")
    }
    return specs.map { "\(folder)/\($0)" }.sorted()
  }

  @Test func `there are specs to look at`() { #expect(Self.files.count > 40) }

  @Test(arguments: files)
  func `specs of the package are valid`(file: String) throws {
    let spec = try String(contentsOfFile: PackageFolders.path(file), encoding: .utf8)
    #expect(try isValid(spec))
  }

  @Test(arguments: DeclaredPlace.all)
  func `every declared key is accepted`(place: DeclaredPlace) throws {
    for key in place.keys {
      let spec = place.spec(place.object([(key.name, key.shape.sample)]))
      #expect(try isValid(spec), "\(spec)")
      #expect(throws: Never.self, "\(spec)") { try LayoutSpec(parsing: Array(spec.utf8), file: "a.json") }
    }
  }

  @Test(arguments: DeclaredPlace.all)
  func `every name and the ends of ranges are accepted`(place: DeclaredPlace) throws {
    // The other keys that a view must have depend on its type.
    for key in place.keys where key.name != "type" {
      for value in key.shape.extremes {
        let spec = place.spec(place.object([(key.name, value)]))
        #expect(try isValid(spec), "\(spec)")
        #expect(throws: Never.self, "\(spec)") { try LayoutSpec(parsing: Array(spec.utf8), file: "a.json") }
      }
    }
  }

  @Test(arguments: [
    ##""background": "#1a2B3c""##, ##""background": "#1a2B3c4D""##, #""id": "größe""#, #""id": "_a1""#,
    #""id": "Ω""#, #""type": "calendar", "visibleDate": "2026-11""#,
    #""type": "calendar", "visibleDate": "2026-11-22""#, #""layoutMargins": "1 / scale""#,
    #""type": "calendar", "visibleDate": "2026-11-22T14:30""#, #""layoutMargins": { "top": 1, "right": 2 }"#,
    #""transform": { "scale": { "x": 2 }, "translation": 3 }"#, #""contentHuggingPriority": "high - 1""#,
    #""type": "label", "text": "", "font": { "style": "body", "italic": true }"#,
    #""type": "picker", "components": [["a"], []], "selectedRows": [0]"#, #""hidden": true, // said"#,
  ])
  func `what is right is accepted by both`(properties: String) throws {
    let view = "{ \"frame\": \"superview\", \(properties)\n }"
    let spec = "{ \"canvas\": { \"width\": 4, \"height\": 4 }, \"views\": [\(view)] }"
    #expect(try isValid(spec), "\(spec)")
    #expect(refusal(spec) == nil, "\(spec)")
  }

  @Test(arguments: DeclaredPlace.all)
  func `every key is read: values of a wrong type are refused`(place: DeclaredPlace) throws {
    for key in place.keys {
      for value in key.shape.wrongValues {
        try expectRefusal(place.spec(place.object([(key.name, value)])), at: path(key))
      }
    }
  }

  @Test(arguments: DeclaredPlace.all)
  func `numbers beyond the bounds are refused`(place: DeclaredPlace) throws {
    let photo = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    try #require(photo.pngData()).write(to: folder.url.appending(path: "photo.png"))
    for key in place.keys {
      for number in key.shape.numbersBeyond {
        try expectRefusal(place.spec(place.object([(key.name, numeral(number))])), at: path(key))
      }
    }
  }

  @Test(arguments: DeclaredPlace.all)
  func `keys that are not declared, and missing ones, are refused`(place: DeclaredPlace) throws {
    try expectRefusal(place.spec(place.object([("zzz", "1")])), at: ".zzz", "unknown key")
    for key in place.declaration.keys where key.isRequired {
      let spec = place.spec(place.object([], without: key.name))
      #expect(try !isValid(spec), "The schema accepts \(spec)")
      #expect(refusal(spec) != nil, "\(spec)")
    }
  }

  @Test(arguments: DeclaredPlace.all)
  func `keys that do not go together are refused`(place: DeclaredPlace) throws {
    for rule in place.declaration.rules {
      var wrong: [[String]]
      var isWhole = false
      switch rule.content {
      case .excludes(let name, let others): (wrong, isWhole) = (others.map { [name, $0] }, true)
      case .needs(let names, _): wrong = names.map { [$0] }
      case .exactlyOne(let names): wrong = [[], names]
      }
      for names in wrong {
        let keys = place.declaration.keys.filter { names.contains($0.name) }
        let object = place.object(keys.map { ($0.name, $0.shape.sample) }, withCompanions: isWhole)
        let spec = place.spec(object)
        #expect(try !isValid(spec), "The schema accepts \(spec)")
        #expect(refusal(spec)?.message == rule.message, "\(spec)")
      }
    }
  }

  @Test(arguments: [
    (#""canvas": { "width": 4, "height": 4, "device": "iphone-14-pro" }"#, "$.canvas.width"),
    (#""canvas": { "width": 4, "height": 4, "orientation": "portrait" }"#, "$.canvas.orientation"),
    (##""canvas": { "width": 4, "height": 4, "background": "#12345" }"##, "$.canvas.background"),
    (#""canvas": { "width": 4, "height": 4 }, "views": [{ "type": "lable" }]"#, "$.views[0].type"),
    (
      #""canvas": { "width": 4, "height": 4 }, "views": [{ "text": "a", "frame": "superview" }]"#,
      "$.views[0].text"
    ),
    (#""canvas": { "width": 4, "height": 4 }, "metrics": { "a b": 1 }"#, #"$.metrics["a b"]"#),
    (
      #""canvas": { "width": 4, "height": 4 }, "layoutMargins": { "left": 1, "leading": 2 }"#,
      "$.layoutMargins"
    ),
    (
      #""canvas": { "width": 4, "height": 4 }, "constraints": [{ "constraint": "", "options": [] }]"#,
      ".options"
    ),
    (
      #""canvas": { "width": 4, "height": 4 }, "views": [{ "type": "stack", "frame": "superview", "#
        + #""views": [{ "frame": "superview" }] }]"#,
      "$.views[0].views[0].frame"
    ),
    (#""canvas": { "width": 4, "height": 4 }, "$schema": 3"#, "$[\"$schema\"]"),
  ])
  func `what is wrong is refused by both`(members: String, path: String) throws {
    try expectRefusal("{ \(members) }", at: path)
  }

  @Test func `a schema may be named, and changes nothing`() throws {
    let spec = #"{ "$schema": "../spec.schema.json", "canvas": { "width": 4, "height": 4 } }"#
    #expect(try isValid(spec) && refusal(spec) == nil)
  }

  @Test func `the text is JSON that ends in a line break, and lines are not long`() throws {
    #expect(SpecSchema.text.hasSuffix("}\n") && !SpecSchema.text.contains("\n\n"))
    _ = try JSONSerialization.jsonObject(with: Data(SpecSchema.text.utf8))
    for line in SpecSchema.text.split(separator: "\n") { #expect(line.count <= 140, "\(line)") }
  }

  @Test func `a description of every key is a sentence`() {
    for key in DeclaredPlace.all.flatMap(\.keys) {
      #expect(key.description.hasSuffix(".") && key.description.first?.isUppercase == true, "\(key.name)")
    }
  }

  @Test func `keywords that the validator does not know are errors`() {
    #expect(throws: SchemaValidator.UnknownKeyword.self) {
      try SchemaValidator(#"{ "properties": { "a": { "minProperties": 1 } } }"#)
    }
  }
}
