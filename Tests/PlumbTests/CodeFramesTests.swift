import Foundation
import LayerCore
import LayoutCore
import Testing

@testable import Plumb

@MainActor @Suite struct CodeFramesTests {
  private final class Reader: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      subviews[0].center = CGPoint(x: bounds.midX, y: 0)
    }
  }

  @Test func classesAreReadFromNamesOfFunctions() {
    #expect(CodeCallback(function: "Card.layoutSubviews()")?.className == "Card")
    #expect(CodeCallback(function: "closure #1 in Card.layoutSubviews()")?.className == "Card")
    #expect(CodeCallback(function: "(Card in _12AB).sizeThatFits(_:)")?.className == "Card")
    #expect(CodeCallback(function: "Outer.(Card in _12AB).sizeThatFits(_:)")?.className == "Card")
    #expect(CodeCallback(function: "Card #1 in test().layoutSubviews()")?.className == "Card")
    #expect(CodeCallback(function: "Card.layOut()") == nil)
  }

  @Test func closuresAndFunctionsWithinOthersArePartsOfThem() {
    for part in [
      "closure #1 in Card.layoutSubviews()", "implicit closure #2 in Card.layoutSubviews()",
      "helper #1 (x:) in Card.layoutSubviews()", "helper #1 <A>(_:) in Card.layoutSubviews()",
    ] {
      #expect(CodeCallback.isPart(part), "\(part)")
    }
    for whole in [
      "Card.layoutSubviews()", "(Card in _12AB).layoutSubviews()", "Card #1 in test().layoutSubviews()",
    ] {
      #expect(!CodeCallback.isPart(whole), "\(whole)")
    }
  }

  @Test func stacksLeadToTheLinesOfCode() throws {
    let reader = Reader(frame: CGRect(x: 0, y: 0, width: 90, height: 10))
    reader.addSubview(UIView())
    let (trace, _) = UpdateTrace.recordDetails { MainActor.assumeIsolated { reader.layoutIfNeeded() } }
    let changed = try #require(trace.events.first { if case .changed = $0.kind { true } else { false } })
    CodeFrames.look(up: trace.stacks)
    let found = CodeFrames.frames(of: trace.stacks[try #require(changed.stack)])
    let line = try #require(found.first { !$0.isOfSystem && $0.source != nil })
    #expect(line.callback?.className == "Reader")
    #expect(line.source?.file.hasSuffix("CodeFramesTests.swift") == true)
    #expect(line.source?.line == 12)
  }
}
