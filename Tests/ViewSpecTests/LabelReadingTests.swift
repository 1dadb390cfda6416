import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewSpec

/// Labels of specs are labels with the properties that are said.
@MainActor
@Suite struct LabelReadingTests {
  private func makeLabel(_ properties: String) throws -> UILabel {
    let text = """
      { "canvas": { "width": 100, "height": 60 }, "views": [
        { "type": "label", "frame": "superview", \(properties) }] }
      """
    let spec = try LayoutSpec(parsing: Array(text.utf8), file: "test.json")
    let canvas = try spec.makeView(traits: UITraitCollection(displayScale: 2))
    return try #require(canvas.subviews.first?.subviews.first as? UILabel)
  }

  @Test func `what is not said is as in UIKit`() throws {
    let (label, plain) = (try makeLabel(#""text": "a b""#), UILabel())
    #expect(label.text == "a b" && label.font == plain.font && label.textColor == plain.textColor)
    #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural && !label.adjustsFontSizeToFitWidth)
  }

  @Test func `properties of labels`() throws {
    let label = try makeLabel(
      #""text": "a", "color": "red", "lines": 3, "alignment": "center", "lineBreak": "truncatingHead", "minimumScale": 0.5"#
    )
    #expect(label.textColor == .red && label.numberOfLines == 3 && label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingHead)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
  }

  @Test(
    arguments: [
      ("12", UIFont.systemFont(ofSize: 12)), (#""2 * 6""#, nil),
      (#"{ "size": "24 / scale", "weight": "bold" }"#, UIFont.systemFont(ofSize: 12, weight: .bold)),
      (#"{ "size": 12, "italic": true }"#, UIFont.italicSystemFont(ofSize: 12)),
      (
        #"{ "size": 12, "monospaced": true, "weight": "light" }"#,
        UIFont.monospacedSystemFont(ofSize: 12, weight: .light)
      ),
      (
        #"{ "size": 12, "monospacedDigits": true }"#,
        UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
      ),
      (
        #"{ "weight": "thin", "width": "condensed" }"#,
        UIFont.systemFont(ofSize: 17, weight: .thin, width: .condensed)
      ),
      (#""title1""#, UIFont.preferredFont(forTextStyle: .title1)),
      (#"{ "style": "headline" }"#, UIFont.preferredFont(forTextStyle: .headline)),
    ] as [(String, UIFont?)])
  func `fonts are a size, a style, or an object`(font: String, expected: UIFont?) throws {
    guard let expected else {
      #expect(throws: SpecError.self) { try makeLabel(#""text": "a", "font": \#(font)"#) }
      return
    }
    #expect(try makeLabel(#""text": "a", "font": \#(font)"#).font == expected)
  }

  @Test func `what only attributes can say`() throws {
    let label = try makeLabel(
      #""text": "a", "kern": 2, "lineSpacing": 3, "underline": true, "strikethrough": true, "alignment": "right""#
    )
    let attributes = try unsafe #require(label.attributedText?.attributes(at: 0, effectiveRange: nil))
    #expect(attributes[.kern] as? CGFloat == 2)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 3)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    #expect(attributes[.underlineStyle] as? Int == 1 && attributes[.strikethroughStyle] as? Int == 1)
  }

  @Test(arguments: [
    (#""lines": 1"#, #"missing key "text""#), (#""text": 3"#, "expected a string"),
    (#""text": "a", "lines": -1"#, "whole number"),
    (#""text": "a", "font": "titel1""#, #"did you mean "title1"?"#),
    (#""text": "a", "font": { "size": 0 }"#, "use a number above 0"),
    (#""text": "a", "font": { "size": 3, "style": "body" }"#, "a text style determines the size"),
    (#""text": "a", "views": []"#, "views"),
  ])
  func `mistakes are told`(properties: String, message: String) {
    do {
      _ = try makeLabel(properties)
      Issue.record("no error")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
    }
  }

  @Test func `labels are as large as their text`() throws {
    let text = """
      { "canvas": { "width": 300, "height": 60 }, "views": [
        { "type": "label", "text": "A text", "sizeToFit": {}, "position": {} }] }
      """
    let layout = try SpecLayout(text, scale: 2)
    let label = UILabel()
    label.hostTraits = UITraitCollection(traitsFrom: [.headless, UITraitCollection(displayScale: 2)])
    label.text = "A text"
    #expect(layout.frames.first?.size == label.intrinsicContentSize)
  }
}
