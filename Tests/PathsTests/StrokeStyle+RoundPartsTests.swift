import Testing

@testable import Paths

@Suite struct StrokeStyleRoundPartsTests {
  @Test func `the turn at the end of a closed line is one of its round parts`() {
    // Back and forth 128 times and closed, a line has 128 half turns, each of at most 4,096 chords: 2¹⁹.
    var path = Path()
    path.move(to: .zero)
    for turn in 1...128 { path.line(to: Point(x: turn.isMultiple(of: 2) ? 0 : 100, y: 0)) }
    path.close()
    let tolerance = StrokeStyle(width: 1e6, join: .round)
      .roundTolerance(along: path.outlinesOfCurves, tolerance: 1e-6)
    // The limit is 2¹⁸, so that a chord has the angle θ of two, and strays by r · θ² / 8.
    let angle = 2 * Double.pi / 4_096
    #expect(abs(tolerance / (5e5 * angle * angle / 8) - 1) < 1e-9)
  }
}
