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

  @Test func `values of any numeric type are numbers`() {
    let values: [Any?] = [2.5, CGFloat(2.5), Float(2.5), NSNumber(value: 2.5), 3, true, false, "2", nil]
    #expect(values.map { Double(number: $0) } == [2.5, 2.5, 2.5, 2.5, 3, 1, 0, nil, nil])
    #expect([CGFloat.nan, .infinity, -.infinity, -2].map(\.finiteOrZero) == [0, 0, 0, -2])
  }

  @Test func `a range has a first index and a length`() {
    #expect(CFRangeMake(2, 3) == CFRange(location: 2, length: 3))
    #expect(CFRange().length == 0)
  }

  @Test func `a table of weak objects loses those that are deallocated`() {
    let table = NSHashTable<Cart>.weakObjects()
    let kept = Cart()
    table.add(kept)
    table.add(kept)
    do {
      let lost = Cart()
      table.add(lost)
      #expect(table.count == 2 && table.contains(lost))
    }
    #expect(table.allObjects == [kept])
    #expect(table.anyObject === kept && table.member(kept) === kept)
    table.remove(kept)
    #expect(table.count == 0 && table.anyObject == nil && !table.contains(kept))
  }

  @Test func `a table of strong objects tells them apart by equality`() {
    let table = NSHashTable<NSString>(options: .strongMemory)
    table.add("a" + String(repeating: "b", count: 20) as NSString)
    #expect(table.contains(NSMutableString(string: "a" + String(repeating: "b", count: 20))))
    table.add(nil)
    #expect(table.count == 1)
    table.removeAllObjects()
    #expect(table.allObjects == [])
  }

  @Test func `a class knows itself`() {
    #expect(Cart.classForCoder() == Cart.self)
  }

  @Test func `a locale knows names`() {
    let locale = Locale(identifier: "en_US") as NSLocale
    #expect(locale.localizedString(forCountryCode: "DE") == "Germany")
    #expect(locale.localizedString(forLanguageCode: "de") == "German")
    #expect(locale.localizedString(forCurrencyCode: "EUR") == "Euro")
    #expect(locale.localizedString(forLocaleIdentifier: "de_AT") == "German (Austria)")
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
