import Foundation
import StyleCore
import Testing
import TextKitCore

/// Texts of HTML.
struct HTMLDocumentTests {
  /// Reads a document.
  private func text(_ html: String) throws -> NSMutableAttributedString {
    unsafe try NSMutableAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  private func value<Value>(_ key: NSAttributedString.Key, _ text: NSAttributedString, at index: Int)
    -> Value?
  {
    unsafe text.attribute(key, at: index, effectiveRange: nil) as? Value
  }

  private func font(_ text: NSAttributedString, at index: Int) throws -> UIFont {
    try #require(value(.font, text, at: index))
  }

  private func paragraph(_ text: NSAttributedString, at index: Int) throws -> NSParagraphStyle {
    try #require(value(.paragraphStyle, text, at: index))
  }

  @Test(arguments: [("13.37px", 13.37), ("13.53px", 13.5), ("13.397px", 13.4), ("13.4px", 13.4)])
  func `a size that is almost a half or a tenth of a point is that`(size: String, expected: CGFloat) throws {
    let text = try text("<span style='font-size: \(size)'>a</span>")
    #expect(abs(try font(text, at: 0).pointSize - expected) < 1e-9)
  }

  /// A hue of 120 degrees is green; halves of saturation and lightness are a brightness of ¾ and a saturation of ⅔.
  @Test(arguments: [
    ("hsl(120 100% 50%)", [0, 1, 0, 1]), ("hsla(120deg, 100%, 50%, 0.5)", [0, 1, 0, 0.5]),
    ("hsl(120 50% 50%)", [0.25, 0.75, 0.25, 1]), ("hsl(120 50 50)", [0.25, 0.75, 0.25, 1]),
    ("hsl(480, 100%, 100%)", [1, 1, 1, 1]),
    ("rgb(255 0 51)", [1, 0, 0.2, 1]), ("rgba(100%, 0%, 20%, 50%)", [1, 0, 0.2, 0.5]),
  ])
  func `colours are shares, or turns and percents`(style: String, expected: [CGFloat]) throws {
    let text = try text("<span style='color: \(style)'>a</span>")
    let color: UIColor = try #require(value(.foregroundColor, text, at: 0))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    let parts = [red, green, blue, alpha]
    #expect(zip(parts, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(parts)")
  }

  @Test(arguments: [
    ("<p>Hi</p>", "Hi\n"), ("Hi <b>you</b>", "Hi you"), ("<p>  x \n y </p>\n<p>z", "x y\nz\n"),
    ("<p>a<br>b</p>c<br>d", "a\u{2028}b\nc\nd"), ("<div>a<div>b</div></div>c", "a\nb\nc"),
    ("a<hr>b", "a\n\nb"), ("<p></p>", "\n"), ("<pre>\n a\n  b</pre>", " a\n  b\n"),
    ("<ul><li>one<li>two</ul>after", "\t•\tone\n\t•\ttwo\nafter"),
    ("<ol start=3><li>x<ul><li>y</ul><li>z</ol>", "\t3.\tx\n\t◦\ty\n\t4.\tz\n"),
    ("<ol type=i><li>a<li>b</ol>", "\ti.\ta\n\tii.\tb\n"),
    ("<table><tr><td>a<td>b<tr><td>c<td>d</table>e", "a\tb\nc\td\ne"),
    ("<title>T</title><script>1<2</script><!-- c -->x<style>p{}</style>", "x"),
    ("q <q>a <q>b</q></q>", "q “a ‘b’”"),
    ("a&nbsp;&nbsp;b &amp &lt;&#8364;&#x20ac;&#128; &bogus; AT&T", "a\u{A0}\u{A0}b & <€€€ &bogus; AT&T"),
    ("<span style='text-transform: uppercase'>ab</span><span style='display:none'>c</span>", "AB"),
    ("<", "<"), ("</", "</"), ("<a", ""), ("<!--", ""), ("a < b", "a < b"), ("</p>x", "\nx"), ("", ""),
    ("a<!-b>c<!>d<!--e>-->f", "acdf"),
    ("<!DOCTYPE html><html><head><title>T</title><p>a", "a\n"), ("<head><title>T</title>a", "a"),
    (
      "<style media=print>b{display:none}</style><style media=all>i{display:none}</style><b>a</b><i>c</i>",
      "a"
    ),
  ])
  func `a document has a text`(_ html: String, _ expected: String) throws {
    #expect(try text(html).string == expected)
  }

  @Test func `lists that are rows have numbers of items to the last`() throws {
    let last = "9223372036854775807"
    #expect(try text("<ol start=\(last) style='display:table-row'><td>x").string.contains("x"))
    #expect(try text("<ul style='display:table-row'><li value=\(last)>a<td>x").string.contains("x"))
  }

  @Test func `weights are relative to the element around, and short forms in any case`() throws {
    #expect(
      try font(text("<b style='font-weight: bolder'>a</b>"), at: 0).fontName == "TimesNewRomanPS-BoldMT")
    let text = try text("<span style='font: Italic Bold .9em Times'>a</span>")
    #expect(try font(text, at: 0).fontName == "TimesNewRomanPS-BoldItalicMT")
    #expect(try font(text, at: 0).pointSize == 10.8)
  }

  @Test func `text is in Times of 12 points, black, and may be changed`() throws {
    let text = try text("Hi <b>you</b> <i>there</i>")
    #expect(try font(text, at: 0).fontName == "TimesNewRomanPSMT")
    #expect(try font(text, at: 0).pointSize == 12)
    #expect(try font(text, at: 3).fontName == "TimesNewRomanPS-BoldMT")
    #expect(try font(text, at: 7).fontName == "TimesNewRomanPS-ItalicMT")
    #expect(value(.foregroundColor, text, at: 0) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    text.append(NSAttributedString(string: "!"))
    #expect(text.string == "Hi you there!")
  }

  @Test func `paragraphs have the margins of their elements`() throws {
    let text = try text(
      "<h1>a</h1><p>b</p><p style='margin: 1px 2px 3px 4px; text-align: right'>c</p><div>d</div>")
    // 2em of 12, and 0.67 of that.
    #expect(try font(text, at: 0).pointSize == 24 && paragraph(text, at: 0).paragraphSpacing == 16.08)
    #expect(try paragraph(text, at: 2).paragraphSpacing == 12)
    let own = try paragraph(text, at: 4)
    #expect(
      own.paragraphSpacing == 3 && own.headIndent == 4 && own.firstLineHeadIndent == 4 && own.tailIndent == -2
    )
    #expect(own.alignment == .right)
    #expect(try paragraph(text, at: 6).paragraphSpacing == 0)
  }

  @Test func `items have tabs for their markers`() throws {
    let text = try text("<ul><li>a<ol><li>b</ol></ul>")
    let (outer, inner) = (try paragraph(text, at: 0), try paragraph(text, at: 5))
    #expect(outer.headIndent == 36 && outer.firstLineHeadIndent == 0)
    #expect(outer.tabStops.map(\.location) == [11, 36])
    #expect(inner.headIndent == 72 && inner.tabStops.map(\.location) == [47, 72])
  }

  @Test func `links are URLs, blue and underlined`() throws {
    let text = try text("<base href='https://a.b/c/'>x <a href='d?e=1&amp;f=2'>y</a><a href='#z'>z</a>")
    #expect(value(.link, text, at: 2) == URL(string: "https://a.b/c/d?e=1&f=2"))
    #expect(value(.foregroundColor, text, at: 2) == UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1))
    #expect(value(.underlineStyle, text, at: 2) == 1)
    #expect(unsafe text.attribute(.link, at: 0, effectiveRange: nil) == nil)
    #expect(unsafe text.attribute(.link, at: 3, effectiveRange: nil) == nil)
  }

  @Test func `looks of elements and of styles are attributes`() throws {
    let text = try text(
      "<u>a</u><s>b</s><sup>c</sup><code>d</code><font color=red face=Georgia size=5>e</font>"
        + "<span style=\"font-family: 'None', -apple-system; font-size: 17; letter-spacing: 2px; background: #ff0\">f</span>"
    )
    #expect(value(.underlineStyle, text, at: 0) == 1 && value(.strikethroughStyle, text, at: 1) == 1)
    // Raised by a third of 12 and a point, in 12 / 1.2.
    #expect(value(.baselineOffset, text, at: 2) == CGFloat(5))
    #expect(try font(text, at: 2).pointSize == 10)
    #expect(try font(text, at: 3).familyName == "Courier")
    #expect(try font(text, at: 4).familyName == "Georgia" && font(text, at: 4).pointSize == 18)
    #expect(value(.foregroundColor, text, at: 4) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(try font(text, at: 5) == UIFont.systemFont(ofSize: 17))
    #expect(value(.kern, text, at: 5) == CGFloat(2))
    #expect(value(.backgroundColor, text, at: 5) == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
  }

  @Test func `a style sheet counts by its selectors`() throws {
    let text = try text(
      """
      <style>/* c */ #i { color: #0f0 } .k, p.k { color: #f00; font-size: 20px !important } p > b { color: blue }
      @media print { p { color: white } } a:hover { color: white } div p { color: white }</style>
      <p class='j k' id=i style='font-size: 10px'>a<b>b</b></p><p class=k>c</p>
      """)
    #expect(value(.foregroundColor, text, at: 0) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(try font(text, at: 0).pointSize == 20)
    #expect(value(.foregroundColor, text, at: 1) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(value(.foregroundColor, text, at: 3) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `elements that overlap end where they should`() throws {
    let text = try text("<b>a<p>b</b>c</p><p><i>d</p><p>e</i>f</p>")
    #expect(text.string == "a\nbc\nd\nef\n")
    let bold = [0, 2, 3].map { try? font(text, at: $0).fontName.contains("Bold") }
    #expect(bold == [true, true, false])
    let italic = [5, 7, 8].map { try? font(text, at: $0).fontName.contains("Italic") }
    #expect(italic == [true, true, false])
  }

  @Test func `an image of a data URL is an attachment`() throws {
    let text = try text(
      "a<img src='data:image/png;base64,aGk=' width=20 height=10><img src='https://a.b/c.png'>b")
    #expect(text.string == "a\u{FFFC}b")
    let attachment: NSTextAttachment = try #require(value(.attachment, text, at: 1))
    #expect(attachment.contents == Data("hi".utf8) && attachment.fileType == "public.png")
    #expect(attachment.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `damaged documents of any kind end`() throws {
    let parts = [
      "<", ">", "</", "<p", "<b>", "</b>", "<table>", "<td>", "</table>", "<ul>", "<li>", "</ul>", "&", "&#",
      ";", "x",
      "\"", "'", "=", "style=", "<style>", "{", "}", "</style>", "<!--", "-->", " ", "\n", "<a href=", "<h1>",
      "<pre>",
      "font:1px/", "<img src=data:,x>", "<br>", "</p>", "<q>", "</li>", "<sup>", "\u{0}", "é",
      "<font size=99999999999>",
    ]
    var seed: UInt64 = 1
    for _ in 0..<300 {
      var html = ""
      for _ in 0..<40 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        html += parts[Int(seed >> 33) % parts.count]
      }
      _ = try text(html)
    }
    #expect(try text(String(repeating: "<div><b>", count: 5000) + "x").string == "x\n")
  }
}
