import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Plumb
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

/// The actions of buttons, and the looks of buttons while they are pressed.
@MainActor
struct UIButtonActionsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let log = CallbackLog()

  private func show<Control: UIControl>(_ control: Control) -> Control {
    window.isHidden = false
    control.frame = CGRect(x: 20, y: 50, width: 100, height: 50)
    window.addSubview(control)
    return control
  }

  private func tap() -> [String] {
    TouchSynthesizer(window).tap(at: CGPoint(x: 60, y: 60))
    MainLoop.main.run(for: 1)
    return log.take()
  }

  @Test("A finger lifted inside runs its actions, and after them the primary one") func press() {
    let button = show(UIButton(type: .system, primaryAction: UIAction { [log] _ in log.note("primary") }))
    button.addAction(UIAction { [log] _ in log.note("up") }, for: .touchUpInside)
    button.addAction(UIAction { [log] _ in log.note("down") }, for: .touchDown)
    #expect(tap() == ["down", "up", "primary"])
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["up", "primary"], "the same by code")
    button.performPrimaryAction()
    #expect(log.take() == ["primary"])
    TouchSynthesizer(window).drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 250, y: 150))
    MainLoop.main.run(for: 1)
    #expect(log.take() == ["down"], "lifted outside it does nothing")
    button.isEnabled = false
    #expect(tap() == [])
  }

  @Test("A configured button runs its primary action, and has its title and image") func configured() {
    let image = UIImage(systemName: "star")
    let action = UIAction(title: "Go", image: image) { [log] _ in log.note("go") }
    let button = show(UIButton(configuration: .filled(), primaryAction: action))
    #expect(button.currentTitle == "Go" && button.currentImage == image)
    #expect(tap() == ["go"])
    var titled = UIButton.Configuration.filled()
    titled.title = "Stay"
    #expect(UIButton(configuration: titled, primaryAction: action).currentTitle == "Stay")
    let plain = UIButton(primaryAction: action)
    #expect(
      plain.buttonType == .system && plain.title(for: .normal) == "Go" && plain.image(for: .normal) == image)
  }

  @Test("Of other controls, a change of the value is what they are for") func values() {
    let control = show(UIControl(frame: .zero, primaryAction: UIAction { [log] _ in log.note("primary") }))
    #expect(tap() == [])
    control.addAction(UIAction { [log] _ in log.note("value") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["value", "primary"])
    let toggle = show(UISwitch(frame: .zero, primaryAction: UIAction { [log] _ in log.note("switched") }))
    #expect(tap() == ["switched"] && toggle.isOn)
    toggle.addAction(UIAction { [log] _ in log.note("value") }, for: .valueChanged)
    #expect(tap() == ["value", "switched"], "a finger's change is told in the same order")
  }

  @Test("A button that a press selects is selected before its actions run") func selection() {
    let button = show(UIButton(type: .system))
    button.changesSelectionAsPrimaryAction = true
    button.addAction(
      UIAction { [log] action in log.note("\((action.sender as? UIButton)?.isSelected == true)") },
      for: .primaryActionTriggered)
    #expect(tap() == ["true"] && button.isSelected)
    #expect(tap() == ["false"] && !button.isSelected)
    button.sendActions(for: .primaryActionTriggered)
    #expect(log.take() == ["false"], "actions that code sends press nothing")
    button.performPrimaryAction()
    #expect(log.take() == ["true"])
  }

  @Test("Titles and images of states show while a finger is on the button") func states() {
    let button = show(UIButton(type: .custom))
    button.setTitle("up", for: .normal)
    button.setTitle("pressed down", for: .highlighted)
    button.setTitleColor(.systemGreen, for: .highlighted)
    let width = button.intrinsicContentSize.width
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "pressed down" && button.titleLabel?.textColor == .systemGreen)
    #expect(button.intrinsicContentSize.width > width, "the size is that of what shows")
    button.isHighlighted = false
    #expect(button.titleLabel?.text == "up" && button.titleLabel?.textColor == .white)
  }

  @Test("System buttons are paler under a finger, and grey where they cannot be used") func systemColors() {
    let button = show(UIButton(type: .system))
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(button.titleLabel?.textColor == .systemBlue && button.imageView?.alpha == 1)
    button.isHighlighted = true
    #expect(button.titleLabel?.textColor.cgColor == UIColor.systemBlue.cgColor.copy(alpha: 0.2))
    #expect(abs((button.imageView?.alpha ?? 0) - 0.2) < 1e-6)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel && (button.imageView?.alpha ?? 1) < 1)
    button.isEnabled = true
    #expect(button.titleLabel?.textColor == .systemBlue && button.imageView?.alpha == 1)
    button.imageView?.alpha = 0.5
    button.isHighlighted = true
    #expect(button.imageView?.alpha == 0.5, "what the program made paler stays so")
  }

  @Test("The image behind the content fills the button") func backgroundImage() {
    let image = UIImage(
      cgImage: CGImage(width: 40, height: 20, pixels: Array(repeating: 255, count: 3_200)), scale: 1,
      orientation: .up)
    let button = show(UIButton(type: .custom))
    button.setTitle("T", for: .normal)
    button.setBackgroundImage(image, for: .normal)
    #expect(button.intrinsicContentSize.width == 40)
    button.layoutIfNeeded()
    let view = button.subviews.first as? UIImageView
    #expect(view?.image == image && view?.frame == button.bounds)
    button.setBackgroundImage(nil, for: .normal)
    #expect(!button.subviews.contains { $0 is UIImageView })
  }
}
