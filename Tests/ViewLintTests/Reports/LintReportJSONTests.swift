import Foundation
import Testing

@testable import ViewLint

@Suite struct LintReportJSONTests {
  private static func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private static var report: LintReport {
    var full = LintReportTests.finding
    full.others = ["Card/Title[0]"]
    full.size = CGSize(width: 320, height: 200)
    full.source?.function = "Card.layoutSubviews()"
    full.marks = [FindingMark(.edge, CGRect(x: 100, y: 2, width: 0, height: 30))]
    var broken = Finding(
      .invalidSize, view: "Card", message: "the width is not a number", fix: "do not divide by 0")
    broken.values = [FindingValue("width", points: .nan), FindingValue("height", points: -.infinity)]
    return LintReport([full, broken], exempted: [ExemptedFinding(full, reason: "drawn \"by hand\"")])
  }

  @Test func `the document has the numbers in points and in pixels`() throws {
    let document = try Self.object(Self.report.json())
    #expect(document["version"] as? Int == 1)
    #expect(document["complete"] as? Bool == true)
    #expect(
      document["summary"] as? [String: Int] == [
        "total": 2, "errors": 1, "warnings": 1, "notes": 0, "exempted": 1,
      ])
    let findings = try #require(document["findings"] as? [[String: Any]])
    let values = try #require(findings[0]["values"] as? [[String: Any]])
    let pixels = try #require(values[0]["pixels"] as? [[String: Any]])
    let points = 301.0 / 3
    #expect(values[0]["points"] as? Double == points)
    #expect(pixels.map { $0["scale"] as? Int } == [1, 2])
    #expect(pixels.map { $0["pixels"] as? Double } == [points, 2 * points])
    #expect(findings[0]["size"] as? [String: Double] == ["width": 320, "height": 200])
    // Numbers that JSON has not are texts.
    let invalid = try #require(findings[1]["values"] as? [[String: Any]])
    #expect(invalid.map { $0["points"] as? String } == ["nan", "-inf"])
  }

  @Test func `the same report gives the same bytes`() throws {
    #expect(try Self.report.json() == Self.report.json())
    #expect(try Self.report.sarif() == Self.report.sarif())
  }

  @Test func `the schema fits the document`() throws {
    let schema = try Self.object(LintReport.schema)
    #expect(schema["$id"] as? String == LintReport.schemaID)
    var checker = SchemaChecker(root: schema)
    checker.check(try Self.object(Self.report.json()), schema, "$")
    #expect(checker.problems == [])
    // The checker sees what is wrong.
    var document = try Self.object(Self.report.json())
    document["more"] = 1
    document["version"] = nil
    checker.check(document, schema, "$")
    #expect(checker.problems.sorted() == ["$.more", "$.version"])
    let codes = try #require(
      ((schema["$defs"] as? [String: Any])?["finding"] as? [String: Any])?["properties"] as? [String: Any])
    let names = (codes["code"] as? [String: Any])?["enum"] as? [String]
    #expect(names == FindingCode.allCases.map(\.rawValue))
  }
}

/// Holds the keys of objects against a schema: those that must be, and those that may.
private struct SchemaChecker {
  let root: [String: Any]
  var problems: [String] = []

  mutating func check(_ value: Any, _ schema: [String: Any], _ path: String) {
    if let name = (schema["$ref"] as? String)?.split(separator: "/").last,
      let definition = (root["$defs"] as? [String: Any])?[String(name)] as? [String: Any]
    {
      return check(value, definition, path)
    }
    if let names = schema["enum"] as? [String], !names.contains(value as? String ?? "") {
      problems.append(path)
    }
    if let values = value as? [Any], let items = schema["items"] as? [String: Any] {
      for value in values { check(value, items, "\(path)[]") }
    }
    guard let object = value as? [String: Any], let properties = schema["properties"] as? [String: Any] else {
      return
    }
    for name in schema["required"] as? [String] ?? [] where object[name] == nil {
      problems.append("\(path).\(name)")
    }
    for (name, value) in object {
      guard let property = properties[name] as? [String: Any] else {
        problems.append("\(path).\(name)")
        continue
      }
      check(value, property, "\(path).\(name)")
    }
  }
}
