import Foundation
import GraphicsCore
import Testing

/// Names of Foundation, Core Foundation and Objective-C that Linux lacks.
struct FoundationNamesTests {
  final class Cart: NSObject {}

  @Test func `a class has a description`() {
    #expect(Cart.description().hasSuffix("FoundationNamesTests.Cart"))
    #expect(Cart.description().hasPrefix("GraphicsCoreTests."))
  }

  @Test func `numbers become lengths`() {
    #expect([NSNumber(value: 2.5), nil].compactMap { $0.flatMap(CGFloat.init) } == [2.5])
    #expect(CGFloat(truncating: 3) == 3)
    #expect(CGFloat(exactly: NSNumber(value: Int64.max)) == nil)
  }

  @Test func `a range has a first index and a length`() {
    #expect(CFRangeMake(2, 3) == CFRange(location: 2, length: 3))
    #expect(CFRange().length == 0)
  }

  @Test func `an object that is locked keeps other threads out`() async {
    final class Counter: @unchecked Sendable {
      var value = 0
    }
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1000 {
            objc_sync_enter(counter)
            objc_sync_enter(counter)
            counter.value += 1
            objc_sync_exit(counter)
            objc_sync_exit(counter)
          }
        }
      }
    }
    #expect(counter.value == 8000)
  }
}
