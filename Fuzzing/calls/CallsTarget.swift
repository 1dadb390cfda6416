import Foundation
import TestSupport

/// Makes the calls of UIKit that an input says, with the clock, touches and drawing between them.
///
/// They are on views, layers, constraints, controllers, lists, fields, recognizers and animations.
/// Nothing ends the program, and each leaves nothing behind, comes to rest, has all views where their superviews say, and is the
/// same when it runs once more.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCalls(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  // An input of no bytes would be the program of a seed, which is longer.
  guard count > 0 else { return 0 }
  MainActor.assumeIsolated {
    let outcome = RandomProgram.run(
      from: SeededGenerator(bytes: bytes),
      note: printsCalls ? { FileHandle.standardError.write(Data("\($0)\n".utf8)) } : { _ in })
    precondition(!outcome.isRestless, "the program never rests")
    precondition(outcome.leaks.isEmpty, "the program leaves \(outcome.leaks)")
    precondition(outcome.faults.isEmpty, "\(outcome.faults)")
    // Two programs take twice as long, so only one in four runs again.
    guard bytes[bytes.count - 1] % 4 == 0 else { return }
    let again = RandomProgram.run(from: SeededGenerator(bytes: bytes))
    for (one, other) in zip(outcome.places, again.places) {
      precondition(one == other, "first \(one), then \(other)")
    }
    precondition(outcome == again, "the program does something else when it runs again")
  }
  return 0
}
