import TestSupport
import Testing
import ViewSpec

@testable import snapshot

struct ConcurrencyTests {
  /// The events, in the order in which they happened.
  private actor Events {
    private(set) var places: [Int] = []

    func add(_ place: Int) { places.append(place) }
  }

  @Test("Outputs come in the order of their inputs, whatever is started first", arguments: 1...5)
  func order(jobs: Int) async {
    var generator = SeededGenerator(seed: UInt64(jobs))
    for count in [0, 1, 2, 7, 30] {
      let (started, inputs) = (Events(), Array(0..<count))
      let startingOrder = inputs.shuffled(using: &generator)
      var finished: [Int] = []
      let outputs = await concurrentMap(inputs, jobs: jobs, startingOrder: startingOrder) { place in
        await started.add(place)
        for _ in 0..<place % 3 { await Task.yield() }
        return 10 * place
      } finish: {
        finished.append($0)
      }
      #expect(outputs == inputs.map { 10 * $0 })
      #expect(finished == outputs)
      if jobs == 1 { #expect(await started.places == startingOrder) }
      #expect(await started.places.sorted() == inputs)
    }
  }

  @Test("Of one spec, the largest picture is started first; specs keep their order")
  func startingOrder() throws {
    let spec = try LayoutSpec(parsing: Array(#"{ "canvas": { "width": 1, "height": 1 } }"#.utf8), file: "-")
    func jobs(_ path: String, _ scales: [Int]) -> [PictureJob] {
      scales.map { PictureJob(location: SpecLocation(path: path, root: ""), spec: spec, scale: $0) }
    }
    #expect((jobs("a", [1, 2, 3]) + jobs("b", [2, 1, 3])).startingOrder == [2, 1, 0, 5, 3, 4])
    #expect((jobs("a", [1]) + jobs("b", [1]) + jobs("a", [1])).startingOrder == [0, 1, 2])
    #expect([PictureJob]().startingOrder.isEmpty)
  }
}
