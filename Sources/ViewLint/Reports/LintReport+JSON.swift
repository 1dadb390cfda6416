internal import Escaping
internal import Foundation

extension LintReport {
  /// Returns the report as a JSON document in the form of `schema`, with the same bytes for the same report.
  public func json() throws -> String {
    let document = Document(
      complete: isComplete,
      summary: Document.Summary(
        total: findings.count, errors: count(of: .error), warnings: count(of: .warning),
        notes: count(of: .note), exempted: exempted.count),
      findings: findings.map(Document.Entry.init),
      exempted: exempted.map { Document.Exempted(reason: $0.reason, finding: Document.Entry($0.finding)) })
    return try JSONText.of(document)
  }

  /// The identifier of the document's form.
  static let schemaID = "urn:plumb:lint:1"

  private struct Document: Encodable {
    var schema = LintReport.schemaID
    var version = 1
    var complete: Bool
    var summary: Summary
    var findings: [Entry]
    var exempted: [Exempted]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, complete, summary, findings, exempted
    }

    struct Summary: Encodable {
      var total: Int
      var errors: Int
      var warnings: Int
      var notes: Int
      var exempted: Int
    }

    struct Exempted: Encodable {
      var reason: String
      var finding: Entry
    }

    struct Entry: Encodable {
      var code: FindingCode
      var severity: Severity
      var title: String
      var message: String
      var fix: String
      var view: ViewPath
      var others: [ViewPath]
      var values: [Value]
      var scales: [Int]
      var size: Size?
      var source: FindingSource?
      var marks: [Mark]

      init(_ finding: Finding) {
        code = finding.code
        severity = finding.severity
        title = finding.code.summary
        message = finding.message
        fix = finding.fix
        view = finding.view
        others = finding.others
        values = finding.values.map { value in
          let pixels = finding.scales.map { Pixels(scale: $0, pixels: value.pixels(at: $0)) }
          return Value(name: value.name, points: value.points, pixels: pixels)
        }
        scales = finding.scales
        size = finding.size.map { Size(width: $0.width, height: $0.height) }
        source = finding.source
        marks = finding.marks.map {
          Mark(
            kind: $0.kind, x: $0.rect.origin.x, y: $0.rect.origin.y, width: $0.rect.size.width,
            height: $0.rect.size.height)
        }
      }
    }

    struct Value: Encodable {
      var name: String
      var points: Double
      var pixels: [Pixels]
    }

    struct Pixels: Encodable {
      var scale: Int
      var pixels: Double
    }

    struct Size: Encodable {
      var width: Double
      var height: Double
    }

    struct Mark: Encodable {
      var kind: FindingMark.Kind
      var x: Double
      var y: Double
      var width: Double
      var height: Double
    }
  }
}

/// A writer of JSON.
enum JSONText {
  /// Returns a value as JSON, with the same bytes for the same value.
  ///
  /// A number that JSON cannot express is a string, such as `"inf"`.
  static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return escapingInvisible(inJSON: String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
  }
}
