import ControlCore
import Foundation
import LayoutCore
import StyleCore
import Testing
import TextKitCore
import TextViewCore
import ViewTestSupport

/// The leading of text styles (K.1, K.2).
///
/// A line of 17 points is 17 · 2444/2048 = 20.287 points high; body and headline add 22 − 20.287 = 1.713 below it,
/// subheadline 20 − 17.900 = 2.100.
@MainActor
struct LabelLeadingTests {
  private func label(_ font: UIFont, _ text: String = "x\nx", scale: CGFloat = 3) -> UILabel {
    let host = UIView()
    host.hostTraits = UITraitCollection(traitsFrom: [.headless, UITraitCollection(displayScale: scale)])
    let label = UILabel()
    host.addSubview(label)
    label.numberOfLines = 0
    label.font = font
    label.text = text
    label.frame.size = label.sizeThatFits(CGSize(width: 300, height: 0))
    // The host need not live on.
    hosts.append(host)
    return label
  }

  private final class Hosts {
    var views: [UIView] = []
    func append(_ view: UIView) { views.append(view) }
  }
  private let hosts = Hosts()

  @Test(
    "K.1: leading is between lines, and the sum is rounded up once",
    arguments: [
      (.headline, 1, 2, 20.5), (.headline, 2, 2, 42.5), (.body, 2, 3, 127.0 / 3), (.body, 3, 3, 193.0 / 3),
      (.subheadline, 3, 3, 58),
    ] as [(UIFont.TextStyle, Int, CGFloat, CGFloat)])
  func heights(style: UIFont.TextStyle, lines: Int, scale: CGFloat, height: CGFloat) {
    let text = Array(repeating: "x", count: lines).joined(separator: "\n")
    let label = label(.preferredFont(forTextStyle: style), text, scale: scale)
    #expect(abs(label.bounds.height - height) < 1e-9)
    #expect(label.intrinsicContentSize == label.bounds.size)
  }

  @Test(
    "K.1: fonts of a size alone have no leading",
    arguments: [(1, 20.5), (2, 41), (3, 61), (4, 81.5), (5, 101.5)] as [(Int, CGFloat)])
  func sizedFonts(lines: Int, height: CGFloat) {
    let text = Array(repeating: "x", count: lines).joined(separator: "\n")
    #expect(label(.systemFont(ofSize: 17), text, scale: 2).bounds.height == height)
  }

  @Test("K.1: of the fonts of a line the most leading counts, below that line")
  func mixedFonts() {
    let text = NSMutableAttributedString(
      string: "xx\nx\nx", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let body = UIFont.preferredFont(forTextStyle: .body)
    text.addAttribute(.font, value: body, range: NSRange(location: 1, length: 1))
    let label = label(.systemFont(ofSize: 17))
    label.attributedText = text
    // Three lines of 20.287, and 1.713 below the first: 62.574, in pixels 187.7.
    #expect(abs(label.intrinsicContentSize.height - 188.0 / 3) < 1e-9)
  }

  @Test("K.2: lines are drawn as far apart as they are measured, each on its pixel")
  func baselines() {
    let label = label(.preferredFont(forTextStyle: .body), "x\nx\nx")
    // 17 · 1950/2048 = 16.187, in pixels 48.6; each further line is 66 pixels below.
    #expect(label.visibleLines.map { ($0.baseline * 3).rounded() } == [49, 115, 181])
    #expect(label.layer.drawnAreas.map { ($0.rect.maxY * 3).rounded() } == [49, 115, 181])
  }

  @Test("K.2: constraints know the last baseline with the leading above it")
  func lastBaseline() {
    let label = label(.preferredFont(forTextStyle: .body), "x\nx\nx")
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = UIView()
    for view in [label, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: label.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // 193 pixels of height, the last baseline 181 from the top.
    #expect((box.frame.minY * 3).rounded() == 181 && (label.frame.height * 3).rounded() == 193)
  }

  @Test("K.1: a button's title of several lines has its leading, too")
  func buttons() {
    let button = UIButton(type: .custom)
    button.titleLabel?.numberOfLines = 0
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.setTitle("x\nx", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    button.layoutIfNeeded()
    #expect(abs((button.titleLabel?.bounds.height ?? 0) - 127.0 / 3) < 1e-9)
  }

  @Test("K.1: strings have leading where they are asked to use the font's")
  func strings() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.preferredFont(forTextStyle: .body)]
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      NSString(string: "x\nx").boundingRect(
        with: CGSize(width: 300, height: 300), options: options, attributes: attributes, context: nil
      ).height
    }
    let line: CGFloat = 17 * 2444 / 2048
    #expect(abs(height([.usesLineFragmentOrigin, .usesFontLeading]) - (line + 22)) < 1e-9)
    #expect(abs(height(.usesLineFragmentOrigin) - 2 * line) < 1e-9)
  }

  @Test("K.1: a text view's lines have the leading unless its layout manager leaves it out")
  func textViews() {
    let view = UITextView()
    view.font = .preferredFont(forTextStyle: .body)
    view.text = "x\nx\nx"
    // 193 pixels of lines, and 8 points above and below.
    #expect(abs(view.sizeThatFits(CGSize(width: 300, height: 0)).height - (193.0 / 3 + 16)) < 1e-9)
    view.layoutManager.usesFontLeading = false
    // 60.861 points, 182.6 pixels.
    #expect(abs(view.sizeThatFits(CGSize(width: 300, height: 0)).height - (183.0 / 3 + 16)) < 1e-9)
  }
}
