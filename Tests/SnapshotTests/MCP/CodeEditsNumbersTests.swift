import Testing
import ViewLint

/// Edits of numbers and of constraints in code.
@Suite struct CodeEditsNumbersTests {
  private func edited(_ code: String, _ finding: FindingCode, line: Int = 1, values: [String] = []) -> String
  {
    CodeEditsTests.edited(code, finding, line: line, values: values)
  }

  @Test func `the edges that are between pixels are rounded`() {
    let code = "  icon.frame = CGRect(x: third, y: inset, width: bounds.width / 3, height: 28)"
    let right = """
        let scale = icon.traitCollection.displayScale
        icon.frame = CGRect(x: (third * scale).rounded() / scale, y: inset, \
      width: ((bounds.width / 3) * scale).rounded() / scale, height: 28)
      """
    #expect(edited(code, .unsnappedEdge, values: ["left edge", "right edge"]) == right)
    // The name is there, or another thing has it.
    let known =
      "  let scale = traitCollection.displayScale\n  a.frame = CGRect(x: b, y: 0, width: 1, height: 1)"
    #expect(
      edited(known, .unsnappedEdge, line: 2, values: ["left edge"])
        == "  let scale = traitCollection.displayScale\n"
        + "  a.frame = CGRect(x: (b * scale).rounded() / scale, y: 0, width: 1, height: 1)")
    let taken = "func f(scale: Int) {\n  a.frame = CGRect(x: 0.25, y: 0, width: 1, height: 1)\n}"
    let name = "a.traitCollection.displayScale"
    #expect(
      edited(taken, .unsnappedEdge, line: 2, values: ["left edge"])
        == "func f(scale: Int) {\n  a.frame = CGRect(x: (0.25 * \(name)).rounded() / \(name), y: 0, width: 1, height: 1)\n}"
    )
    // Whole points, and a frame that is not written out.
    #expect(
      edited("a.frame = CGRect(x: 1, y: 0.5, width: 1, height: 1)", .unsnappedEdge, values: ["left edge"])
        == "")
    #expect(edited("a.frame = b.insetBy(dx: 0.25, dy: 0)", .unsnappedEdge, values: ["left edge"]) == "")
  }

  @Test func `a hairline is a pixel`() {
    #expect(
      edited(
        "  rule.frame = CGRect(x: 0, y: f(1, 2), width: bounds.width, height: 0.3)", .thinHairline,
        values: ["height"])
        == "  rule.frame = CGRect(x: 0, y: f(1, 2), width: bounds.width, height: 1 / rule.traitCollection.displayScale)"
    )
  }

  @Test func `a target is large enough`() {
    #expect(
      edited("  heart.bounds.size = CGSize(width: 28, height: 50)", .smallTouchTarget)
        == "  heart.bounds.size = CGSize(width: 44, height: 50)")
    #expect(edited("  heart.bounds.size = CGSize(width: side, height: side)", .smallTouchTarget) == "")
  }

  @Test func `a broken constraint is not made`() {
    let list = """
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: leadingAnchor),
        a.widthAnchor.constraint(equalToConstant: 200)
      ])
      """
    let right = "NSLayoutConstraint.activate([\n  a.leadingAnchor.constraint(equalTo: leadingAnchor),\n])"
    #expect(edited(list, .conflictingConstraints, line: 3) == right)
    #expect(
      edited(
        "f()\na.widthAnchor.constraint(equalToConstant: 200).isActive = true\n", .conflictingConstraints,
        line: 2)
        == "f()\n")
    #expect(
      edited("let width = a.widthAnchor.constraint(equalToConstant: 200)\n", .conflictingConstraints)
        == "let width = a.widthAnchor.constraint(equalToConstant: 200)\nwidth.priority = .defaultHigh\n")
    // An array that something else may use.
    #expect(
      edited("rows = [\n  a.widthAnchor.constraint(equalToConstant: 2),\n]", .conflictingConstraints, line: 2)
        == "")
  }
}
