/// Returns the results of `body` for all inputs, in their order, computed by at most `jobs` concurrent tasks.
///
/// - Parameters:
///   - inputs: The inputs.
///   - jobs: The maximum number of concurrent tasks, which is not needed for one input.
///   - startingOrder: The order in which inputs are started, as all of their indices; that of the inputs by default.
///   - body: The computation of an output.
///   - finish: A closure that receives each output as soon as it and all before it are available.
func concurrentMap<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], jobs: @autoclosure () -> Int, startingOrder: [Int]? = nil,
  _ body: @escaping @Sendable (Input) async -> Output,
  finish: (Output) async -> Void = { _ in }
) async -> [Output] {
  var outputs: [Output] = []
  outputs.reserveCapacity(inputs.count)
  await forEachConcurrently(inputs, jobs: jobs(), startingOrder: startingOrder, body) { output in
    await finish(output)
    outputs.append(output)
  }
  return outputs
}

/// Passes the results of `body` for all inputs to `finish`, in their order, as `concurrentMap` does, and keeps none.
func forEachConcurrently<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], jobs: @autoclosure () -> Int, startingOrder: [Int]? = nil,
  _ body: @escaping @Sendable (Input) async -> Output,
  finish: (Output) async -> Void
) async {
  await withTaskGroup(of: (Int, Output).self) { group in
    // Those that wait for one before them.
    var waiting: [Int: Output] = [:]
    var (next, finished) = (0, 0)
    func start() {
      guard next < inputs.count else { return }
      let place = startingOrder?[next] ?? next
      let input = inputs[place]
      group.addTask { (place, await body(input)) }
      next += 1
    }
    for _ in 0..<(inputs.count > 1 ? max(1, jobs()) : 1) { start() }
    while let (place, output) = await group.next() {
      waiting[place] = output
      start()
      while let output = waiting.removeValue(forKey: finished) {
        await finish(output)
        finished += 1
      }
    }
  }
}
