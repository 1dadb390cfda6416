import DiagnosticCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

/// The drawing of labels.
///
/// In 20 points of boxes a letter is 10 wide and 1078/2048 · 20 = 10.527 high, a space 5; a line is 23.867 high with
/// its baseline 19.043 from the top.
@MainActor
struct LabelDrawingTests {
  private let xHeight: CGFloat = 1078.0 / 2048 * 20

  private func label(_ text: String?, width: CGFloat = 200, height: CGFloat = 24, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.font = .boxes(20)
    label.numberOfLines = lines
    label.text = text
    return label
  }

  @Test("Letters stand on the baseline, on a whole pixel, in the label's colour") func letters() {
    let label = label("aa b")
    label.textColor = .red
    let areas = label.layer.drawnAreas
    // 72 pixels high: the line is at the top; its baseline 57.1 pixels down, so 57.
    #expect(areas.count == 1 && areas.first?.rect.maxY == 19 && areas.first?.color == UIColor.red.cgColor)
    #expect(
      areas.first?.parts.map(\.minX) == [0, 10, 25] && areas.first?.parts.map(\.width) == [10, 10, 10])
    #expect(areas.allSatisfy { abs($0.rect.height - xHeight) < 1e-9 })
    label.textAlignment = .right
    #expect(label.layer.drawnAreas.first?.rect.maxX == 200)
    label.textAlignment = .center
    // 35 points in 200.
    #expect(label.layer.drawnAreas.first?.rect.minX == 82.5)
  }

  @Test("C.11: text stands in the middle from top to bottom") func middle() {
    // 24 of 44 points: 10 above, and the baseline 19.043 further down: 87.1 pixels.
    let label = label("a", height: 44)
    #expect(label.layer.drawnAreas.first?.rect.maxY == 29)
  }

  @Test("Lines that do not fit are left out, the last one that fits is cut") func cut() {
    let label = label("aa bb cc dd", width: 50, height: 50, lines: 0)
    // "aa bb" and "cc dd", 47.73 points high.
    #expect(label.layer.drawnAreas.map(\.rect.width) == [45, 45])
    label.frame.size.height = 40
    // One line of 50 points: "aa b…" is 20 + 5 + 10 + 10.
    #expect(label.layer.drawnAreas.map(\.rect.width) == [35, 10])
  }

  @Test("A label of its fitting size is not cut", arguments: [1, 2, 3] as [CGFloat]) func fitting(
    scale: CGFloat
  ) {
    let host = UIView()
    host.hostTraits = UITraitCollection(traitsFrom: [.headless, UITraitCollection(displayScale: scale)])
    for size in stride(from: 9.0, through: 34, by: 1.7) {
      for width in stride(from: 30.0, through: 300, by: 31) {
        let label = UILabel()
        host.addSubview(label)
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: size)
        label.text = "The quick brown fox jumps over a lazy dog"
        label.frame.size = label.sizeThatFits(CGSize(width: width, height: 0))
        // 33 letters; each is one area or more, "…" is none of them.
        let all = label.layer.drawnAreas
        label.frame.size.height += 100
        #expect(all.map(\.parts.count) == label.layer.drawnAreas.map(\.parts.count))
        label.removeFromSuperview()
      }
    }
  }

  @Test("Text shrinks to the width, on its own baseline, as far as it may") func shrinking() {
    let label = label("aaaa aaaa", width: 42.5)
    label.adjustsFontSizeToFitWidth = true
    // 85 points of text in 42.5: half the size.
    let shrunk = label.layer.drawnAreas.first
    #expect(shrunk.map { abs($0.rect.width - 42.5) < 1e-9 && $0.parts.count == 8 } == true)
    #expect(shrunk?.rect.maxY == 19)
    label.baselineAdjustment = .none
    // 1950/2048 · 10 = 9.52: 28.6 pixels from the top.
    #expect(label.layer.drawnAreas.first?.rect.maxY == 29.0 / 3)
    label.baselineAdjustment = .alignCenters
    // 11.93 points, 36 pixels high, in 24 points: 6 above. 15.52: 46.56 pixels.
    #expect(label.layer.drawnAreas.first?.rect.maxY == 47.0 / 3)
    label.minimumScaleFactor = 0.8
    // 16 points, and cut: letters of 8 points, a space of 4.
    #expect(label.layer.drawnAreas.first?.parts.map(\.width).allSatisfy { abs($0 - 8) < 1e-9 } == true)
    #expect(label.layer.drawnAreas.first.map { $0.rect.maxX <= 42.5 } == true)
  }

  @Test("Letters that stand further apart in smaller sizes shrink until all of them fit")
  func shrinkingCuts() {
    let label = label("Shrinks as much as it must", width: 1000)
    label.font = .systemFont(ofSize: 17)
    let letters = { label.layer.drawnAreas.reduce(0) { $0 + $1.parts.count } }
    let all = letters()
    label.adjustsFontSizeToFitWidth = true
    label.frame.size.width = label.intrinsicContentSize.width * 0.6
    #expect(letters() == all)
    #expect(label.layer.drawnAreas.allSatisfy { $0.rect.maxX <= label.bounds.width + 1e-6 })
  }

  @Test("A little too long, the letters move together") func tightening() {
    // 10 letters are 100 points wide, 0.5 too much: each is 0.05 nearer to the next.
    let label = label("aaaaaaaaaa", width: 99.5)
    #expect(label.layer.drawnAreas.map(\.parts.count) == [8, 1])
    label.allowsDefaultTighteningForTruncation = true
    #expect(label.layer.drawnAreas.first?.parts.count == 10)
    label.frame.size.width = 60
    #expect(label.layer.drawnAreas.map(\.parts.count) == [5, 1])
  }

  @Test("Highlighted and disabled labels have other colours") func colors() {
    let label = label("a")
    label.textColor = .red
    label.highlightedTextColor = .blue
    label.isHighlighted = true
    #expect(label.layer.drawnAreas.map(\.color) == [UIColor.blue.cgColor])
    label.isHighlighted = false
    label.isEnabled = false
    #expect(label.layer.drawnAreas.map(\.color) == [UIColor.red.withAlphaComponent(0.5).cgColor])
  }

  @Test("Dynamic colours are those of the label's traits") func dynamicColors() {
    let label = label("a")
    #expect(label.layer.drawnAreas.first?.color == UIColor.black.cgColor)
    label.hostTraits = UITraitCollection(traitsFrom: [
      .headless, UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(label.layer.drawnAreas.first?.color == UIColor.white.cgColor)
  }

  @Test("A shadow falls from all of the text") func shadows() {
    let label = label("a")
    #expect(label.layer.drawnAreas.map(\.hasShadow) == [false])
    label.shadowColor = .gray
    #expect(label.layer.drawnAreas.map(\.hasShadow) == [true])
  }

  @Test("drawText(in:) is called and decides where; draw(_:) may be overridden") func overrides() {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 7, dy: 0)) }
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        super.textRect(forBounds: bounds.insetBy(dx: 7, dy: 3), limitedToNumberOfLines: lines).insetBy(
          dx: -7, dy: -3)
      }
    }
    let padded = Padded(frame: CGRect(x: 0, y: 0, width: 50, height: 24))
    padded.font = .boxes(20)
    padded.text = "aa"
    #expect(padded.layer.drawnAreas.first?.rect.minX == 7)
    #expect(padded.sizeThatFits(.zero) == CGSize(width: 34, height: 30))
    #expect(padded.intrinsicContentSize == CGSize(width: 34, height: 30))
    final class Marked: UILabel {
      override func draw(_ rect: CGRect) {
        super.draw(rect)
        UIColor.green.setFill()
        UIGraphicsGetCurrentContext()?.fill(bounds)
      }
    }
    let marked = Marked(frame: padded.frame)
    marked.text = "a"
    #expect(marked.layer.drawnAreas.map(\.color) == [UIColor.label.cgColor, UIColor.green.cgColor])
  }

  @Test("Nothing is drawn before somebody looks, and what is drawn ends at the bounds") func late() {
    let label = label("aaaa", width: 15)
    label.lineBreakMode = .byClipping
    label.layoutIfNeeded()
    label.layer.displayIfNeeded()
    #expect(label.layer.drawing == nil)
    let steps = label.layer.viewSteps
    #expect(steps.count == 1 && steps.first?.clips.count == 1)
    label.frame.size.width = 100
    #expect(label.layer.viewSteps.first?.clips.isEmpty == true)
  }

  @Test("A label of a subclass is drawn as all views are, once for each change") func subclass() {
    final class Counting: UILabel {
      var count = 0
      override func drawText(in rect: CGRect) {
        count += 1
        super.drawText(in: rect)
      }
    }
    let label = Counting(frame: CGRect(x: 0, y: 0, width: 15, height: 24))
    label.text = "a"
    for _ in 0..<2 { label.layer.displayIfNeeded() }
    #expect(label.count == 1 && label.layer.drawing != nil && label.layer.viewSteps.isEmpty)
    label.frame.size.width = 100
    label.layer.displayIfNeeded()
    #expect(label.count == 2)
  }

  @Test("Of marks on a letter those past the fourth lie on that, and are not drawn again")
  func marks() throws {
    func parts(_ marks: String) throws -> [CGRect] {
      let label = label("a" + marks + "b", width: 400)
      label.font = .systemFont(ofSize: 20)
      return try #require(label.layer.drawnAreas.first).parts
    }
    let acute = "\u{301}"
    let four = try parts(String(repeating: acute, count: 4))
    #expect(try parts(acute).count < four.count)
    #expect(try parts(String(repeating: acute, count: 3_000)) == four)
    // Two kinds of them in turn: the second is the fourth, and both kinds lie there.
    let turns = try parts(String(repeating: acute + "\u{308}", count: 3))
    #expect(try parts(String(repeating: acute + "\u{308}", count: 2_000)) == turns)
  }

  @Test("Letters that kern draws onto one another are drawn twice at most") func piled() throws {
    let label = label(nil, width: 400)
    label.attributedText = NSAttributedString(
      string: String(repeating: "a", count: 2_000), attributes: [.kern: -10, .font: UIFont.boxes(20)])
    #expect(try #require(label.layer.drawnAreas.first).parts.count <= 2)
  }

  @Test("A label without area or text draws nothing") func nothing() {
    #expect(label(nil).layer.viewSteps.isEmpty && label("").layer.viewSteps.isEmpty)
    #expect(label("a", width: 0).layer.viewSteps.isEmpty && label("a", height: 0).layer.viewSteps.isEmpty)
  }

  @Test("A missing glyph is told once for a label and a character") func missing() {
    let told = LayoutDiagnostics.collect {
      let first = label("a字字")
      let second = label("字")
      second.frame.size.width = 70
      for _ in 0..<2 { for label in [first, second] { _ = label.layer.viewSteps } }
    }
    #expect(told.count == 2)
    #expect(told.allSatisfy { "\($0)".contains("U+5B57") })
  }
}
