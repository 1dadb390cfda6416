import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import Testing

@testable import DiagnosticCore

private enum Suit: Int {
  case hearts = 1
  case spades = 2
}

/// A class as the rewriter of sources leaves one, without `override` where `NSObject` has no such method.
@MainActor private class Card: NSObject {
  var title = "card"
  var subtitle: String?
  var count = 1
  var ratio: CGFloat = 0.5
  var isFaceUp = false
  var suit = Suit.hearts
  var place = CGRect.zero
  var next: Card?
  var pages: [Int] = [1, 2]
  let serial = 7
  var others: [String: String] = [:]
  private(set) var tint = ""
  func setColor(_ color: NSString) { tint = color as String }
  func length() -> Int { title.count }

  func setValue(_ value: Any?, forUndefinedKey key: String) {
    if key == "legacy" { others[key] = value as? String } else { super.setValue(value, forUndefinedKey: key) }
  }
  func value(forUndefinedKey key: String) -> Any? {
    key == "legacy" ? others[key] : super.value(forUndefinedKey: key)
  }
}

private final class Ace: Card {}

/// A class whose overrides are real ones.
private final class Modern: ObjectiveCObject {
  var nils: [String] = []
  var count = 3
  override func setNilValueForKey(_ key: String) { nils.append(key) }
}

private final class Plain: ObjectiveCObject {}

private final class Badge: UIView {
  var corner: CGFloat = 0
  override func value(forUndefinedKey key: String) -> Any? { "undefined \(key)" }
}

private enum __ObjectiveC_KeyValueCodingTests: ObjectiveCFile {
  nonisolated static var classes: [ObjectiveCClass] {
    [
      ObjectiveCClass(Card.self, "title") {
        [
          ObjectiveCMember("title", \Card.title), ObjectiveCMember("subtitle", \Card.subtitle),
          ObjectiveCMember("count", \Card.count), ObjectiveCMember("ratio", \Card.ratio),
          ObjectiveCMember("isFaceUp", \Card.isFaceUp), ObjectiveCMember("suit", \Card.suit),
          ObjectiveCMember("place", \Card.place), ObjectiveCMember("next", \Card.next),
          ObjectiveCMember("pages", \Card.pages), ObjectiveCMember("serial", \Card.serial),
          ObjectiveCMember("setColor:", { (target: Card, color: NSString) in target.setColor(color) }),
          ObjectiveCMember("length", { (target: Card) in target.length() }),
          ObjectiveCMember(
            "setValue:forUndefinedKey:",
            { (target: Card, a0: Any?, a1: String) in target.setValue(a0, forUndefinedKey: a1) }),
          ObjectiveCMember(
            "valueForUndefinedKey:", { (target: Card, a0: String) in target.value(forUndefinedKey: a0) }),
        ]
      },
      ObjectiveCClass(Modern.self, "") { [ObjectiveCMember("count", \Modern.count)] },
      ObjectiveCClass(Badge.self, "") { [ObjectiveCMember("corner", \Badge.corner)] },
    ]
  }
}

@MainActor @Suite struct KeyValueCodingTests {
  private let card = Ace()

  @Test func numbersAndTheirObjects() {
    card.setValue(NSNumber(value: 3), forKey: "count")
    card.setValue(2, forKey: "ratio")
    card.setValue(NSNumber(value: true), forKey: "faceUp")
    #expect(card.count == 3 && card.ratio == 2 && card.isFaceUp)
    #expect(card.value(forKey: "ratio") as? CGFloat == 2)
    #expect(card.value(forKey: "ratio") as? NSNumber == 2)
    #expect(card.value(forKey: "isFaceUp") as? Bool == true)
    card.setValue("12", forKey: "count")
    #expect(card.value(forKey: "count") as? Int == 12)
  }

  @Test func rawValuesAreNumbers() {
    card.setValue(NSNumber(value: 2), forKey: "suit")
    #expect(card.suit == .spades)
    #expect(card.value(forKey: "suit") as? Int == 2)
  }

  @Test func structuresAreValues() {
    let place = CGRect(x: 1, y: 2, width: 3, height: 4)
    card.setValue(NSValue(cgRect: place), forKey: "place")
    #expect(card.place == place)
    #expect((card.value(forKey: "place") as? NSValue)?.cgRectValue == place)
    #expect(card.value(forKey: "place") as? CGRect == place)
    card.setValue(CGRect.zero, forKey: "place")
    #expect(card.place == .zero)
    #expect(NSValue(cgPoint: .zero) as Any as? CGRect == nil)
    #expect(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) as Any as? NSValue != nil)
  }

  @Test func nilIsForOptionals() {
    card.subtitle = "a"
    card.setValue(nil, forKey: "subtitle")
    #expect(card.subtitle == nil && card.value(forKey: "subtitle") == nil)
    let reports = LayoutDiagnostics.collect { card.setValue(nil, forKey: "count") }
    #expect(
      reports.map(\.description) == [
        "[<Ace> setNilValueForKey]: could not set nil as the value for the key count."
      ])
    let modern = Modern()
    modern.setValue(nil, forKey: "count")
    (modern as NSObject).setValue(nil, forKey: "count")
    #expect(modern.nils == ["count", "count"])
    let others = LayoutDiagnostics.collect { Plain().setNilValueForKey("size") }
    #expect(
      others.map(\.description) == [
        "[<Plain> setNilValueForKey]: could not set nil as the value for the key size."
      ])
  }

  @Test func valuesOfOtherTypesAreReported() {
    let reports = LayoutDiagnostics.collect {
      card.setValue(Ace(), forKey: "title")
      card.setValue(8, forKey: "serial")
    }
    #expect(card.title == "card")
    #expect(
      reports.map(\.description) == [
        "[<Ace> setValue:forKey:]: the property title takes String, not Ace.",
        "[<Ace> setValue:forKey:]: the property serial cannot be set.",
      ])
  }

  @Test func keyPathsPassThroughObjects() {
    card.next = Ace()
    card.setValue("next", forKeyPath: "next.title")
    #expect(card.next?.title == "next")
    #expect(card.value(forKeyPath: "next.title") as? String == "next")
    #expect(card.value(forKeyPath: "next.next.title") == nil)
  }

  @Test func methodsAreKeysToo() {
    card.setValue("red", forKey: "color")
    #expect(card.tint == "red")
    #expect(card.value(forKey: "length") as? Int == 4)
  }

  @Test func classesHandleUndefinedKeys() {
    card.setValue("x", forKey: "legacy")
    #expect(card.others == ["legacy": "x"])
    #expect((card as NSObject).value(forKey: "legacy") as? String == "x")
  }

  @Test func undefinedKeysAreReportedWithTheNearest() {
    let reports = LayoutDiagnostics.collect {
      card.setValue(1, forKey: "titel")
      #expect(card.value(forKey: "zzzzzzzz") == nil)
    }
    #expect(
      reports.map(\.description) == [
        "[<Ace> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key titel."
          + " Did you mean title?",
        "[<Ace> valueForUndefinedKey:]: this class is not key value coding-compliant for the key zzzzzzzz.",
      ])
  }

  @Test func severalValuesAtOnce() {
    card.setValuesForKeys(["title": "a", "count": 4, "subtitle": NSNull()])
    #expect(card.title == "a" && card.count == 4)
    let values = card.dictionaryWithValues(forKeys: ["title", "subtitle"])
    #expect(values["title"] as? String == "a" && values["subtitle"] is NSNull)
    let pages = card.mutableArrayValue(forKey: "pages")
    pages.add(3)
    pages.removeObject(at: 0)
    #expect(card.pages == [2, 3])
  }

  @Test func collectionsAndOperators() {
    let two = Ace()
    two.count = 5
    let all = NSArray(array: [card, two])
    #expect(all.value(forKey: "count") as? [Int] == [1, 5])
    #expect(all.value(forKeyPath: "@sum.count") as? Int == 6)
    #expect(all.value(forKeyPath: "@max.count") as? Int == 5)
    #expect(all.value(forKeyPath: "@count") as? Int == 2)
    let dictionary = NSMutableDictionary()
    dictionary.setValue("v", forKey: "k")
    #expect(dictionary.value(forKey: "k") as? String == "v")
  }

  @Test func viewsHaveTheirProperties() {
    let view = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.setValue(NSNumber(value: 4), forKeyPath: "layer.cornerRadius")
    #expect(view.layer.cornerRadius == 4)
    view.setValue(true, forKey: "hidden")
    #expect(view.isHidden && view.value(forKey: "isHidden") as? Bool == true)
    view.setValue(UIColor.red, forKey: "backgroundColor")
    #expect(view.backgroundColor == .red)
    view.setValue(NSNumber(value: UIView.ContentMode.center.rawValue), forKey: "contentMode")
    #expect(view.contentMode == .center)
    #expect(view.value(forKey: "frame") as? CGRect == view.frame)
    view.setValue("5", forKey: "corner")
    #expect(view.corner == 5)
    #expect(view.value(forKey: "privateThing") as? String == "undefined privateThing")
    #expect((view as NSObject).value(forKey: "privateThing") as? String == "undefined privateThing")
  }

  @Test func layersHoldAnyKeysAndPartsOfProperties() {
    let layer = CALayer()
    layer.setValue("mine", forKey: "owner")
    #expect(layer.value(forKey: "owner") as? String == "mine")
    #expect(layer.value(forKey: "nobody") == nil)
    layer.setValue(0.25, forKeyPath: "opacity")
    #expect(layer.opacity == 0.25)
    layer.setValue(3, forKeyPath: "bounds.size.width")
    #expect(layer.bounds.width == 3)
    layer.setValue(2, forKeyPath: "transform.scale.x")
    #expect(layer.transform.m11 == 2)
    #expect((layer.value(forKeyPath: "transform.scale.x") as? NSNumber)?.doubleValue == 2)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "name")
    animation.setValue(2, forKey: "duration")
    #expect(animation.value(forKey: "name") as? String == "fade" && animation.duration == 2)
  }
}
