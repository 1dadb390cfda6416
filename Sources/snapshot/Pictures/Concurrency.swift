/// What `body` makes of each input, in the order of the inputs, at most `jobs` of them at the same time.
///
/// `finish` gets each output as soon as it and all before it are there: in the order of the inputs, too. `startingOrder`
/// is the order in which inputs are taken up: all of their places; by default that of the inputs.
func concurrentMap<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], jobs: Int, startingOrder: [Int]? = nil,
  _ body: @escaping @Sendable (Input) async -> Output,
  finish: (Output) async -> Void = { _ in }
) async -> [Output] {
  await withTaskGroup(of: (Int, Output).self) { group in
    var outputs: [Output?] = Array(repeating: nil, count: inputs.count)
    var (next, finished) = (0, 0)
    func start() {
      guard next < inputs.count else { return }
      let place = startingOrder?[next] ?? next
      let input = inputs[place]
      group.addTask { (place, await body(input)) }
      next += 1
    }
    for _ in 0..<max(1, jobs) { start() }
    while let (place, output) = await group.next() {
      outputs[place] = output
      start()
      while finished < outputs.count, let output = outputs[finished] {
        await finish(output)
        finished += 1
      }
    }
    return outputs.compactMap { $0 }
  }
}
