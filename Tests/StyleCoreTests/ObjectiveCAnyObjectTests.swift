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

  private final class Card: NSObject {
    override var hash: Int { 5 }
    override func isEqual(_ object: Any?) -> Bool { object is Card }
    override var description: String { "card" }
  }

  @Test func messagesAreSent() {
    let card = ObjectiveCRuntime.anyObject(Card())
    #expect(card.hash == 5 && card.description == "card" && card.isEqual(Card()) && !card.isEqual("a"))
    #expect(card.isKind(of: NSObject.self) && !card.isMember(of: NSObject.self))
    #expect(card.classForCoder == Card.self && card.superclass == NSObject.self)
    #expect(!card.responds(to: Selector("unknown")))
    #expect(ObjectiveCRuntime.objectIfPresent(nil)?.responds(to: Selector("unknown")) == nil)
    #expect(ObjectiveCRuntime.objectIfPresent(Card())?.isEqual(Card()) == true)
  }

  private class Plain {}
  private final class PlainCard: Plain {}

  @Test func plainObjectsAreEqualToThemselves() {
    let card = PlainCard()
    let object = ObjectiveCRuntime.anyObject(card)
    #expect(object.isEqual(card) && !object.isEqual(PlainCard()) && !object.isEqual(nil))
    #expect(
      !object.isEqual("a") && !object.isEqual(NSObject()) && !ObjectiveCRuntime.anyObject(nil).isEqual(nil))
  }

  @Test func classesAreEqualToThemselves() {
    let object = ObjectiveCRuntime.anyObject(PlainCard.self)
    #expect(object.isEqual(PlainCard.self) && !object.isEqual(Plain.self) && !object.isEqual(PlainCard()))
  }

  @Test func plainObjectsAreOfTheirClasses() {
    let object = ObjectiveCRuntime.anyObject(PlainCard())
    #expect(object.isKind(of: PlainCard.self) && object.isKind(of: Plain.self))
    #expect(
      !object.isKind(of: NSObject.self) && !ObjectiveCRuntime.anyObject(Plain()).isKind(of: PlainCard.self))
    #expect(object.isMember(of: PlainCard.self) && !object.isMember(of: Plain.self))
    #expect(!ObjectiveCRuntime.anyObject(nil).isKind(of: NSObject.self))
    #expect(!ObjectiveCRuntime.anyObject(PlainCard.self).isKind(of: PlainCard.self))
  }

  @Test func valuesAreOfTheClassesOfFoundation() {
    let values: [(Any, AnyClass)] = [
      ("a", NSString.self), (3, NSNumber.self), (0.5, NSNumber.self), (true, NSNumber.self),
      ([1], NSArray.self), (["a": 1], NSDictionary.self), (Data([1]), NSData.self),
      ("a" as AnyObject, NSString.self), (NSString("a"), NSString.self),
    ]
    for (value, type): (Any, AnyClass) in values {
      let object = ObjectiveCRuntime.anyObject(value)
      #expect(object.isKind(of: type) && object.isKind(of: NSObject.self), "\(type)")
      #expect(!object.isKind(of: NSURL.self) && object.isEqual(value), "\(type)")
    }
    #expect(ObjectiveCRuntime.anyObject("a").isEqual(NSString("a")))
    #expect(ObjectiveCRuntime.anyObject(NSString("a")).isEqual("a"))
    #expect(ObjectiveCRuntime.anyObject(3).isEqual(NSNumber(value: 3)))
    #expect(!ObjectiveCRuntime.anyObject("a").isEqual("b"))
  }

  @Test func valuesOfCollectionsAreLookedUp() {
    let values: [String: Any] = ["a": 1, "b": ["c": 2]]
    let object = ObjectiveCRuntime.anyObject(values)
    #expect(object.value(forKey: "a") as? Int == 1 && object["a"] as? Int == 1)
    #expect(object.value(forKeyPath: "b.c") as? Int == 2)
    #expect(object.value(forKey: "d") == nil && object.count == 2 && object.length == nil)
    let list = ObjectiveCRuntime.anyObject([["a": 3], ["a": 4]])
    #expect(list.value(forKey: "a") as? [Int] == [3, 4] && list[1] as? [String: Int] == ["a": 4])
    let changing = NSMutableDictionary()
    ObjectiveCRuntime.anyObject(changing).setValue(7, forKey: "a")
    #expect(changing["a"] as? Int == 7)
    #expect(ObjectiveCRuntime.anyObject("text").length == 4)
  }

  @Test func classesAreAsked() {
    #expect(ObjectiveCRuntime.anyClass(Card.self).isSubclass(of: NSObject.self))
    #expect(ObjectiveCRuntime.anyClass(Card.self).isSubclass(of: Card.self))
    #expect(!ObjectiveCRuntime.anyClass(NSObject.self).isSubclass(of: Card.self))
    #expect(ObjectiveCRuntime.anyClass(Card.self).superclass() == NSObject.self)
    #expect(ObjectiveCRuntime.anyClass(NSObject.self).superclass() == nil)
    #expect(ObjectiveCRuntime.anyClass(nil as AnyClass?)?.superclass() == nil)
    #expect(ObjectiveCRuntime.anyClass(Card.self).hash() == ObjectiveCRuntime.anyClass(Card.self).hash())
    #expect(!ObjectiveCRuntime.anyClass(Card.self).responds(to: Selector("unknown")))
  }

  @Test func othersHaveNone() {
    #expect(ObjectiveCRuntime.anyObject(nil).doubleValue == nil)
    #expect(ObjectiveCRuntime.anyObject("a").doubleValue ?? 2 == 2)
    #expect(ObjectiveCRuntime.anyObject(3).cgRectValue == nil)
  }
}
