import Foundation
import LayoutCore
import StyleCore
import Testing

@testable import ControlCore

/// Pushes of items onto a bar with a delegate of its own, and titles in its row.
@MainActor
struct NavigationBarPushTests {
  private final class Listener: NSObject, UINavigationBarDelegate {
    var allows = true
    var notes: [String] = []

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      notes.append("ask \(item.title ?? "")")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      notes.append("\(navigationBar.items?.count ?? 0)")
    }
  }

  @Test func `a bar pushes only what its delegate allows`() {
    let (bar, listener) = (UINavigationBar(), Listener())
    bar.delegate = listener
    bar.pushItem(UINavigationItem(title: "a"), animated: false)
    listener.allows = false
    bar.pushItem(UINavigationItem(title: "b"), animated: false)
    #expect(listener.notes == ["ask a", "1", "ask b"] && bar.topItem?.title == "a")
  }

  @Test func `a title in the row of the buttons is not large`() {
    let (bar, item) = (UINavigationBar(), UINavigationItem(title: "a"))
    bar.prefersLargeTitles = true
    bar.items = [item]
    #expect(bar.hasLargeTitle)
    item.largeTitleDisplayMode = .inline
    #expect(!bar.hasLargeTitle)
  }
}
