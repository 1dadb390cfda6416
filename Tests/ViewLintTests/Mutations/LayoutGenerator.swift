import Foundation
import TestSupport

/// Makes layouts that are right by construction.
///
/// Sizes are set before places, siblings before those that are placed by them; `sizeThatFits` counts all that
/// `layoutSubviews` places, and what it answers is of whole pixels, as are places.
struct LayoutGenerator {
  private var random: SeededGenerator

  init(seed: Int) { random = SeededGenerator(seed: UInt64(seed)) }

  /// A layout that is nested up to three deep.
  mutating func program() -> LayoutProgram { program(depth: 3, allowsText: true) }

  /// A number that the seed chooses.
  mutating func choice(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func program(depth: Int, allowsText: Bool) -> LayoutProgram {
    switch choice(0..<5) {
    case 0, 1: line(.horizontal, depth, allowsText)
    case 2, 3: line(.vertical, depth, allowsText)
    default: overlay(depth)
    }
  }

  /// A row or a column, from the start or from the end.
  private mutating func line(_ axis: LayoutAxis, _ depth: Int, _ allowsText: Bool) -> LayoutProgram {
    let parts = (0..<choice(1..<5)).map { _ in part(depth, allowsText: allowsText) }
    // A column offers its width; what is in it may be told to wrap only there.
    var program = LayoutProgram(parts: parts, layout: [], sizing: [], offersWidth: axis == .vertical)
    let goesBack = choice(0..<4) == 0
    let across: Anchor = [.start, .middle, .end][choice(0..<3)]
    let followsFirst = choice(0..<3) == 0
    var places: [LayoutStep] = []
    for child in parts.indices {
      let distance = child == 0 ? 0 : random.number(in: 2...12)
      let along: Anchor =
        child == 0
        ? (goesBack ? .end : .start) : (goesBack ? .before(child - 1, distance) : .after(child - 1, distance))
      let beside = followsFirst && child > 0 ? Anchor.middleOf(0) : (followsFirst ? .middle : across)
      places.append(
        axis == .horizontal ? .place(child, x: along, y: beside) : .place(child, x: beside, y: along))
      program.sizing.append(.add(child, axis, distance: distance))
    }
    order(&program, places)
    // Centers of views of odd and even widths are half a pixel apart.
    finish(&program, slack: followsFirst ? 4 : 0)
    return program
  }

  /// Views upon each other, around one middle.
  private mutating func overlay(_ depth: Int) -> LayoutProgram {
    let parts = (0..<choice(1..<3)).map { _ in part(depth, allowsText: false) }
    var program = LayoutProgram(parts: parts, layout: [], sizing: [], offersWidth: true)
    let places = parts.indices.map { child -> LayoutStep in
      let anchor: Anchor = child == 0 ? .middle : .middleOf(0)
      return .place(child, x: anchor, y: anchor)
    }
    program.sizing = parts.indices.map { .add($0, .both, distance: 0) }
    order(&program, places)
    finish(&program, slack: 4)
    return program
  }

  /// All sizes first, or each before its place.
  private mutating func order(_ program: inout LayoutProgram, _ places: [LayoutStep]) {
    if choice(0..<2) == 0 {
      program.layout = program.parts.indices.map { .size($0) } + places
    } else {
      program.layout = places.enumerated().flatMap { [.size($0.offset), $0.element] }
    }
  }

  private mutating func finish(_ program: inout LayoutProgram, slack: CGFloat) {
    if choice(0..<2) == 0 { program.margins = CGFloat(choice(9..<20)) }
    program.hasGround = choice(0..<2) == 0
    let padding = choice(0..<2) == 0 ? slack + random.number(in: 1...6) : slack
    if padding > 0 { program.sizing.append(.pad(padding)) }
    program.sizing += [.margins, .roundUp]
  }

  private mutating func part(_ depth: Int, allowsText: Bool) -> Part {
    if depth > 1, choice(0..<3) == 0 { return .container(program(depth: depth - 1, allowsText: allowsText)) }
    let kinds = allowsText ? LeafProgram.Kind.allCases : [.block, .picture]
    return .leaf(
      LeafProgram(
        kind: kinds[choice(0..<kinds.count)],
        ideal: CGSize(width: random.number(in: 8...90), height: random.number(in: 6...40))))
  }
}
