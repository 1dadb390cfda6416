internal import CStack

/// The stacks of calls that led to events, each once.
@safe final class StackTable {
  private let table: OpaquePointer?

  /// A table for the stacks of this thread.
  init() {
    unsafe table = cstack_make()
  }

  deinit {
    if let table = unsafe table { unsafe cstack_free(table) }
  }

  /// The place on the stack of whoever calls this, or of who called that so many levels above: what is called from there
  /// on lies below it.
  @inline(__always)
  func mark(levels: UInt32) -> UInt {
    guard let table = unsafe table else { return .max }
    return unsafe UInt(cstack_mark(table, levels))
  }

  /// The number of the present stack up to a mark; nil where there is no memory for it.
  @inline(__always)
  func capture(below mark: UInt) -> Int32 {
    guard let table = unsafe table else { return -1 }
    return unsafe cstack_capture(table, mark)
  }

  /// The return addresses of all stacks, the innermost call of each first.
  var stacks: [[UInt]] {
    guard let table = unsafe table else { return [] }
    return (0..<(unsafe cstack_count(table))).map { stack in
      var count = 0
      let addresses = unsafe cstack_addresses(table, stack, &count)
      return (0..<count).map { unsafe UInt(addresses[$0]) }
    }
  }
}
