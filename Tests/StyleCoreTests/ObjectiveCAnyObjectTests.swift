import Foundation
import GraphicsCore
import StyleCore
import Testing

/// Tests of members that are looked up in any object.
@Suite struct ObjectiveCAnyObjectTests {
  @Test func numbersAreLookedUp() {
    let information: [String: Any] = ["duration": 0.25, "curve": 7, "scale": CGFloat(1.5), "flag": true]
    #expect(ObjectiveCRuntime.anyObject(information["duration"]).doubleValue! == 0.25)
    #expect(ObjectiveCRuntime.anyObject(information["curve"]).integerValue! == 7)
    #expect(ObjectiveCRuntime.anyObject(information["scale"]).floatValue! == 1.5)
    #expect(ObjectiveCRuntime.anyObject(information["flag"]).boolValue!)
    #expect(ObjectiveCRuntime.anyObject(NSNumber(value: 3)).stringValue == "3")
    let duration: Double = ObjectiveCRuntime.anyObject(information["duration"]).doubleValue
    #expect(duration == 0.25)
  }

  @Test func geometryIsLookedUp() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(ObjectiveCRuntime.anyObject(NSValue(cgRect: rect)).cgRectValue == rect)
    #expect(ObjectiveCRuntime.anyObject(rect).cgRectValue == rect)
    #expect(ObjectiveCRuntime.anyObject(NSValue(cgPoint: rect.origin)).cgPointValue == rect.origin)
    #expect(ObjectiveCRuntime.anyObject(rect.size).cgSizeValue == rect.size)
  }

  @Test func othersHaveNone() {
    #expect(ObjectiveCRuntime.anyObject(nil).doubleValue == nil)
    #expect(ObjectiveCRuntime.anyObject("a").doubleValue ?? 2 == 2)
    #expect(ObjectiveCRuntime.anyObject(3).cgRectValue == nil)
  }
}
