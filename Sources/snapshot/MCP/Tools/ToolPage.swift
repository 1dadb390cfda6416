internal import ModelContextProtocol

/// A part of a long answer: from an offset, as many as a limit.
struct ToolPage {
  let offset: Int
  let limit: Int

  init(_ arguments: ToolArguments, limit: Int) {
    offset = arguments.integer("offset") ?? 0
    self.limit = arguments.integer("limit") ?? limit
  }

  /// Returns the parameters of a part.
  static func parameters(_ things: String, limit: Int, most: Int = 1000) -> [ToolParameter] {
    [
      ToolParameter("limit", .integer(1...most), "Most \(things) in the answer; \(limit) by default."),
      ToolParameter("offset", .integer(0...10_000_000), "Number of \(things) to pass over; 0 by default."),
    ]
  }

  /// Returns the elements of the part.
  func part<Element>(of elements: [Element]) -> ArraySlice<Element> {
    let start = min(offset, elements.count)
    return elements[start..<min(start + limit, elements.count)]
  }

  /// The offset of the next part; nil behind the last one.
  func next(of total: Int) -> Int? { offset + limit < total ? offset + limit : nil }

  /// Returns a line that says what is left; none if nothing is.
  func note(of total: Int, _ things: String) -> [String] {
    guard total > limit || offset > 0 else { return [] }
    guard offset < total else { return ["(there are only \(total) \(things))"] }
    let end = min(offset + limit, total)
    let rest = next(of: total).map { "; the next begin at offset \($0)" } ?? ""
    return ["(\(things) \(offset + 1) to \(end) of \(total)\(rest))"]
  }

  /// Returns the members of a structured result.
  func members(of total: Int) -> [JSON.Member] { members(of: total, next: next(of: total)) }

  /// Returns the members of a structured result whose next part begins at an offset; nil behind the last one.
  func members(of total: Int, next: Int?) -> [JSON.Member] {
    [.init("total", .integer(total)), .init("offset", .integer(offset))]
      + (next.map { [.init("nextOffset", .integer($0))] } ?? [])
  }

  /// The schemas of these members.
  static let schemas: [JSON.Member] = ["total", "offset", "nextOffset"].map { .init($0, ["type": "integer"]) }
}

/// The schemas of structured results.
enum ToolSchema {
  static let integer: JSON = ["type": "integer"]
  static let number: JSON = ["type": "number"]
  static let text: JSON = ["type": "string"]
  static let flag: JSON = ["type": "boolean"]

  static func array(_ items: JSON) -> JSON { ["type": "array", "items": items] }

  static func object(_ members: [JSON.Member], required: [String]) -> JSON {
    ["type": "object", "properties": .object(members), "required": .array(required.map { .string($0) })]
  }
}
