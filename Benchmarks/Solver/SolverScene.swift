import Cassowary

/// The constraints of a typical layout of views, for more than one solver.
struct SolverScene {
  struct Row {
    var terms: [(coefficient: Double, variable: Int)]
    var relation: Relation
    var constant: Double
    var priority: Float
  }

  let name: String
  private(set) var variableCount = 0
  private(set) var rows: [Row] = []
  /// The values that are changed later, such as the size of the root and that of one view's content.
  private(set) var edits: [(variable: Int, value: Double)] = []

  init(_ name: String) { self.name = name }

  /// The extent of a view along one axis.
  struct Span {
    var start: Int
    var size: Int
  }

  mutating func variable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// Returns the extent of a view along one axis, whose size is not negative.
  mutating func span() -> Span {
    let span = Span(start: variable(), size: variable())
    require([(1, span.size)], .greaterOrEqual, 0)
    return span
  }

  mutating func require(_ terms: [(Double, Int)], _ relation: Relation, _ constant: Double) {
    prefer(terms, relation, constant, 1000)
  }

  mutating func prefer(_ terms: [(Double, Int)], _ relation: Relation, _ constant: Double, _ priority: Float)
  {
    rows.append(
      Row(
        terms: terms.map { (coefficient: $0.0, variable: $0.1) }, relation: relation, constant: constant,
        priority: priority))
  }

  /// Adds a value that is changed later.
  mutating func edit(_ variable: Int, _ value: Double) {
    edits.append((variable, value))
  }

  /// Returns a root at zero, whose size is changed later.
  mutating func root(_ size: Double) -> Span {
    let span = span()
    require([(1, span.start)], .equal, 0)
    edit(span.size, size)
    return span
  }

  /// Adds the hugging and the compression resistance of a content with a size (F.9, F.10).
  mutating func content(_ span: Span, _ size: Double) {
    prefer([(1, span.size)], .lessOrEqual, size, 250)
    prefer([(1, span.size)], .greaterOrEqual, size, 750)
  }

  /// Adds the hugging and the compression resistance of a content whose size is changed later.
  mutating func editedContent(_ span: Span, _ size: Double) {
    let content = variable()
    edit(content, size)
    prefer([(1, span.size), (-1, content)], .lessOrEqual, 0, 250)
    prefer([(1, span.size), (-1, content)], .greaterOrEqual, 0, 750)
  }

  /// Aligns the start of a span with that of another, inset by `inset`.
  mutating func alignStarts(_ inner: Span, _ outer: Span, inset: Double) {
    require([(1, inner.start), (-1, outer.start)], .equal, inset)
  }

  /// Aligns the end of a span with that of another, inset by `inset`.
  mutating func alignEnds(_ inner: Span, _ outer: Span, inset: Double, _ relation: Relation = .equal) {
    require([(1, inner.start), (1, inner.size), (-1, outer.start), (-1, outer.size)], relation, -inset)
  }

  /// Places a span after another.
  mutating func place(_ next: Span, after previous: Span, spacing: Double) {
    require([(1, next.start), (-1, previous.start), (-1, previous.size)], .equal, spacing)
  }

  mutating func equalSizes(_ one: Span, _ other: Span) {
    require([(1, one.size), (-1, other.size)], .equal, 0)
  }
}
