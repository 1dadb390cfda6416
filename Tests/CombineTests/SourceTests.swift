import Combine
import Testing

@Suite struct SourceTests {
  @Test func `just sends its value once there is demand, and ends`() {
    let recorder = Just(3).record(.none)
    #expect(recorder.values.isEmpty && recorder.ends.isEmpty)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [3] && recorder.isFinished)
  }

  @Test func `a sequence sends as many values as are asked for`() {
    let recorder = [1, 2, 3].publisher.record(.max(2))
    #expect(recorder.values == [1, 2] && recorder.ends.isEmpty)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1, 2, 3] && recorder.isFinished)
  }

  @Test func `a demand that a subscriber adds while it receives counts`() {
    let recorder = Recorder<Int, Never>(.max(1))
    recorder.answer = { $0 < 3 ? .max(1) : .none }
    (1...9).publisher.subscribe(recorder)
    #expect(recorder.values == [1, 2, 3] && recorder.ends.isEmpty)
  }

  @Test func `a sequence may be cancelled in the middle`() {
    let recorder = Recorder<Int, Never>()
    recorder.answer = { [unowned recorder] in
      if $0 == 2 { recorder.subscription?.cancel() }
      return .none
    }
    (1...9).publisher.subscribe(recorder)
    #expect(recorder.values == [1, 2] && recorder.ends.isEmpty)
  }

  @Test func `an empty publisher ends at once or never`() {
    #expect(Empty<Int, Never>().record().isFinished)
    #expect(Empty<Int, Never>(completeImmediately: false).record().ends.isEmpty)
    #expect(Fail<Int, Problem>(error: .first).record(.none).error == .first)
  }

  @Test func `optionals and results are publishers`() {
    #expect(Optional(2).publisher.all == [2])
    #expect(Optional<Int>.none.publisher.record().isFinished)
    #expect(Result<Int, Problem>.success(5).publisher.all == [5])
    #expect(Result<Int, Problem>.failure(.second).publisher.record().error == .second)
  }

  @Test func `a future runs once and keeps its result`() {
    var runs = 0
    var promise: ((Result<Int, Problem>) -> Void)?
    let future = Future<Int, Problem> {
      runs += 1
      promise = $0
    }
    let early = future.record()
    #expect(runs == 1 && early.values.isEmpty)
    promise?(.success(7))
    promise?(.success(8))
    #expect(early.values == [7] && early.isFinished)
    #expect(future.all == [7] && runs == 1)
  }

  @Test func `a deferred publisher is made for each subscriber`() {
    var count = 0
    let publisher = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    #expect(publisher.all == [1] && publisher.all == [2])
  }

  @Test func `a record plays its values and its end`() {
    let record = Record<Int, Problem> {
      $0.receive(1)
      $0.receive(2)
      $0.receive(completion: .failure(.first))
    }
    let recorder = record.record()
    #expect(recorder.values == [1, 2] && recorder.error == .first)
  }

  @Test func `a sequence is described only for those who ask`() {
    final class Counter { var count = 0 }
    struct Numbers: Sequence, CustomStringConvertible {
      let counter: Counter
      var description: String {
        counter.count += 1
        return "numbers"
      }
      func makeIterator() -> Array<Int>.Iterator { [1, 2].makeIterator() }
    }
    let counter = Counter()
    let recorder = Numbers(counter: counter).publisher.record(.none)
    #expect(counter.count == 0)
    #expect(recorder.subscription.map { "\($0)" } == "numbers" && counter.count == 1)
  }
}
