import CPNG

@testable import PNG

/// Compresses an input as a text chunk has it, and inflates it as one: what was compressed comes back, and of what was not,
/// no more than the budget.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDeflate(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe bytes(start, count)
  let stream = TextStream.compress(bytes)
  precondition(stream.count <= count + count / 4 + 64)
  var budget = InflationBudget(count + 1)
  do throws(PNGError) {
    expect(try budget.inflate(stream[...]) == bytes && budget.rest == 1)
  } catch { fatalError("\(error)") }
  // A byte less than the text.
  if count > 1 {
    var small = InflationBudget(count - 1)
    precondition((try? small.inflate(stream[...])) == .some(nil) || small.rest == 0)
  }
  inflate(bytes)
  return 0
}

private func inflate(_ bytes: [UInt8]) {
  let limit = 4096
  var results: [[UInt8]?] = []
  for _ in 0..<2 {
    var budget = InflationBudget(limit)
    do throws(PNGError) {
      let result = try budget.inflate(bytes[...])
      precondition(result.map(\.count) ?? 0 <= limit)
      results.append(result)
    } catch {
      precondition(error == .textsTooLong(limit: limit) && budget.rest == 0)
      results.append(nil)
    }
  }
  precondition(results[0] == results[1])
}
