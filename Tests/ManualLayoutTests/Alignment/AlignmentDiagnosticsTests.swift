import DiagnosticCore
import Foundation
import LayoutCore
import ManualLayout
import Testing

@MainActor
struct AlignmentDiagnosticsTests {
  private final class Caption: UIView {}
  private final class Badge: UIView {}

  private let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
  private let caption = Caption(frame: CGRect(x: 1, y: 2, width: 20, height: 10))
  private let badge = Badge(frame: CGRect(x: 30, y: 30, width: 10, height: 10))

  init() {
    superview.addSubview(caption)
    superview.addSubview(badge)
  }

  private func diagnostics(_ body: () -> Void) -> [LayoutDiagnostic] { LayoutDiagnostics.collect(body) }

  @Test("Left and right with leading and trailing: both views are named, and the view is aligned")
  func mixedPositions() {
    let found = diagnostics { caption.align(.topLeading, with: badge, .bottomRight) }
    #expect(
      found == [
        .placement(
          .mixedPositions(
            view: "Caption at (1.0, 2.0, 20.0, 10.0)", position: "topLeading",
            target: "Badge at (30.0, 30.0, 10.0, 10.0)", targetPosition: "bottomRight"))
      ])
    #expect(
      found.first?.description.contains("Caption") == true
        && found.first?.description.contains("Badge") == true)
    #expect(caption.frame.origin == CGPoint(x: 40, y: 40))
  }

  @Test("Exactly the mixed pairs are reported") func allPairs() {
    for position in Position.allCases {
      for other in Position.allCases {
        let found = diagnostics { caption.align(position, with: badge, other) }
        #expect(found.isEmpty != position.isMixedWith(other), "\(position) with \(other)")
      }
    }
  }

  @Test("Views in different trees: both are named, and the view stays") func differentTrees() {
    let stranger = Badge(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
    UIView().addSubview(stranger)
    let found = diagnostics { caption.align(.center, with: stranger, .center) }
    #expect(
      found == [
        .placement(
          .unrelatedViews(view: "Caption at (1.0, 2.0, 20.0, 10.0)", target: "Badge at (5.0, 5.0, 5.0, 5.0)"))
      ])
    #expect(found[0].description.contains("no common ancestor"))
    #expect(caption.frame.origin == CGPoint(x: 1, y: 2))
    #expect(throws: AlignmentError.noCommonSuperview) {
      try caption.untransformedFrameOffset(from: .center, to: stranger, .center)
    }
  }

  @Test("A view without a superview stays, whatever verb is used") func noSuperview() {
    let lonely = Caption(frame: CGRect(x: 7, y: 8, width: 5, height: 5))
    let verbs: [@MainActor () -> Void] = [
      { lonely.align(.center, with: badge, .center) }, { lonely.align(withSuperview: .center) },
      { lonely.align(withSuperview: .topLeft, inset: 4) }, { lonely.alignToSuperview(.topLeft, inset: 4) },
      { lonely.align(.center, withSuperviewPosition: .topLeft) },
      { lonely.align(.center, withSuperviewPoint: .zero) },
      { lonely.layoutMarginsAlignmentProxy.align(withSuperview: .center) },
    ]
    for verb in verbs {
      #expect(diagnostics(verb) == [.placement(.noSuperview(view: "Caption at (7.0, 8.0, 5.0, 5.0)"))])
    }
    #expect(lonely.frame.origin == CGPoint(x: 7, y: 8))
    #expect(throws: AlignmentError.noSuperview) {
      try lonely.untransformedFrameOffset(from: .center, to: badge, .center)
    }
  }

  @Test("A view with itself, or with what lies in it, which moves along") func targetsInside() {
    let inner = Badge(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    caption.addSubview(inner)
    #expect(diagnostics { caption.align(.topLeft, with: caption, .center) }.count == 1)
    let found = diagnostics { caption.align(.topLeft, with: inner, .center) }
    #expect(found.count == 1 && found[0].description.contains("is its descendant"))
    #expect(caption.frame.origin == CGPoint(x: 1, y: 2))
  }

  @Test("Points go with leading and left alike") func points() {
    for position in Position.allCases {
      #expect(diagnostics { caption.align(position, withSuperviewPoint: CGPoint(x: 5, y: 5)) }.isEmpty)
    }
  }
}
