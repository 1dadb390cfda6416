import Combine
import Testing

@Suite struct SubjectTests {
  @Test func `a passthrough subject drops values without demand`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.record(.max(1))
    subject.send(1)
    subject.send(2)
    recorder.subscription?.request(.max(1))
    subject.send(3)
    #expect(recorder.values == [1, 3])
  }

  @Test func `a subject ends once, and tells later subscribers`() {
    let subject = PassthroughSubject<Int, Problem>()
    let recorder = subject.record()
    subject.send(completion: .failure(.first))
    subject.send(completion: .finished)
    subject.send(1)
    #expect(recorder.values.isEmpty && recorder.error == .first)
    #expect(subject.record().error == .first)
  }

  @Test func `subscribers receive in the order in which they came`() {
    let subject = PassthroughSubject<Int, Never>()
    var order: [String] = []
    let first = subject.sink { _ in order.append("first") }
    let second = subject.sink { _ in order.append("second") }
    subject.send(1)
    #expect(order == ["first", "second"])
    first.cancel()
    subject.send(2)
    #expect(order == ["first", "second", "second"])
    second.cancel()
  }

  @Test func `a value may be sent while another is delivered`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let sink = subject.sink {
      values.append($0)
      if $0 < 3 { subject.send($0 + 1) }
    }
    subject.send(1)
    #expect(values == [1, 2, 3])
    sink.cancel()
  }

  @Test func `a current value comes first, and once`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = subject.record(.none)
    subject.value = 2
    #expect(recorder.values.isEmpty)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [2])
    subject.send(3)
    #expect(recorder.values == [2] && subject.value == 3)
    recorder.subscription?.request(.unlimited)
    #expect(recorder.values == [2, 3])
  }

  @Test func `a current value stays after the end`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(completion: .finished)
    subject.send(2)
    #expect(subject.value == 1 && subject.record().values.isEmpty)
  }

  @Test func `a released cancellable ends the subscription`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var cancellables: Set<AnyCancellable> = []
    subject.sink { values.append($0) }.store(in: &cancellables)
    subject.send(1)
    cancellables = []
    subject.send(2)
    #expect(values == [1])
  }

  @Test func `a sink releases its closures at the end`() {
    final class Token {}
    let subject = PassthroughSubject<Int, Never>()
    weak var token: Token?
    let sink: AnyCancellable
    do {
      let kept = Token()
      token = kept
      sink = subject.sink(receiveCompletion: { _ in }, receiveValue: { _ in _ = kept })
    }
    #expect(token != nil)
    subject.send(completion: .finished)
    #expect(token == nil)
    sink.cancel()
  }

  @Test func `assign sets a property and retains its object until the end`() {
    final class Label { var text = "" }
    let subject = PassthroughSubject<String, Never>()
    weak var weakLabel: Label?
    var cancellable: AnyCancellable?
    do {
      let label = Label()
      weakLabel = label
      cancellable = subject.assign(to: \.text, on: label)
    }
    subject.send("a")
    #expect(weakLabel?.text == "a")
    cancellable?.cancel()
    #expect(weakLabel == nil)
  }

  @Test func `a subject sends on the values of a publisher`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.record()
    let source = PassthroughSubject<Int, Never>()
    let link = source.subscribe(subject)
    source.send(1)
    link.cancel()
    source.send(2)
    #expect(recorder.values == [1] && recorder.ends.isEmpty)
  }

  @Test func `demands are counted, and unlimited stays so`() {
    #expect(Subscribers.Demand.max(2) + .max(3) == 5)
    #expect(Subscribers.Demand.unlimited - 4 == .unlimited)
    #expect(Subscribers.Demand.max(2) - .max(3) == .none)
    #expect(Subscribers.Demand.max(3) * 2 == 6 && Subscribers.Demand.unlimited > 100)
    #expect("\(Subscribers.Demand.max(2)), \(Subscribers.Demand.unlimited)" == "max(2), unlimited")
  }

  @Test func `a passthrough subject asks its publishers once someone asks it`() {
    let subject = PassthroughSubject<Int, Never>()
    let link = (1...2).publisher.subscribe(subject)
    let recorder = subject.record(.none)
    #expect(recorder.values.isEmpty)
    recorder.subscription?.request(.unlimited)
    #expect(recorder.values == [1, 2] && recorder.isFinished)
    link.cancel()
  }

  /// A subscriber during whose receipt of the subscription something happens.
  private final class Hasty<Input, Failure: Error>: Subscriber {
    let action: () -> Void
    var isWaiting = true
    var ends: [Bool] = []

    init(_ action: @escaping () -> Void) { self.action = action }

    func receive(subscription: any Subscription) {
      action()
      isWaiting = false
    }
    func receive(_ input: Input) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Failure>) { ends.append(isWaiting) }
  }

  @Test func `an end that comes before the subscription is kept for after it`() {
    let subject = PassthroughSubject<Int, Problem>()
    let first = Hasty<Int, Problem> { subject.send(completion: .finished) }
    subject.subscribe(first)
    #expect(first.ends == [false])

    var promise: ((Result<Int, Problem>) -> Void)?
    let future = Future<Int, Problem> { promise = $0 }
    let second = Hasty<Int, Problem> { promise?(.failure(.first)) }
    future.subscribe(second)
    #expect(second.ends == [false])
  }
}
