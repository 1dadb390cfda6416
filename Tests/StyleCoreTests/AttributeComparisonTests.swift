import CFoundation
import Foundation
import StyleCore
import Testing

/// Attributes whose objects begin with bits that Core Foundation takes for the number of a kind.
@Suite struct AttributeComparisonTests {
  private class Mark: NSObject {
    let number: Int

    init(_ number: Int) { self.number = number }

    override func isEqual(_ object: Any?) -> Bool { (object as? Mark)?.number == number }
    override var hash: Int { number }
  }

  private static let key = NSAttributedString.Key("mark")

  @Test func `comparisons of objects are replaced`() { #expect(cfoundation_replaced_of_objects() == 2) }

  @Test(arguments: [0, 5, 0x100, 0x4_0000, 1 << 40])
  func `an attribute takes the place of another`(number: Int) {
    let text = NSMutableAttributedString(string: "text", attributes: [Self.key: Mark(number)])
    text.addAttribute(Self.key, value: Mark(number + 1), range: NSRange(location: 0, length: 2))
    let marks = (0..<4).map { unsafe text.attribute(Self.key, at: $0, effectiveRange: nil) as? Mark }
    #expect(marks.map { $0?.number } == [number + 1, number + 1, number, number])
  }

  @Test func `an equal attribute makes no new run`() {
    let text = NSMutableAttributedString(string: "text", attributes: [Self.key: Mark(7)])
    text.addAttribute(Self.key, value: Mark(7), range: NSRange(location: 0, length: 2))
    let whole = NSRange(location: 0, length: 4)
    var range = NSRange()
    _ = unsafe text.attribute(Self.key, at: 0, longestEffectiveRange: &range, in: whole)
    #expect(range == whole)
  }
}
