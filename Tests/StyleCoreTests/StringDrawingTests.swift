import DiagnosticCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import Testing
import TextKitCore
import TextViewCore
import ViewTestSupport

/// Strings that are measured and drawn. In 20 points of boxes a letter is 10 wide, a space 5, and a line 23.867 high.
@MainActor
struct StringDrawingTests {
  private let line: CGFloat = 20 * 2444 / 2048
  private let baseline: CGFloat = 20 * 1950 / 2048
  private let boxes: [NSAttributedString.Key: Any] = [.font: UIFont.boxes(20)]

  private func drawn(_ body: () -> Void) -> [DrawnArea] {
    final class Drawer: UIView {
      var body: () -> Void = {}
      override func draw(_ rect: CGRect) { body() }
    }
    let view = Drawer(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    return withoutActuallyEscaping(body) { body in
      view.body = body
      let context = CGContext(rect: view.bounds)
      UIGraphicsPushContext(context)
      view.draw(view.bounds)
      UIGraphicsPopContext()
      view.body = {}
      return context.drawing.steps.areas
    }
  }

  @Test("Sizes are not rounded") func sizes() {
    #expect("aa b".size(withAttributes: boxes) == CGSize(width: 35, height: line))
    #expect("aa\na".size(withAttributes: boxes) == CGSize(width: 20, height: 2 * line))
    // A space at the end counts.
    #expect(("aa " as NSString).size(withAttributes: boxes).width == 25)
  }

  @Test("Without an origin of lines, the text is one line on its baseline") func baselineOrigin() {
    let rect = "aa bb".boundingRect(with: CGSize(width: 30, height: 0), attributes: boxes, context: nil)
    #expect(rect == CGRect(x: 0, y: -baseline, width: 45, height: line))
  }

  @Test("With it, lines break at the width; the height counts where the last line is cut") func lines() {
    let size = CGSize(width: 50, height: 30)
    let context = NSStringDrawingContext()
    let rect = "aa bb cc".boundingRect(
      with: size, options: .usesLineFragmentOrigin, attributes: boxes, context: context)
    // "aa bb" and the space after it (K.7).
    #expect(rect == CGRect(x: 0, y: 0, width: 50, height: 2 * line) && context.totalBounds == rect)
    let cut = "aa bb cc".boundingRect(
      with: size, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: boxes,
      context: nil)
    #expect(cut.height == line && cut.width <= 50)
  }

  @Test("A font's leading counts if it is asked for") func leading() {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let body: [NSAttributedString.Key: Any] = [
      .font: UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
    ]
    let plain = "a\na".boundingRect(
      with: .zero, options: .usesLineFragmentOrigin, attributes: body, context: nil)
    let spaced = "a\na".boundingRect(
      with: .zero, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: body, context: nil)
    // 22 points from baseline to baseline.
    #expect(abs(spaced.height - plain.height - (22 - 17 * 2444.0 / 2048)) < 1e-9)
  }

  @Test("What glyphs cover") func deviceMetrics() {
    let rect = "aa".boundingRect(
      with: .zero, options: [.usesDeviceMetrics], attributes: boxes, context: nil)
    #expect(rect == CGRect(x: 0, y: -1078.0 / 2048 * 20, width: 20, height: 1078.0 / 2048 * 20))
  }

  @Test("Text shrinks as far as the context lets it") func scaling() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let rect = "aaaa".boundingRect(
      with: CGSize(width: 30, height: line), options: .usesLineFragmentOrigin, attributes: boxes,
      context: context)
    #expect(context.actualScaleFactor == 0.75 && rect.width == 30)
    let fromTheRight = NSMutableParagraphStyle()
    fromTheRight.baseWritingDirection = .rightToLeft
    _ = "aaaa".boundingRect(
      with: CGSize(width: 30, height: line), options: .usesLineFragmentOrigin,
      attributes: boxes.merging([.paragraphStyle: fromTheRight]) { $1 }, context: context)
    #expect(context.actualScaleFactor == 0.75, "from the right, a line is as long")
    _ = "aaaa".boundingRect(
      with: CGSize(width: 100, height: line), options: .usesLineFragmentOrigin, attributes: boxes,
      context: context)
    #expect(context.actualScaleFactor == 1)
  }

  @Test("Strings draw where they are told, on whole pixels, in the colour of the text") func drawing() {
    let red = boxes.merging([.foregroundColor: UIColor.red]) { $1 }
    let areas = drawn { "aa".draw(at: CGPoint(x: 3, y: 4), withAttributes: red) }
    // 4 + 19.043 points are 69.1 pixels at 3x.
    #expect(
      areas.map(\.rect.minX) == [3] && areas.map(\.rect.maxY) == [23]
        && areas.map(\.color) == [UIColor.red.cgColor])
    let wrapped = drawn {
      "aa bb cc".draw(in: CGRect(x: 0, y: 0, width: 50, height: 30), withAttributes: boxes)
    }
    #expect(wrapped.count == 1, "the second line does not fit")
    let onBaseline = drawn {
      "a".draw(with: CGRect(x: 5, y: 100, width: 50, height: 50), attributes: boxes, context: nil)
    }
    #expect(onBaseline.map(\.rect.maxY) == [100])
    "a".draw(at: .zero, withAttributes: boxes)
  }

  @Test("Backgrounds are behind; lines are under and through the text") func decorations() {
    let style = NSUnderlineStyle.single.rawValue
    let all = boxes.merging(
      [
        .backgroundColor: UIColor.yellow, .underlineStyle: style, .underlineColor: UIColor.green,
        .strikethroughStyle: style, .strikethroughColor: UIColor.blue, .foregroundColor: UIColor.red,
      ]) { $1 }
    let areas = drawn { "aa".draw(at: .zero, withAttributes: all) }
    #expect(areas.map(\.color) == [UIColor.yellow, .green, .red, .blue].map(\.cgColor))
    #expect(areas.allSatisfy { $0.rect.minX == 0 && $0.rect.width == 20 })
    // A thickness of 0.05 em is 3 pixels; the underline's middle is 0.1 em, 6 pixels, under the baseline at 57.
    #expect(abs(areas[1].rect.height - 1) < 1e-9 && areas[1].rect.minY > 19)
    #expect(areas[3].rect.maxY < 19 && areas[3].rect.minY > 19 - 10.6)
  }

  @Test("Lines by word leave out spaces; patterns have gaps") func patterns() {
    func line(_ style: NSUnderlineStyle) -> DrawnArea? {
      let attributes = boxes.merging([.underlineStyle: style.rawValue]) { $1 }
      return drawn { "aa bb".draw(at: .zero, withAttributes: attributes) }.first
    }
    #expect(line([.single])?.parts.count == 1)
    #expect(line([.single, .patternDot]).map { $0.parts.count > 10 } == true)
    #expect(line([.thick])?.rect.height == 2)
    let words = drawn {
      let style = NSUnderlineStyle([.single, .byWord]).rawValue
      "aa bb".draw(at: .zero, withAttributes: boxes.merging([.underlineStyle: style]) { $1 })
    }
    #expect(words.prefix(2).map(\.rect.minX) == [0, 25] && words.prefix(2).map(\.rect.width) == [20, 20])
  }

  @Test("Kern, offsets and widths move letters") func positions() {
    func parts(_ attributes: [NSAttributedString.Key: Any]) -> DrawnArea? {
      drawn { "aa".draw(at: .zero, withAttributes: boxes.merging(attributes) { $1 }) }.first
    }
    #expect(parts([.kern: 3])?.parts.map(\.minX) == [0, 13])
    #expect(parts([.tracking: 2])?.parts.map(\.minX) == [0, 12])
    // A line is as high as what is raised: the baseline is where it was in a line that is 6 points higher.
    #expect(parts([.baselineOffset: 6])?.rect.maxY == 19)
    // e^0.5 = 1.6487.
    #expect(parts([.expansion: 0.5]).map { abs($0.rect.width - 20 * 1.6487) < 1e-3 } == true)
    // The top of a letter, 10.527 high, leans by half of its height.
    #expect(parts([.obliqueness: 0.5]).map { abs($0.rect.width - 20 - 10.527 / 2) < 1e-3 } == true)
  }

  @Test("Attachments take their bounds, and show their image there") func attachments() {
    let pixels = Array(repeating: [0, 0, 255, 255] as [UInt8], count: 4).flatMap { $0 }
    let image = UIImage(cgImage: CGImage(width: 2, height: 2, pixels: pixels), scale: 1, orientation: .up)
    let attachment = NSTextAttachment(image: image)
    attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 40)
    let text = NSMutableAttributedString(string: "a", attributes: boxes)
    text.append(NSAttributedString(attachment: attachment))
    // 36 points above the baseline; the descent of the font is larger than 4.
    #expect(text.size().width == 40 && abs(text.size().height - (36 + 20 * 494.0 / 2048)) < 1e-9)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    label.attributedText = text
    #expect(label.layer.viewSteps.count == 2)
  }

  @Test("Hostile text is measured and drawn") func hostile() {
    let texts = [
      String(decoding: [0xD800, 0x61, 0xDC00] as [UInt16], as: UTF16.self),
      String(repeating: "\u{301}", count: 1_000),
      "a\0b\tc\u{200D}\u{FEFF}", "👩‍👩‍👧‍👦🏳️‍🌈", String(repeating: "\n", count: 200), "\u{202E}abc",
    ]
    for text in texts {
      for size in [12, 0, -3, 1e7, .nan, .infinity] as [CGFloat] {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        label.font = UIFont.systemFont(ofSize: 12).withSize(size)
        label.numberOfLines = 0
        label.text = text
        _ = LayoutDiagnostics.collect {
          _ = (label.sizeThatFits(CGSize(width: 50, height: 0)), label.layer.viewSteps)
        }
      }
    }
  }

  @Test(arguments: [1e30, -1e30, 1e16, .infinity, .nan] as [CGFloat])
  func `a dotted line far away comes to an end`(place: CGFloat) {
    let line = NSUnderlineStyle.single.rawValue | NSUnderlineStyle.patternDot.rawValue
    let text = NSAttributedString(string: "aa", attributes: boxes.merging([.underlineStyle: line]) { $1 })
    #expect(drawn { text.draw(at: CGPoint(x: place, y: 0)) }.count < 10)
  }
}
