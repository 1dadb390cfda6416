import Foundation
import Testing

@testable import ViewLint

/// A fault that a program can be given, and what has to be found then.
struct LayoutMutation: Sendable {
  let name: String
  let code: FindingCode
  /// The programs with the fault that can be made of one, without a look at what is nested in it.
  let mutants: @Sendable (LayoutProgram, _ isRoot: Bool) -> [(program: LayoutProgram, child: Int?)]
  /// Whether the fault shows, by arithmetic: not every wrong order has another result.
  var shows: @MainActor @Sendable (Comparison) -> Bool = { _ in true }
  /// Points that the root is larger than it has to be.
  var room: CGFloat = 0

  /// A mutant of the whole, and where it has its fault.
  struct Mutant {
    var program: LayoutProgram
    /// The identifier of the view whose code has it.
    var container: String
    /// The identifier of the view that is treated wrongly.
    var child: String?
  }

  /// The observations of a layout and of a mutant of it.
  struct Comparison {
    let original: LayoutObservation
    let mutant: LayoutObservation
    let container: String
    let child: String?
  }

  /// All programs with this fault in one place, in the program or in what is nested in it.
  func all(of program: LayoutProgram, _ identifier: String = "root") -> [Mutant] {
    var all = mutants(program, identifier == "root").map { mutant in
      Mutant(
        program: mutant.program, container: identifier, child: mutant.child.map { "\(identifier).\($0)" })
    }
    for (place, part) in program.parts.enumerated() {
      guard case .container(let inner) = part else { continue }
      all += self.all(of: inner, "\(identifier).\(place)").map { mutant in
        var mutant = mutant
        var outer = program
        outer.parts[place] = .container(mutant.program)
        mutant.program = outer
        return mutant
      }
    }
    return all
  }
}

extension LayoutMutation: CustomTestStringConvertible {
  var testDescription: String { name }
}

extension LayoutProgram {
  /// The program with other statements in its layout.
  func with(_ change: (inout [LayoutStep]) -> Void) -> LayoutProgram {
    var program = self
    change(&program.layout)
    return program
  }

  /// The program with other statements in its sizing.
  func sizing(_ change: (inout [SizingStep]) -> Void) -> LayoutProgram {
    var program = self
    change(&program.sizing)
    return program
  }

  func isLeaf(_ child: Int, _ kinds: LeafProgram.Kind...) -> Bool {
    if case .leaf(let leaf) = parts[child] { kinds.contains(leaf.kind) } else { false }
  }

  func isContainer(_ child: Int) -> Bool {
    if case .container = parts[child] { true } else { false }
  }

  /// Whether any view in it has margins.
  var hasMargins: Bool {
    margins != nil
      || parts.contains { if case .container(let program) = $0 { program.hasMargins } else { false } }
  }

  /// Whether there is a text anywhere in it.
  var hasText: Bool {
    parts.contains { part in
      switch part {
      case .leaf(let leaf): leaf.kind == .text
      case .container(let program): program.hasText
      }
    }
  }

  /// Whether views lie upon each other anywhere in it.
  var hasOverlay: Bool {
    sizing.contains { if case .add(_, .both, _) = $0 { true } else { false } }
      || parts.contains { if case .container(let program) = $0 { program.hasOverlay } else { false } }
  }

  /// The place of the statement that sets a child's size.
  func sizeStep(_ child: Int) -> Int? { layout.firstIndex(of: .size(child)) }

  /// The place of the statement that sets where a child is, and how it does.
  func placeStep(_ child: Int) -> (index: Int, x: Anchor, y: Anchor)? {
    for (index, step) in layout.enumerated() {
      if case .place(child, let x, let y) = step { return (index, x, y) }
    }
    return nil
  }
}
