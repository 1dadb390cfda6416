/// Changes an input for the fuzzer, mostly within one table: a font whose directory is damaged is refused at once.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateFont(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: CUnsignedInt
) -> Int {
  let bytes = unsafe UnsafeMutableBufferPointer(start: start, count: count)
  func number(_ offset: Int) -> Int {
    guard offset >= 0, offset + 4 <= count else { return 0 }
    return unsafe bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
  var random = Int(seed)
  func choose(_ count: Int) -> Int {
    defer { random /= count }
    return random % count
  }
  // A file may be a collection, whose first font is changed then.
  let directory = number(0) == 0x7474_6366 ? number(12) : 0
  let tables = number(directory + 4) >> 16
  guard choose(8) > 0, (1...64).contains(tables) else { return unsafe mutate(start, count, limit) }
  let record = directory + 12 + 16 * choose(tables)
  let (offset, length) = (number(record + 8), number(record + 12))
  guard offset < count, length > 0 else { return unsafe mutate(start, count, limit) }
  // A part of the table, of which the beginning has most of its structure.
  let first = choose(2) == 0 ? 0 : choose(length)
  guard offset + first < count else { return unsafe mutate(start, count, limit) }
  let part = min(length - first, count - offset - first, 1 << choose(9))
  _ = unsafe mutate(start + offset + first, part, part)
  return count
}

/// The fuzzer's own change of some bytes, which returns their new number.
@_silgen_name("LLVMFuzzerMutate")
private func mutate(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int
