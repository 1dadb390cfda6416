import Combine
import Testing

@Suite struct CombiningTests {
  private let a = PassthroughSubject<Int, Problem>()
  private let b = PassthroughSubject<Int, Problem>()

  @Test func `the latest values are combined once there is one of each`() {
    let recorder = a.combineLatest(b) { "\($0)\($1)" }.record()
    a.send(1)
    #expect(recorder.values.isEmpty)
    b.send(5)
    a.send(2)
    b.send(6)
    #expect(recorder.values == ["15", "25", "26"])
    a.send(completion: .finished)
    #expect(recorder.ends.isEmpty)
    b.send(7)
    b.send(completion: .finished)
    #expect(recorder.values.last == "27" && recorder.isFinished)
  }

  @Test func `three and four publishers are combined`() {
    #expect(Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }.all == [6])
    #expect(Just(1).zip(Just(2), Just(3), Just(4)) { "\($0)\($1)\($2)\($3)" }.all == ["1234"])
  }

  @Test func `zip pairs values by position and ends with the shorter publisher`() {
    let recorder = a.zip(b).record()
    a.send(1)
    a.send(2)
    b.send(5)
    #expect(recorder.values.map(\.0) == [1] && recorder.values.map(\.1) == [5])
    a.send(completion: .finished)
    #expect(recorder.ends.isEmpty)
    b.send(6)
    #expect(recorder.values.count == 2 && recorder.isFinished)
  }

  @Test func `an error of one ends the combination and cancels the other`() {
    var isCancelled = false
    let recorder = a.combineLatest(b.handleEvents(receiveCancel: { isCancelled = true })).record()
    a.send(completion: .failure(.first))
    #expect(recorder.error == .first && isCancelled)
  }

  @Test func `merged values come as they are sent, with demand`() {
    let recorder = a.merge(with: b).record(.max(1))
    a.send(1)
    b.send(2)
    a.send(3)
    #expect(recorder.values == [1])
    recorder.subscription?.request(.unlimited)
    #expect(recorder.values == [1, 2, 3])
    a.send(completion: .finished)
    #expect(recorder.ends.isEmpty)
    b.send(completion: .finished)
    #expect(recorder.isFinished)
    #expect(Publishers.MergeMany([Just(1), Just(2), Just(3)]).all == [1, 2, 3])
    #expect(Just(1).merge(with: Just(2), Just(3)).all == [1, 2, 3])
  }

  @Test func `flatMap takes a number of publishers at a time`() {
    var made: [Int] = []
    let inner = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let recorder = (0...1).publisher.flatMap(maxPublishers: .max(1)) { index in
      made.append(index)
      return inner[index]
    }.record()
    #expect(made == [0])
    inner[0].send(1)
    inner[0].send(completion: .finished)
    #expect(made == [0, 1])
    inner[1].send(2)
    inner[1].send(completion: .finished)
    #expect(recorder.values == [1, 2] && recorder.isFinished)
  }

  @Test func `flatMap meets demand and no more`() {
    let recorder = (1...3).publisher.flatMap { Array(repeating: $0, count: 2).publisher }.record(.max(3))
    #expect(recorder.values.count == 3 && recorder.ends.isEmpty)
    recorder.subscription?.request(.unlimited)
    #expect(recorder.values.sorted() == [1, 1, 2, 2, 3, 3] && recorder.isFinished)
  }

  @Test func `flatMap mixes publishers that fail with those that do not`() {
    #expect(Just(1).flatMap { _ in Fail<Int, Problem>(error: .first) }.record().error == .first)
    #expect(a.flatMap { Just($0) }.record().ends.isEmpty)
    #expect(Just(1).flatMap { Just($0 + 1) }.all == [2])
  }

  @Test func `the latest publisher replaces the one before`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Problem>, Problem>()
    let recorder = outer.switchToLatest().record()
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    outer.send(completion: .finished)
    #expect(recorder.values == [1, 3] && recorder.ends.isEmpty)
    b.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test func `values are put before and after`() {
    #expect(Just(2).prepend(1).append(3).all == [1, 2, 3])
    #expect((3...4).publisher.prepend((1...2).publisher).append(5, 6).all == [1, 2, 3, 4, 5, 6])
    let recorder = (1...2).publisher.append((3...4).publisher).record(.max(3))
    #expect(recorder.values == [1, 2, 3] && recorder.ends.isEmpty)
  }

  @Test func `an error is caught by another publisher, with the demand that is left`() {
    let recorder = Publishers.Sequence<[Int], Problem>(sequence: [1]).append(Fail(error: .first))
      .catch { _ in (2...5).publisher }.record(.max(3))
    #expect(recorder.values == [1, 2, 3] && recorder.ends.isEmpty)
    let failing = Fail<Int, Problem>(error: .first).tryCatch { _ -> Just<Int> in throw Problem.second }
      .record()
    #expect(failing.error as? Problem == .second)
  }

  @Test func `a publisher is asked again after an error`() {
    var attempts = 0
    let publisher = Deferred { () -> AnyPublisher<Int, Problem> in
      attempts += 1
      return attempts < 3
        ? Fail(error: .first).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Problem.self).eraseToAnyPublisher()
    }
    #expect(publisher.retry(2).all == [3])
    attempts = 0
    #expect(publisher.retry(1).record().error == .first && attempts == 2)
  }

  @Test func `another publisher opens and closes`() {
    let before = a.prefix(untilOutputFrom: b).record()
    let after = a.drop(untilOutputFrom: b).record()
    a.send(1)
    b.send(0)
    a.send(2)
    #expect(before.values == [1] && before.isFinished)
    #expect(after.values == [2] && after.ends.isEmpty)
  }

  @Test func `subscribers share one subscription`() {
    var subscriptions = 0
    var cancellations = 0
    let source = PassthroughSubject<Int, Never>()
    let shared = source.handleEvents(
      receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancellations += 1 }
    ).share()
    let first = shared.record()
    let second = shared.record()
    source.send(1)
    #expect(first.values == [1] && second.values == [1] && subscriptions == 1)
    first.subscription?.cancel()
    #expect(cancellations == 0)
    second.subscription?.cancel()
    #expect(cancellations == 1)
  }

  @Test func `a connectable publisher begins when it is told to`() {
    let publisher = (1...2).publisher.makeConnectable()
    let recorder = publisher.record()
    #expect(recorder.values.isEmpty)
    _ = publisher.connect()
    #expect(recorder.values == [1, 2] && recorder.isFinished)
  }

  @Test func `a shared publisher that has ended is not asked again`() {
    var subscriptions = 0
    let shared = Just(1).handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    #expect(shared.all == [1])
    let late = shared.record()
    #expect(late.values.isEmpty && late.isFinished && subscriptions == 1)
  }
}
