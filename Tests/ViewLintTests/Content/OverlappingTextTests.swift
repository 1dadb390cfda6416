import ControlCore
import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore

@testable import ViewLint

/// In a label 24 high the letters reach from 8.473 to 19.
@MainActor
struct OverlappingTextTests {
  private func label(_ text: String, x: CGFloat = 0, y: CGFloat) -> UILabel {
    boxLabel(text, CGRect(x: x, y: y, width: 100, height: 24))
  }

  @Test func `letters upon letters`() throws {
    let found = findings(.overlappingText, in: label("abc", y: 0), label("defgh", x: 20, y: 4))
    let finding = try #require(found.first)
    // 8.473…19 and 12.473…23: 6.527 in common; from 20 to 30.
    #expect(
      found.count == 1 && finding.view == "UIView/UILabel[1]" && finding.others == ["UIView/UILabel[0]"])
    #expect(abs((finding.points("overlap height") ?? 0) - (19 - 4 - 19 + 1_078.0 / 2_048 * 20)) < 1e-9)
    #expect(finding.points("overlap width") == 10)
    #expect(findings(.overlappingText, in: label("abc", y: 0), label("defgh", x: 20, y: 24)).isEmpty)
  }

  @Test func `of a heap of texts, each is told with eight others at most`() {
    let heap = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 24))
    for number in 0..<40 { heap.addSubview(label("abc\(number)", y: 0)) }
    let found = findings(.overlappingText, in: heap)
    var counts: [ViewPath: Int] = [:]
    for path in found.flatMap({ [$0.view] + $0.others }) { counts[path, default: 0] += 1 }
    // Each label is told, and of 40 × 39 / 2 pairs 40 × 8 / 2 are left.
    #expect(counts.count == 40 && counts.values.allSatisfy { $0 <= 8 } && found.count <= 160)
  }

  /// Returns the number of views that are checked for hiding others, among labels in one place.
  private func work(_ count: Int, isOpaque: Bool) -> Int {
    let heap = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 24))
    for number in 0..<count {
      let label = label("abc\(number)", y: 0)
      if isOpaque { label.backgroundColor = .red }
      heap.addSubview(label)
    }
    let tree = LintTree(of: heap, scale: 1)
    #expect(OverlappingText.findings(in: tree).isEmpty == isOpaque)
    return tree.memory.work
  }

  @Test(arguments: [false, true])
  func `twice as many labels in one place cost twice as much`(isOpaque: Bool) {
    let works = [100, 200, 400].map { work($0, isOpaque: isOpaque) }
    #expect(10 * works[1] < 22 * works[0], "\(works)")
    #expect(10 * works[2] < 22 * works[1], "\(works)")
  }

  @Test func `of a text that is covered in part, the rest is told`() throws {
    let heap = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 24))
    heap.addSubview(label("abc", y: 0))
    heap.addSubview(label("defghijkl", y: 0))
    // Over the first letters of the second one, which are all of those in common.
    heap.addSubview(box(CGRect(x: 0, y: 0, width: 40, height: 24), .white))
    #expect(findings(.overlappingText, in: heap).isEmpty)
    heap.addSubview(label("mnopqrstu", y: 0))
    let found = findings(.overlappingText, in: heap)
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.view.last == "UILabel[3]")
    #expect(finding.others.count == 1 && finding.others[0].last == "UILabel[1]")
  }

  @Test func `bounds may overlap as long as letters do not`() {
    // Tight lines: 11 points apart, letters are 10.527 high.
    #expect(findings(.overlappingText, in: label("abc", y: 0), label("def", y: 11)).isEmpty)
    // A label over the whole row, its text at the other end.
    let price = label("def", y: 0)
    price.textAlignment = .right
    #expect(findings(.overlappingText, in: label("abc", y: 0), price).isEmpty)
  }

  @Test func `what is not seen is not overlapped`() {
    let hidden = label("def", y: 0)
    hidden.isHidden = true
    #expect(findings(.overlappingText, in: label("abc", y: 0), hidden).isEmpty)
    let fading = label("def", y: 0)
    fading.alpha = 0.5
    #expect(findings(.overlappingText, in: label("abc", y: 0), fading).isEmpty)
  }

  @Test func `an opaque view in front of text covers it`() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 24)
    let sheet = box(frame, .white, label("def", y: 0))
    #expect(findings(.overlappingText, in: label("abc", y: 0), sheet).isEmpty)
    // A ground of the label's own, as badges have.
    let badge = label("def", y: 0)
    badge.backgroundColor = .red
    #expect(findings(.overlappingText, in: label("abc", y: 0), badge).isEmpty)
    // One that shines through covers nothing.
    let veil = box(frame, UIColor.white.withAlphaComponent(0.3), label("def", y: 0))
    #expect(findings(.overlappingText, in: label("abc", y: 0), veil).count == 1)
    // A ground behind both covers neither.
    #expect(
      findings(.overlappingText, in: box(frame, .white), label("abc", y: 0), label("def", y: 0)).count == 1)
    // A view that comes earlier, but is nearer, does.
    let near = box(frame, .white, label("def", y: 0))
    near.layer.zPosition = 1
    #expect(findings(.overlappingText, in: near, label("abc", y: 0)).isEmpty)
  }

  @Test func `the same text twice is one that has an outline`() {
    #expect(findings(.overlappingText, in: label("abc", y: 0), label("abc", x: 1, y: 1)).isEmpty)
  }

  @Test func `text on a picture is where it belongs`() {
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    picture.backgroundColor = .gray
    #expect(findings(.overlappingText, in: picture, label("abc", y: 0), label("def", y: 30)).isEmpty)
  }
}
