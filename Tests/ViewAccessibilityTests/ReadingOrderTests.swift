import ControlCore
import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewAccessibility

/// The order in which elements are read.
@MainActor
struct ReadingOrderTests {
  @Test func `U.1: rows are read from top to bottom, and in each from the leading side`() {
    let view = screen(
      element("d", x: 0, y: 30), element("b", x: 60, y: 0), element("a", x: 0, y: 7),
      element("c", x: 120, y: 3))
    #expect(words(of: view) == ["a", "b", "c", "d"])
  }

  @Test(arguments: [(UIUserInterfaceIdiom.phone, ["right", "left"]), (.pad, ["left", "right"])])
  func `U.1: a row is 8 points on a phone, 13 on a pad`(idiom: UIUserInterfaceIdiom, expected: [String]) {
    let view = screen(element("right", x: 60, y: 0), element("left", x: 0, y: 8))
    view.traitOverrides.userInterfaceIdiom = idiom
    view.updateTraitsIfNeeded()
    #expect(words(of: view) == expected)
  }

  @Test func `U.1: from right to left, rows begin at the right`() {
    let view = screen(element("left", x: 0, y: 0), element("right", x: 60, y: 0))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(words(of: view) == ["right", "left"])
  }

  @Test func `U.2: a list of elements is read in its own order, at the place of its first element`() {
    let (first, second) = (element("listed first", x: 0, y: 200), element("listed second", x: 0, y: 100))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    for view in [first, second] { container.addSubview(view) }
    container.accessibilityElements = [first, second]
    let view = screen(element("between", x: 0, y: 150), element("above", x: 0, y: 50), container)
    #expect(words(of: view) == ["above", "listed first", "listed second", "between"])
  }

  @Test(arguments: [(false, ["a", "c", "b", "d"]), (true, ["a", "b", "c", "d"])])
  func `U.2: a group is read before what is beside it`(isGroup: Bool, expected: [String]) {
    let (left, right) = (UIView(), UIView())
    left.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    right.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
    for (view, labels) in [(left, ["a", "b"]), (right, ["c", "d"])] {
      for (index, label) in labels.enumerated() {
        view.addSubview(element(label, x: 0, y: CGFloat(index) * 30))
      }
      view.shouldGroupAccessibilityChildren = isGroup
    }
    #expect(words(of: screen(left, right)) == expected)
  }

  @Test func `U.3: what is unseen is not read`() {
    let (hidden, clear, secret) = (UIView(), UIView(), UIView())
    for view in [hidden, clear, secret] { view.addSubview(element("secret", x: 0, y: 0)) }
    hidden.isHidden = true
    clear.alpha = 0
    secret.accessibilityElementsHidden = true
    let outer = element("outer", x: 0, y: 60)
    outer.addSubview(element("inner", x: 0, y: 0))
    #expect(words(of: screen(hidden, clear, secret, outer)) == ["outer"])
  }

  @Test func `U.3: beside a modal view nothing is read, and of two the last one is`() {
    let (first, second) = (UIView(), UIView())
    for (view, label) in [(first, "first"), (second, "second")] {
      view.addSubview(element(label, x: 0, y: 0))
      view.accessibilityViewIsModal = true
    }
    let view = screen(first, second, element("behind", x: 0, y: 60))
    #expect(words(of: view) == ["second"])
    second.isHidden = true
    #expect(words(of: view) == ["first"])
  }

  @Test func `a container that counts its elements by methods is asked for them`() {
    final class Wheel: UIView {
      lazy var parts = ["north", "south"].map { name in
        let part = UIAccessibilityElement(accessibilityContainer: self)
        part.accessibilityLabel = name
        return part
      }
      override func accessibilityElementCount() -> Int { parts.count }
      override func accessibilityElement(at index: Int) -> Any? { parts[index] }
    }
    let wheel = Wheel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(words(of: screen(wheel)) == ["north", "south"])
  }

  @Test func `a container that lists itself is read once`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    container.accessibilityElements = [container, element("a", x: 0, y: 0), container]
    #expect(words(of: screen(container)) == ["a"])
  }

  @Test func `frames that are not finite are read last`() {
    let odd = element("odd", x: 0, y: 0)
    odd.accessibilityFrame = CGRect(x: CGFloat.nan, y: CGFloat.infinity, width: 1, height: 1)
    #expect(words(of: screen(odd, element("a", x: 0, y: 400))) == ["a", "odd"])
  }

  @Test func `a tree that is deeper than the stack is read`() {
    let root = screen()
    var view = root
    for _ in 0..<20_000 {
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      inner.shouldGroupAccessibilityChildren = true
      view.addSubview(inner)
      view = inner
    }
    view.addSubview(element("bottom", x: 0, y: 0))
    #expect(words(of: root) == ["bottom"])
  }
}
