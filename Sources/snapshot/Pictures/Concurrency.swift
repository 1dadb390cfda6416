/// Returns the results of `body` for all inputs, in their order, computed by at most `jobs` concurrent tasks.
///
/// - Parameters:
///   - inputs: The inputs.
///   - jobs: The maximum number of concurrent tasks.
///   - startingOrder: The order in which inputs are started, as all of their indices; that of the inputs by default.
///   - body: The computation of an output.
///   - finish: A closure that receives each output as soon as it and all before it are available.
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
