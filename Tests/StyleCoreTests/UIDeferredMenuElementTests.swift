import StyleCore
import Testing

/// Elements that are made when a menu is shown.
@MainActor
struct UIDeferredMenuElementTests {
  @Test("A provider is asked once for all that wait, and its first answer alone counts") func once() {
    var answers: [([UIMenuElement]) -> Void] = []
    var told: [String] = []
    let element = UIDeferredMenuElement { answers.append($0) }
    element.load { told.append("first") }
    element.prepare()
    element.load { told.append("second") }
    #expect(answers.count == 1 && told.isEmpty)
    answers[0]([UIMenu(title: "a")])
    answers[0]([])
    #expect(told == ["first", "second"] && element.elements?.map(\.title) == ["a"])
    element.load { told.append("third") }
    #expect(answers.count == 1 && told.count == 2)
  }

  @Test("A late answer of an earlier showing does not count") func late() {
    var answers: [([UIMenuElement]) -> Void] = []
    var told: [String] = []
    let element = UIDeferredMenuElement.uncached { answers.append($0) }
    element.prepare()
    element.load { told.append("first") }
    element.prepare()
    element.load { told.append("second") }
    #expect(answers.count == 2)
    answers[0]([UIMenu(title: "old")])
    #expect(told.isEmpty && element.elements == nil)
    answers[1]([UIMenu(title: "new")])
    #expect(told == ["second"] && element.elements?.map(\.title) == ["new"])
  }
}
