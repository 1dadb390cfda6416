internal import CStack

/// A table of the call stacks that led to events, each stored once.
@safe final class StackTable {
  private let table: OpaquePointer?

  /// Creates a table for the stacks of the current thread.
  init() {
    unsafe table = cstack_make()
  }

  deinit {
    if let table = unsafe table { unsafe cstack_free(table) }
  }

  /// Returns the stack position of the caller, or of a caller `levels` above it; frames of later calls are below it.
  @inline(__always)
  func mark(levels: UInt32) -> UInt {
    guard let table = unsafe table else { return .max }
    return unsafe UInt(cstack_mark(table, levels))
  }

  /// Returns the index of the present stack up to a mark; negative if there is no memory for it.
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
