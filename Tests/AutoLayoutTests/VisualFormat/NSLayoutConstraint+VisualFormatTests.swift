import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore
import Testing
import VisualFormatCore

/// The meaning of formats, written as descriptions of constraints (F.30).
@MainActor
struct VisualFormatTests {
  private let superview = UIView()
  private let views: [String: UIView]

  init() {
    var views: [String: UIView] = [:]
    superview.accessibilityIdentifier = "super"
    for name in ["a", "b", "c"] {
      let view = UIView()
      view.accessibilityIdentifier = name
      superview.addSubview(view)
      views[name] = view
    }
    self.views = views
  }

  private func texts(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
  ) throws -> [String] {
    try NSLayoutConstraint.constraints(visualFormat: format, options: options, metrics: metrics, views: views)
      .map { constraint in
        constraint.logDescription
          .replacingOccurrences(of: "<NSLayoutConstraint ", with: "")
          .replacingOccurrences(of: "   (inactive)>", with: "")
          .replacingOccurrences(of: "   (inactive, names: '|':UIView#super )>", with: "")
          .replacingOccurrences(of: "UIView#", with: "")
      }
  }

  private func reason(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]? = nil
  ) -> (Int, VisualFormatError.Reason)? {
    do {
      _ = try NSLayoutConstraint.constraints(
        visualFormat: format, options: options, metrics: metrics, views: views ?? self.views)
      return nil
    } catch {
      return (error.position, error.reason)
    }
  }

  @Test("F.26: constraints come in the order of the text: five") func order() throws {
    #expect(
      try texts("|-(>=10@m)-[a(b@1000)][b(20)]|", [], ["m": 300]) == [
        "H:|-(>=10@300)-[a](LTR)", "a.width == b.width", "H:[a]-(0)-[b](LTR)", "b.width == 20",
        "H:[b]-(0)-|(LTR)",
      ])
  }

  @Test("F.24: the standard space is 8, and the margin beside the superview") func standardSpace() throws {
    #expect(
      try texts("|-[a]-[b]-|") == [
        "a.leading == super.leadingMargin", "H:[a]-(8)-[b](LTR)", "super.trailingMargin == b.trailing",
      ])
    #expect(
      try texts("V:|-[a]-[b]-|") == [
        "a.top == super.topMargin", "V:[a]-(8)-[b]", "super.bottomMargin == b.bottom",
      ])
  }

  @Test("F.25: several predicates are several constraints, with relations and priorities") func predicates()
    throws
  {
    #expect(
      try texts("V:[a(>=b,<=100@750)]-(>=5,==gap@low)-[b]", [], ["gap": 7.5, "low": Float(250)]) == [
        "a.height >= b.height", "a.height <= 100 priority:750", "V:[a]-(>=5)-[b]", "V:[a]-(7.5@250)-[b]",
      ])
    #expect(try texts("V:[a]-gap-[b]", [], ["gap": NSNumber(value: -3)]) == ["V:[a]-(-3)-[b]"])
    #expect(try texts("V:[a]-(-3)-[b]") == ["V:[a]-(-3)-[b]"])
    for metric in [UInt8(4), 4, 4.0, Float(4), CGFloat(4), NSNumber(value: 4), UILayoutPriority(4)] as [Any] {
      #expect(try texts("[a(m)]", [], ["m": metric]) == ["a.width == 4"])
    }
  }

  @Test("F.25: a name that is a metric and a view is the number") func bothDictionaries() throws {
    #expect(try texts("[a(b)]", [], ["b": 9]) == ["a.width == 9"])
  }

  @Test("F.27: directions say which edges are related") func directions() throws {
    #expect(
      try texts("|-1-[a]-2-[b]-3-|", .directionLeftToRight) == [
        "H:|-(1)-[a]", "H:[a]-(2)-[b]", "H:[b]-(3)-|",
      ])
    // From right to left b is to the left of a.
    #expect(
      try texts("|-1-[a]-(>=2)-[b]-3-|", .directionRightToLeft) == [
        "H:[a]-(1)-|", "H:[b]-(>=2)-[a]", "H:|-(3)-[b]",
      ])
    #expect(try texts("|-[a]", .directionRightToLeft) == ["super.rightMargin == a.right"])
    #expect(try texts("V:[a]-2-[b]", .directionRightToLeft) == ["V:[a]-(2)-[b]"], "only across")
  }

  @Test("F.27: each view is aligned with the next, behind the space between them") func alignment() throws {
    #expect(
      try texts("[a][b]-[c]", [.alignAllTop, .alignAllLastBaseline]) == [
        "H:[a]-(0)-[b](LTR)", "a.top == b.top", "a.lastBaseline == b.lastBaseline", "H:[b]-(8)-[c](LTR)",
        "b.top == c.top", "b.lastBaseline == c.lastBaseline",
      ])
    let across: [NSLayoutConstraint.FormatOptions] = [
      .alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing, .alignAllCenterX,
    ]
    let down: [NSLayoutConstraint.FormatOptions] = [
      .alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllFirstBaseline, .alignAllLastBaseline,
    ]
    for options in across {
      #expect(try texts("V:[a][b]", options).count == 2 && reason("[a][b]", options)?.0 == 0)
    }
    for options in down {
      #expect(try texts("[a][b]", options).count == 2 && reason("V:[a][b]", options)?.0 == 0)
    }
    #expect(
      reason("[a][b]", .alignAllLeft)?.1
        == .options("The options align the views by left, and the format is horizontal itself."))
    #expect(try texts("[a(==5)]", .alignAllLeft).count == 1, "a single view is aligned with no other")
    #expect(reason("[a]", .directionMask)?.1 == .options("The options give two directions."))
  }

  @Test("F.27: space between baselines") func baselines() throws {
    #expect(
      try texts("V:|-4-[a]-5-[b]", .spacingBaselineToBaseline) == [
        "V:|-(4)-[a]", "b.firstBaseline == a.lastBaseline + 5",
      ])
    #expect(try texts("[a]-5-[b]", .spacingBaselineToBaseline) == ["H:[a]-(5)-[b](LTR)"])
  }

  @Test("Guides stand in formats as views do, in the view that they are in") func guides() throws {
    let guide = UILayoutGuide()
    superview.addLayoutGuide(guide)
    let made = try NSLayoutConstraint.constraints(
      visualFormat: "|[g(10)]-[a]", views: ["g": guide, "a": views["a"]!])
    #expect(made.count == 3 && made[0].firstItem === guide && made[0].secondItem === superview)
    #expect(made.allSatisfy { !$0.isActive })
    NSLayoutConstraint.activate(made)
    #expect(superview.constraints == made, "the width of the guide is held by the view that it is in")
  }

  @Test("F.26: names that are not there, or of the wrong kind, with their places") func names() {
    let metrics = ["m": 1.0, "high": 1001, "low": -1, "nan": Double.nan]
    let expected: [(String, Int, VisualFormatError.Reason)] = [
      ("[a]-[x]", 5, .unknownView("x", isMetric: false)), ("[m]", 1, .unknownView("m", isMetric: true)),
      ("[a(x)]", 3, .unknownName("x")), ("[a]-x-[b]", 4, .unknownMetric("x", isView: false)),
      ("[a]-(>=b)-[b]", 7, .unknownMetric("b", isView: true)),
      ("[a(1@b)]", 5, .unknownMetric("b", isView: true)), ("[a(1@1001)]", 5, .invalidPriority("1001")),
      ("[a(1@-1)]", 5, .invalidPriority("-1")), ("[a(1@high)]", 5, .invalidPriority("1001")),
      ("[a(1@low)]", 5, .invalidPriority("-1")), ("[a(nan)]", 3, .metricIsNoNumber("nan")),
    ]
    for (format, position, reason) in expected {
      let found = self.reason(format, metrics: metrics)
      #expect(found?.0 == position && found?.1 == reason, "\(format)")
    }
    #expect(reason("[a(m)]", metrics: ["m": "text"])?.1 == .metricIsNoNumber("m"))
    #expect(reason("[a]", views: ["a": 3])?.1 == .notAView("a"))
    let found = reason("[a]-|", views: ["a": UIView()])
    #expect(found?.0 == 4 && found?.1 == .noSuperview("a"))
    #expect(reason("|[a]", views: ["a": UILayoutGuide()])?.1 == .noSuperview("a"))
  }

  @Test("A mistake in a format is reported, and there are no constraints") func reports() {
    var made: [NSLayoutConstraint] = []
    let problems = LayoutDiagnostics.collect {
      made = NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[a]-10-[missing]", options: [], metrics: nil, views: views)
    }
    #expect(made.isEmpty)
    #expect(
      problems.map(\.description) == [
        """
        Unable to parse constraint format:
        V:|[a]-10-[missing]
                   ^
        missing is not a key in the views dictionary.
        """
      ])
    made = NSLayoutConstraint.constraints(withVisualFormat: "|[a]|", metrics: nil, views: views)
    #expect(made.count == 2)
  }
}
