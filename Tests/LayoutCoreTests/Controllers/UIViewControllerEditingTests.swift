import LayoutCore
import StyleCore
import Testing

/// Editing in view controllers, and the button that turns it on and off.
@MainActor
struct UIViewControllerEditingTests {
  private final class List: UIViewController {
    var calls: [Bool] = []
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      calls.append(editing)
    }
  }

  @Test func `the edit button turns editing on and off`() {
    let list = List()
    let button = list.editButtonItem
    #expect(button === list.editButtonItem)
    #expect(button.title == "Edit")
    button.primaryAction?.performWithSender(button, target: nil)
    #expect(list.isEditing)
    #expect(button.title == "Done")
    #expect(button.style == .done)
    list.isEditing = false
    #expect(button.title == "Edit")
    #expect(list.calls == [true, false])
  }
}
