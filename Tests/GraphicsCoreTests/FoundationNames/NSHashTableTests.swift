import Foundation
import GraphicsCore
import Testing

/// Sets of objects, held weakly or strongly.
struct NSHashTableTests {
  private final class Item: NSObject {
    let number: Int

    init(_ number: Int) { self.number = number }

    override func isEqual(_ object: Any?) -> Bool { (object as? Item)?.number == number }
    override var hash: Int { number }
  }

  @Test func `weak objects leave when nothing else holds them`() {
    let table = NSHashTable<Item>.weakObjects()
    let kept = Item(1)
    do {
      let lost = Item(2)
      table.add(lost)
      table.add(kept)
      table.add(kept)
      #expect(table.allObjects.map(\.number) == [2, 1] && table.count == 2)
    }
    #expect(table.allObjects == [kept] && table.anyObject === kept)
    table.remove(kept)
    #expect(table.count == 0 && table.anyObject == nil)
  }

  @Test func `strong objects stay, and equal ones are one`() {
    let table = NSHashTable<Item>()
    for number in [3, 1, 3, 2] { table.add(Item(number)) }
    #expect(table.allObjects.map(\.number) == [3, 1, 2])
    #expect(table.contains(Item(1)) && table.member(Item(1))?.number == 1 && !table.contains(nil))
    let other = NSHashTable<Item>(options: .objectPointerPersonality)
    for number in [1, 1] { other.add(Item(number)) }
    #expect(other.count == 2 && !other.contains(Item(1)))
    table.minus(other)
    #expect(table.allObjects.map(\.number) == [3, 2])
    table.removeAllObjects()
    #expect(table.isSubset(of: other))
  }

  @Test func `extensions of lengths call the absolute value by its name`() {
    #expect(CGFloat(-3).distance(from: 4) == 7)
  }
}

extension CGFloat {
  fileprivate func distance(from other: CGFloat) -> CGFloat { abs(self - other) + CGFloat(abs(Int(0))) }
}
