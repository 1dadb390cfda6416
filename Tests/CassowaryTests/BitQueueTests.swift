import TestSupport
import Testing

@testable import Cassowary

struct BitQueueTests {
  @Test func handsOutEachNumberOnceInOrder() {
    var generator = SeededGenerator(seed: 2)
    for count in [0, 1, 10, 300] {
      let numbers = (0..<count).map { _ in Int.random(in: 0..<1_000, using: &generator) }
      let sorted = Set(numbers).sorted()
      var queue = BitQueue()
      for number in numbers { queue.insert(number) }
      var up: [Int] = []
      while let number = queue.popFirst() { up.append(number) }
      #expect(up == sorted)
      for number in numbers { queue.insert(number) }
      var down: [Int] = []
      while let number = queue.popLast() { down.append(number) }
      #expect(down == sorted.reversed())
    }
  }

  @Test func takesNumbersInBetween() {
    var queue = BitQueue()
    queue.insert(70)
    queue.insert(5)
    #expect(queue.popFirst() == 5)
    queue.insert(6)
    queue.insert(200)
    #expect(queue.popFirst() == 6)
    #expect(queue.popLast() == 200)
    #expect(queue.popFirst() == 70)
    #expect(queue.popFirst() == nil)
  }
}
