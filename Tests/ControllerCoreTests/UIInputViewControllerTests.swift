import ControlCore
import ControllerCore
import Foundation
import GraphicsCore
import LayoutCore
import Testing

@MainActor
struct UIInputViewControllerTests {
  @Test func `the input view that is set is the view, before that is loaded and after`() {
    let controller = UIInputViewController()
    #expect(controller.inputView == nil)
    let views = (0..<2).map { _ in UIInputView(frame: .zero, inputViewStyle: .default) }
    controller.inputView = views[0]
    #expect(!controller.isViewLoaded && controller.view === views[0] && controller.inputView === views[0])
    controller.inputView = views[1]
    #expect(controller.view === views[1] && controller.inputView === views[1])
    controller.inputView = nil
    #expect(!controller.isViewLoaded && controller.view is UIInputView && controller.view !== views[1])
  }
}
