import Combine
import Foundation
import Testing

/// Values that several threads send at once.
@Suite struct ThreadTests {
  /// A subject that threads share; it has locks of its own.
  private struct Shared<Value>: @unchecked Sendable { let value: Value }

  @Test func `values of many threads come one after the other, and none is lost`() {
    let subject = PassthroughSubject<Int, Never>()
    let shared = Shared(value: subject)
    let recorder = subject.scan(0) { sum, _ in sum + 1 }.record()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in for value in 0..<500 { shared.value.send(value) } }
    #expect(recorder.values == Array(1...4000))
  }

  @Test func `merged publishers may send on several threads`() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    let shared = Shared(value: subjects)
    let recorder = Publishers.MergeMany(subjects).record()
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for value in 0..<500 { shared.value[index].send(value) }
      shared.value[index].send(completion: .finished)
    }
    #expect(recorder.values.count == 2000 && recorder.isFinished)
  }

  @Test func `a cancellation on another thread stops the values`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let shared = Shared(value: subject)
    let sink = Shared(value: subject.sink { _ in })
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      if index == 0 { for value in 0..<500 { shared.value.value = value } } else { sink.value.cancel() }
    }
    #expect(subject.value == 499)
  }

  @Test func `the answer of another queue is received on the main one`() async {
    let value = await Just(1).subscribe(on: DispatchQueue.global()).receive(on: DispatchQueue.main)
      .values.first { _ in true }
    #expect(value == 1)
  }

  @Test func `a task that is cancelled awaits no more`() async {
    let subject = Shared(value: PassthroughSubject<Int, Never>())
    let task = Task {
      var count = 0
      for await _ in subject.value.values { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }
}
