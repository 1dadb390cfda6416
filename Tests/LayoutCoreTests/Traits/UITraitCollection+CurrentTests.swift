import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

/// Notes the style of the current traits in each of its callbacks.
private final class StyleView: UIView {
  let log: CallbackLog
  let id: String
  var onLayout: () -> Void = {}

  init(_ id: String, _ style: UIUserInterfaceStyle, _ log: CallbackLog) {
    self.id = id
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    traitOverrides.userInterfaceStyle = style
    updateTraitsIfNeeded()
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ callback: String) {
    log.note("\(id) \(callback) \(UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light")")
  }

  override func updateConstraints() {
    note("constraints")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    note("layout")
    onLayout()
    note("layout")
  }

  override func draw(_ rect: CGRect) { note("draw") }
  override func tintColorDidChange() { note("tint") }
  override func safeAreaInsetsDidChange() { note("safe area") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { note("traits") }
}

private final class StyleController: UIViewController {
  var styles: [UIUserInterfaceStyle] = []

  override func viewWillLayoutSubviews() { styles.append(UITraitCollection.current.userInterfaceStyle) }
  override func viewDidLayoutSubviews() { styles.append(UITraitCollection.current.userInterfaceStyle) }
  override func updateViewConstraints() {
    super.updateViewConstraints()
    styles.append(UITraitCollection.current.userInterfaceStyle)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    styles.append(UITraitCollection.current.userInterfaceStyle)
  }
}

@MainActor
struct UITraitCollectionCurrentTests {
  private let log = CallbackLog()

  @Test("The current traits are those of the view that is laid out, and afterwards what they were")
  func layout() {
    let (root, dark, light) = (
      StyleView("R", .light, log), StyleView("D", .dark, log), StyleView("L", .light, log)
    )
    root.addSubview(dark)
    root.addSubview(light)
    _ = log.take()
    UITraitCollection(layoutDirection: .rightToLeft).performAsCurrent {
      root.layoutIfNeeded()
      #expect(UITraitCollection.current == UITraitCollection(layoutDirection: .rightToLeft))
    }
    #expect(
      log.take() == [
        "R layout light", "R layout light", "D layout dark", "D layout dark", "L layout light",
        "L layout light",
      ])
  }

  @Test("A layout within a layout gives the outer one its traits back") func nested() {
    let (outer, inner) = (StyleView("O", .light, log), StyleView("I", .dark, log))
    _ = log.take()
    outer.onLayout = { inner.layoutIfNeeded() }
    outer.layoutIfNeeded()
    #expect(log.take() == ["O layout light", "I layout dark", "I layout dark", "O layout light"])
  }

  @Test("Constraints, drawing, tint and the change itself have the view's traits") func otherCallbacks() {
    let view = StyleView("V", .dark, log)
    #expect(log.take() == ["V traits dark"])
    view.setNeedsUpdateConstraints()
    view.updateConstraintsIfNeeded()
    view.layer.displayIfNeeded()
    view.tintColor = .red
    #expect(log.take() == ["V constraints dark", "V draw dark", "V tint dark"])
    #expect(UITraitCollection.current == .headless)
  }

  @Test("A dynamic colour turned into a CGColor during layout is that of the view") func colour() {
    let view = StyleView("V", .dark, log)
    view.onLayout = { view.layer.borderColor = UIColor.label.cgColor }
    view.layoutIfNeeded()
    // H.8: label is FFFFFF in the dark.
    #expect(view.layer.borderColor == UIColor.white.cgColor)
  }

  @Test("A safe area that changes is told with the view's traits") func safeArea() throws {
    let window = try makeWindow("iphone-14-pro")
    let view = StyleView("V", .dark, log)
    window.addSubview(view)
    _ = log.take()
    window.layoutIfNeeded()
    #expect(log.take().first == "V safe area dark")
  }

  @Test("The callbacks of a controller have the traits of its view") func controller() {
    let controller = StyleController()
    controller.overrideUserInterfaceStyle = .dark
    controller.view.setNeedsUpdateConstraints()
    controller.view.layoutIfNeeded()
    #expect(controller.styles == [.dark, .dark, .dark, .dark])
  }

  @Test("Each thread has its own") func threads() async {
    await UITraitCollection(userInterfaceStyle: .dark).performAsCurrentElsewhere()
    #expect(UITraitCollection.current == .headless)
  }
}

extension UITraitCollection {
  /// Sets the current traits of another thread, and leaves them.
  fileprivate func performAsCurrentElsewhere() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        UITraitCollection.current = self
        continuation.resume()
      }
    }
  }
}
