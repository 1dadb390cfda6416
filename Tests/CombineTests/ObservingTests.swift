import Combine
import Foundation
import GraphicsCore
import Testing

private class Model: ObservableObject {
  @Published var count = 1
  @Published var name = "a"
}

private final class Submodel: Model {
  @Published var extra = 0
}

@Suite struct ObservingTests {
  @Test func `a published property sends a value before it is set`() {
    let model = Model()
    var seen: [[Int]] = []
    let sink = model.$count.sink { seen.append([$0, model.count]) }
    model.count = 2
    #expect(seen == [[1, 1], [2, 1]] && model.count == 2)
    sink.cancel()
    model.count = 3
    #expect(seen.count == 2)
  }

  @Test func `an object tells before each change of its published properties`() {
    let model = Submodel()
    var seen: [Int] = []
    let sink = model.objectWillChange.sink { seen.append(model.count + model.extra) }
    model.count = 5
    model.extra = 2
    model.name = "b"
    #expect(seen == [1, 5, 7])
    #expect(model.objectWillChange === model.objectWillChange)
    sink.cancel()
  }

  @Test func `an object's own publisher is left to it`() {
    final class Own: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      @Published var value = 0
    }
    let own = Own()
    var count = 0
    let sink = own.objectWillChange.sink { count += 1 }
    own.value = 1
    #expect(count == 0)
    own.objectWillChange.send()
    #expect(count == 1)
    sink.cancel()
  }

  @Test func `a publisher is assigned to a published property as long as the object exists`() {
    let subject = PassthroughSubject<Int, Never>()
    var model: Model? = Model()
    weak let weakModel = model
    var changes = 0
    let sink = model?.objectWillChange.sink { changes += 1 }
    subject.assign(to: &model!.$count)
    subject.send(4)
    #expect(model?.count == 4 && changes == 1)
    sink?.cancel()
    model = nil
    #expect(weakModel == nil)
    subject.send(5)
  }

  @Test func `a value may be set while it is sent`() {
    let model = Model()
    let sink = model.$count.dropFirst().sink { if $0 == 2 { model.name = "set" } }
    model.count = 2
    #expect(model.name == "set")
    sink.cancel()
  }

  @Test func `notifications are published until the subscription ends`() {
    let center = NotificationCenter()
    let name = Notification.Name("test")
    let sender = NSObject()
    var count = 0
    let sink = center.publisher(for: name, object: sender).sink { _ in count += 1 }
    center.post(name: name, object: sender)
    center.post(name: name, object: nil)
    sink.cancel()
    center.post(name: name, object: sender)
    #expect(count == 1)
  }

  @Test func `values are awaited`() async {
    var values: [Int] = []
    for await value in (1...3).publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
    await #expect(throws: Problem.first) {
      for try await _ in Fail<Int, Problem>(error: .first).values {}
    }
  }

  @Test func `who comes or asks while a value is sent receives that, once`() {
    let model = Model()
    var late: [Int] = []
    var lateSink: AnyCancellable?
    let waiting = Recorder<Int, Never>(.none)
    let sink = model.$count.dropFirst().sink { _ in
      lateSink = model.$count.sink { late.append($0) }
      waiting.subscription?.request(.unlimited)
      #expect(model.count == 1)
    }
    model.$count.subscribe(waiting)
    model.count = 2
    #expect(late == [2] && waiting.values == [2] && model.count == 2)
    sink.cancel()
    model.count = 3
    #expect(late == [2, 3] && waiting.values == [2, 3])
    lateSink?.cancel()
  }
}
