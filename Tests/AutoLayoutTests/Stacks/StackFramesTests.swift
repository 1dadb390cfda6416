import DiagnosticCore
import Foundation
import LayoutCore
import StackCore
import StyleCore
import Testing

/// The frames of arranged views are those that the constraints of F.38–F.44 imply, whatever is set.
@MainActor
struct StackFramesTests {
  /// Given by the views, with room to spare, and too small.
  nonisolated static let sizes: [CGSize?] = [
    nil, CGSize(width: 240, height: 260), CGSize(width: 96, height: 92),
  ]

  @Test("F.38–F.44, as arithmetic", arguments: StackCase.axes, StackCase.distributions)
  func frames(axis: NSLayoutConstraint.Axis, distribution: UIStackView.Distribution) {
    for stackCase in StackCase.all(axis: axis, distribution: distribution, sizes: Self.sizes) {
      guard check(stackCase) else { return }
    }
  }

  private func check(_ stackCase: StackCase) -> Bool {
    let fixture = StackFixture(stackCase)
    let reports = LayoutDiagnostics.collect { fixture.root.layoutIfNeeded() }
    #expect(reports == [], "\(stackCase)")
    let margins = stackCase.hasMargins ? StackCase.margins : .zero
    let isRow = stackCase.isHorizontal
    let (near, far) = isRow ? (margins.left, margins.right) : (margins.top, margins.bottom)
    let (nearAcross, farAcross) = isRow ? (margins.top, margins.bottom) : (margins.left, margins.right)
    let visible = stackCase.visible
    func length(_ size: CGSize, _ isWidth: Bool) -> CGFloat { isWidth ? size.width : size.height }
    let along = StackArithmetic(
      along: visible.map { stackCase.contents[$0].map { length($0, isRow) } }, spacing: stackCase.spacing,
      room: stackCase.size.map { length($0, isRow) - near - far }, margins: near + far,
      stackCase.distribution)
    let across = StackArithmetic(
      across: stackCase.contents.map { $0.map { length($0, !isRow) } }, visible: visible,
      room: stackCase.size.map { length($0, !isRow) - nearAcross - farAcross }, stackCase.alignment,
      isRow: isRow)

    var isRight = true
    func expect(_ found: CGFloat, _ expected: CGFloat, _ what: String) {
      guard (found - expected).magnitude > 1e-5 else { return }
      isRight = false
      Issue.record("\(stackCase): \(what) is \(found), not \(expected)")
    }
    let size = fixture.stack.bounds.size
    expect(length(size, isRow), along.total + near + far, "the length")
    expect(length(size, !isRow), across.total + nearAcross + farAcross, "the extent")
    for (place, index) in visible.enumerated() {
      let frame = fixture.views[index].frame
      if let span = along.spans?[place] {
        expect(isRow ? frame.minX : frame.minY, span.start + near, "the start of \(index)")
        expect(length(frame.size, isRow), span.length, "the length of \(index)")
      }
      if let span = across.spans?[place] {
        expect(isRow ? frame.minY : frame.minX, span.start + nearAcross, "the start across of \(index)")
        expect(length(frame.size, !isRow), span.length, "the extent of \(index)")
      }
    }
    for index in stackCase.hidden.indices where stackCase.hidden[index] {
      expect(length(fixture.views[index].frame.size, isRow), 0, "the length of \(index), which is hidden,")
    }
    return isRight
  }
}
