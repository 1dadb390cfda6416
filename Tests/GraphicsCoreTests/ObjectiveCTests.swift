import Foundation
import GraphicsCore
import Testing

/// A class as the rewriter of sources leaves one, with the table that it adds.
@MainActor private class Card {
  var calls: [String] = []
  var title = "card"
  func lift() { calls.append("Card.lift") }
  func save(_ sender: AnyObject?) { calls.append("save \(sender == nil ? "nil" : "sender")") }
  func name(_ name: String, count: Int) throws -> Int {
    calls.append("\(name) \(count)")
    return 1
  }
  func over() { calls.append("over") }
  func over(_ number: Int) { calls.append("over \(number)") }
}

private class Ace: Card {
  override func lift() { calls.append("Ace.lift") }
}

private class Deck<Element>: NSObject {
  var count = 3
  func shuffle() { count += 1 }
}

extension Card {
  @MainActor fileprivate static func members() -> [ObjectiveCMember] {
    [
      ObjectiveCMember("lift", { (target: Card) in target.lift() }),
      ObjectiveCMember(
        "name:count:", { (target: Card, a0: String, a1: Int) in try target.name(a0, count: a1) }),
      ObjectiveCMember("title", \Card.title),
    ]
  }
}

private enum __ObjectiveC_ObjectiveCTests: ObjectiveCFile {
  nonisolated static var classes: [ObjectiveCClass] {
    [
      ObjectiveCClass(Card.self, "lift() save(_:) title", { Card.members() }),
      ObjectiveCClass(Ace.self, "fold()"),
      ObjectiveCClass(named: "Deck", "shuffle()"),
    ]
  }
}

@MainActor @Suite struct ObjectiveCTests {
  @Test func selectorsCallTheOverride() {
    let ace = Ace()
    let selector = Selector("lift", Card.lift)
    #expect(selector == "lift")
    #expect(selector.invoke(on: ace, with: []))
    #expect(ace.calls == ["Ace.lift"])
  }

  @Test func missingArgumentsAreNilAndOthersAreLeftOut() {
    let card = Card()
    let selector = Selector("save:", Card.save(_:))
    #expect(selector.invoke(on: card, with: []))
    #expect(selector.invoke(on: card, with: [card, 1, 2]))
    #expect(card.calls == ["save nil", "save sender"])
  }

  @Test func argumentsOfOtherTypesAreRefused() {
    let card = Card()
    let selector = Selector("name:count:", Card.name(_:count:))
    #expect(!selector.invoke(on: card, with: [1, "a"]))
    #expect(!selector.invoke(on: card, with: ["a"]))
    #expect(selector.invoke(on: card, with: ["a", 1]))
    #expect(card.calls == ["a 1"])
  }

  @Test func overloadsAreChosenByType() {
    let card = Card()
    #expect(Selector("over", (Card.over as (Card) -> () -> Void)).description == "over")
    let selector = Selector("over", (Card.over as (Card) -> (Int) -> Void))
    #expect(selector.description == "over:")
    #expect(selector.invoke(on: card, with: [2]))
    #expect(card.calls == ["over 2"])
  }

  @Test func methodsOfNoActorAndGenericClasses() {
    let deck = Deck<Int>()
    #expect(Selector("shuffle", Deck<Int>.shuffle).invoke(on: deck, with: []))
    #expect(deck.count == 4)
    #expect(Selector("shuffle", of: { deck }, { $0.shuffle }).invoke(on: deck, with: []))
    #expect(deck.count == 5)
    #expect(Selector(setter: "setCount:", \Deck<Int>.count).invoke(on: deck, with: [9]))
    #expect(deck.count == 9)
  }

  @Test func namesFindMethodsInTheTable() {
    let ace = Ace()
    #expect(Selector("lift").invoke(on: ace, with: []))
    #expect(Selector("name:count:").invoke(on: ace, with: ["b", 2]))
    #expect(!Selector("fold").invoke(on: ace, with: []))
    #expect(ace.calls == ["Ace.lift", "b 2"])
  }

  @Test func classesImplementWhatTheyAndTheirSuperclassesDeclare() {
    let ace = Ace()
    #expect(ObjectiveCRuntime.implements(ace, "save(_:)"))
    #expect(ObjectiveCRuntime.implements(ace, "fold()"))
    #expect(!ObjectiveCRuntime.implements(Card(), "fold()"))
    #expect(ObjectiveCRuntime.implements(Deck<String>(), "shuffle()"))
    let title: String? = ObjectiveCRuntime.value(of: "title", in: ace)
    #expect(title == "card")
    let number: Int? = ObjectiveCRuntime.value(of: "title", in: ace)
    #expect(number == nil)
  }

  @Test func classesAboveAnother() {
    let names = { (start: AnyClass?) in
      ObjectiveCRuntime.classes(of: Ace(), above: start).map { "\($0)" }
    }
    #expect(names(nil) == ["Ace", "Card"])
    #expect(names(Ace.self) == ["Card"])
  }

  @Test func typesAreFoundByTheBeginningOfTheirNames() {
    let found = MetadataSections.types(withPrefix: "__Found_ObjectiveCTests_")
    #expect(found.map { "\($0)" }.sorted() == ["__Found_ObjectiveCTests_1", "__Found_ObjectiveCTests_2"])
  }
}

/// A type that no optimizer takes away.
@_alwaysEmitConformanceMetadata private protocol Kept {}
private struct __Found_ObjectiveCTests_1: Kept {}
extension Card { fileprivate enum __Found_ObjectiveCTests_2: Kept {} }
private struct __Found_ObjectiveCTests_3<Element>: Kept { var element: Element? }
private final class __Found_ObjectiveCTests_4: Kept {}
