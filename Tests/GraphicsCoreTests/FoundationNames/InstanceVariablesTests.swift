import Foundation
import GraphicsCore
import Testing

/// Tests of names of Objective-C's run time and of Foundation that tell nothing here.
struct InstanceVariablesTests {
  @Test func aClassTellsNoVariables() {
    var count: UInt32 = 7
    #expect(unsafe class_copyIvarList(NSObject.self, &count) == nil)
    #expect(count == 0)
  }

  @Test func anExceptionKeepsItsReason() {
    let exception = NSException(name: .rangeException, reason: "3 of 2", userInfo: ["a": 1])
    #expect(exception.name.rawValue == "NSRangeException")
    #expect(exception.reason == "3 of 2")
    #expect(exception.userInfo?["a"] as? Int == 1)
  }
}
