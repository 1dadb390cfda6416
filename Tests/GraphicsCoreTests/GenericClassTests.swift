import Foundation
import GraphicsCore
import Testing

/// A generic class as the rewriter of sources leaves one, with the table that it adds.
private class Box<Element>: NSObject {
  var contents: [Element] = []
  var title = "box"
  func put(_ element: Element) { contents.append(element) }
}

private final class NumberBox: Box<Int> {}

private final class Shelf<Element>: Box<Element> {
  func clear() { contents = [] }
}

private protocol BoxMembers { @MainActor static func boxMembers() -> [ObjectiveCMember] }

extension Box: BoxMembers {
  @MainActor fileprivate static func boxMembers() -> [ObjectiveCMember] {
    [
      ObjectiveCMember("put:", { (target: Box, a0: Element) in target.put(a0) }),
      ObjectiveCMember("title", \Box.title),
    ]
  }
}

private protocol ShelfMembers { @MainActor static func shelfMembers() -> [ObjectiveCMember] }

extension Shelf: ShelfMembers {
  @MainActor fileprivate static func shelfMembers() -> [ObjectiveCMember] {
    [ObjectiveCMember("clear", { (target: Shelf) in target.clear() })]
  }
}

private enum __ObjectiveC_GenericClassTests: ObjectiveCFile {
  nonisolated static var classes: [ObjectiveCClass] {
    [
      ObjectiveCClass(
        named: "Box", "put(_:) title", { ($0 as? any BoxMembers.Type)?.boxMembers() ?? [] }),
      ObjectiveCClass(named: "Shelf", "clear()", { ($0 as? any ShelfMembers.Type)?.shelfMembers() ?? [] }),
    ]
  }
}

/// Tests of the members of generic classes that are found by name.
@MainActor @Suite struct GenericClassTests {
  @Test func methodsAreFoundForEachTypeOfElements() {
    let (numbers, words) = (Box<Int>(), Box<String>())
    #expect(Selector("put:").invoke(on: numbers, with: [3]))
    #expect(Selector("put:").invoke(on: words, with: ["three"]))
    #expect(numbers.contents == [3])
    #expect(words.contents == ["three"])
    #expect(!Selector("put:").invoke(on: numbers, with: ["three"]))
    #expect(!Selector("take").invoke(on: numbers, with: []))
  }

  @Test func subclassesInheritThem() {
    let (numbers, shelf) = (NumberBox(), Shelf<String>())
    #expect(Selector("put:").invoke(on: numbers, with: [4]))
    #expect(numbers.contents == [4])
    #expect(Selector("put:").invoke(on: shelf, with: ["book"]))
    #expect(shelf.contents == ["book"])
    #expect(Selector("clear").invoke(on: shelf, with: []))
    #expect(shelf.contents.isEmpty)
    #expect(!Selector("clear").invoke(on: numbers, with: []))
  }

  @Test func propertiesAreFoundByKeys() {
    let box = Shelf<Int>()
    box.setValue("full", forKey: "title")
    #expect(box.title == "full")
    #expect(box.value(forKey: "title") as? String == "full")
  }

  @Test func classesImplementWhatTheTableLists() {
    #expect(ObjectiveCRuntime.implements(Shelf<Int>(), "put(_:)"))
    #expect(ObjectiveCRuntime.implements(Shelf<Int>(), "clear()"))
    #expect(!ObjectiveCRuntime.implements(NumberBox(), "clear()"))
  }
}
