import Combine
import Foundation
import Testing

@Suite struct OperatorTests {
  private let numbers = (1...5).publisher

  @Test func `values are mapped, and properties of them`() {
    #expect(numbers.map { $0 * 2 }.all == [2, 4, 6, 8, 10])
    #expect(["a", "bc"].publisher.map(\.count).all == [1, 2])
    #expect([1, nil, 3].publisher.replaceNil(with: 0).all == [1, 0, 3])
    #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.all == [1, 3])
  }

  @Test func `what a closure throws is the end`() {
    let recorder = numbers.tryMap { value -> Int in
      if value == 3 { throw Problem.first }
      return value
    }.record()
    #expect(recorder.values == [1, 2] && recorder.error as? Problem == .first)
  }

  @Test func `a filter asks for another value in place of each it drops`() {
    let recorder = numbers.filter { $0 % 2 == 0 }.record(.max(2))
    #expect(recorder.values == [2, 4] && recorder.ends.isEmpty)
    recorder.subscription?.request(.max(1))
    #expect(recorder.isFinished)
  }

  @Test func `duplicates in a row are removed`() {
    #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().all == [1, 2, 1])
    #expect([1, 3, 4, 6].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.all == [1, 4])
  }

  @Test func `results so far and at the end`() {
    #expect(numbers.scan(0, +).all == [1, 3, 6, 10, 15])
    #expect(numbers.reduce(0, +).all == [15] && numbers.count().all == [5])
    #expect(numbers.collect().all == [[1, 2, 3, 4, 5]])
    #expect(numbers.min().all == [1] && numbers.max().all == [5])
    #expect(numbers.ignoreOutput().record().isFinished)
  }

  @Test func `a result waits for demand`() {
    let recorder = numbers.count().record(.none)
    #expect(recorder.values.isEmpty && recorder.ends.isEmpty)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [5] && recorder.isFinished)
  }

  @Test func `a search ends with its first find`() {
    let subject = PassthroughSubject<Int, Never>()
    let found = subject.contains(2).record()
    let first = subject.first { $0 > 2 }.record()
    let all = subject.allSatisfy { $0 < 3 }.record()
    for value in 1...4 { subject.send(value) }
    #expect(found.values == [true] && found.isFinished)
    #expect(first.values == [3] && all.values == [false])
    #expect(numbers.contains(9).all == [false] && numbers.last().all == [5] && numbers.first().all == [1])
    #expect(numbers.last { $0 < 4 }.all == [3])
  }

  @Test func `values at the start and at positions`() {
    #expect(numbers.dropFirst(2).all == [3, 4, 5] && numbers.prefix(2).all == [1, 2])
    #expect(numbers.drop { $0 < 4 }.all == [4, 5] && numbers.prefix { $0 < 4 }.all == [1, 2, 3])
    #expect(numbers.output(at: 1).all == [2] && numbers.output(in: 1...2).all == [2, 3])
    #expect(numbers.prefix(0).record().isFinished)
  }

  @Test func `a prefix cancels its upstream`() {
    var isCancelled = false
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.handleEvents(receiveCancel: { isCancelled = true }).prefix(1).record()
    subject.send(1)
    #expect(recorder.values == [1] && recorder.isFinished && isCancelled)
  }

  @Test func `groups of a number of values`() {
    let recorder = numbers.collect(2).record(.max(1))
    #expect(recorder.values == [[1, 2]])
    recorder.subscription?.request(.unlimited)
    #expect(recorder.values == [[1, 2], [3, 4], [5]] && recorder.isFinished)
  }

  @Test func `missing values and errors are replaced`() {
    #expect(Empty<Int, Never>().replaceEmpty(with: 4).all == [4])
    let recorder = Fail<Int, Problem>(error: .first).replaceError(with: 2).record()
    #expect(recorder.values == [2] && recorder.isFinished)
    #expect(Fail<Int, Problem>(error: .first).mapError { _ in Problem.second }.record().error == .second)
    #expect(Just(1).setFailureType(to: Problem.self).all == [1])
  }

  @Test func `values are encoded and decoded`() throws {
    let data = try #require(Just([1, 2]).encode(encoder: JSONEncoder()).all.first)
    #expect(Just(data).decode(type: [Int].self, decoder: JSONDecoder()).all == [[1, 2]])
    #expect(Just(data).decode(type: String.self, decoder: JSONDecoder()).record().error != nil)
  }

  @Test func `what passes is printed and told`() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    _ = (1...2).publisher.print("n", to: lines).record(.max(2))
    #expect(
      lines.text == "n: receive subscription: (1...2)\nn: request max(2)\nn: receive value: (1)\n"
        + "n: receive value: (2)\nn: receive finished\n")
    var events: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.handleEvents(
      receiveSubscription: { _ in events.append("subscription") }, receiveOutput: { events.append("\($0)") },
      receiveCancel: { events.append("cancel") }, receiveRequest: { events.append("\($0)") }
    ).record(.max(1))
    subject.send(1)
    recorder.subscription?.cancel()
    #expect(events == ["subscription", "max(1)", "1", "cancel"])
  }

  @Test func `a buffer keeps values until there is demand`() {
    let subject = PassthroughSubject<Int, Problem>()
    let newest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).record(.none)
    let oldest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).record(.none)
    let failing = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { .first }).record(
      .none)
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    for recorder in [newest, oldest, failing] { recorder.subscription?.request(.unlimited) }
    #expect(newest.values == [1, 2] && newest.isFinished)
    #expect(oldest.values == [2, 3] && failing.error == .first)
  }
}
