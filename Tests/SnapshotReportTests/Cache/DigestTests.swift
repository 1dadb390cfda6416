import CDigest
import Foundation
import TestSupport
import Testing

@testable import SnapshotReport

/// The digests by which is known that nothing changed.
@Suite struct DigestTests {
  @Test func `the processor's instructions have the result of the standard's formulas`() {
    var generator = SeededGenerator(seed: 32)
    for round in 0..<TestEffort.count(200) {
      let count = round % 17
      let start = (0..<8).map { _ in UInt32(truncatingIfNeeded: generator.next()) }
      let offset = round % 5
      let bytes = (0..<(64 * count + offset)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      var (fast, plain) = (start, start)
      unsafe bytes.withUnsafeBufferPointer { bytes in
        guard let place = unsafe bytes.baseAddress.map({ unsafe $0 + offset }) else { return }
        unsafe fast.withUnsafeMutableBufferPointer {
          unsafe cdigest_sha256_add($0.baseAddress!, place, count)
        }
        unsafe plain.withUnsafeMutableBufferPointer {
          unsafe cdigest_sha256_add_plainly($0.baseAddress!, place, count)
        }
      }
      #expect(fast == plain, "round \(round)")
      #expect(count == 0 || fast != start)
    }
  }

  @Test func `a program has an identity, which does not change while it runs`() {
    #if os(Linux)
      // The libraries of SwiftSyntax, which a program of all tests has loaded, have no build IDs.
      let identity = ProgramIdentity.atStart
      #expect(identity.map { $0.count == 64 } ?? true)
      #expect(ProgramIdentity.atStart == identity)
      #expect(ProgramIdentity.libraries(named: "libc.so") != nil)
      #expect(ProgramIdentity.libraries(named: "libc.so") != identity)
    #endif
    #expect(ProgramIdentity.libraries(named: "no such library") == nil)
  }
}
