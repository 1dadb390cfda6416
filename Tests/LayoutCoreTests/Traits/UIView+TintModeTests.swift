import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore

@MainActor
struct UIViewTintModeTests {
  private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  private let root = Tinted()
  private let middle = Tinted()
  private let leaf = Tinted()

  init() {
    root.addSubview(middle)
    middle.addSubview(leaf)
  }

  @Test("L.40: the nearest mode that was set counts, or else normal")
  func inheritance() {
    #expect(leaf.tintAdjustmentMode == .normal)
    root.tintAdjustmentMode = .dimmed
    #expect(leaf.tintAdjustmentMode == .dimmed && root.tintAdjustmentMode == .dimmed)
    middle.tintAdjustmentMode = .normal
    #expect(leaf.tintAdjustmentMode == .normal && root.tintAdjustmentMode == .dimmed)
    middle.tintAdjustmentMode = .automatic
    #expect(leaf.tintAdjustmentMode == .dimmed)
  }

  @Test("L.40: a dimmed tint is a grey, of a view's own colour, too")
  func dimmedColours() {
    root.tintColor = .red
    middle.tintColor = .green
    root.tintAdjustmentMode = .dimmed
    for view in [root, leaf] {
      var (white, alpha): (CGFloat, CGFloat) = (0, 0)
      let isGrey = unsafe view.tintColor.getWhite(&white, alpha: &alpha)
      #expect(isGrey && alpha < 1)
    }
    let lights = [root, leaf].compactMap { $0.tintColor.cgColor.components?.first }
    #expect(lights.count == 2 && lights[0] < lights[1], "red is darker than green")
    root.tintAdjustmentMode = .automatic
    #expect(root.tintColor == .red && leaf.tintColor == .green)
  }

  @Test("L.40: views hear of the mode where it is another one for them")
  func changes() {
    leaf.tintColor = .red
    let before = leaf.changes
    root.tintAdjustmentMode = .dimmed
    #expect(root.changes == 1 && middle.changes == 1 && leaf.changes == before + 1)
    root.tintAdjustmentMode = .dimmed
    #expect(leaf.changes == before + 1, "the same mode as before")
    middle.tintAdjustmentMode = .normal
    #expect(root.changes == 1 && middle.changes == 2 && leaf.changes == before + 2)
    root.tintAdjustmentMode = .automatic
    #expect(root.changes == 2 && leaf.changes == before + 2, "what is above does not reach it")
  }

  @Test func scaleFactors() {
    let view = UIView()
    #expect(view.contentScaleFactor == view.traitCollection.displayScale)
    view.contentScaleFactor = 2
    #expect(view.contentScaleFactor == 2 && view.layer.contentsScale == 2)
    view.contentScaleFactor = .nan
    #expect(view.contentScaleFactor == 2)
  }

  @Test("L.45: a bullet stands for each character as soon as that is asked for")
  func secureText() {
    let field = UITextField()
    field.text = "iiii"
    let width = field.intrinsicContentSize.width
    field.isSecureTextEntry = true
    let bullets = UITextField()
    bullets.text = "\u{2022}\u{2022}\u{2022}\u{2022}"
    #expect(field.intrinsicContentSize.width == bullets.intrinsicContentSize.width)
    #expect(field.intrinsicContentSize.width != width && field.text == "iiii")
  }

  @Test("L.40: a dimmed tint equals itself, so that views hear of no other one where it stays")
  func dimmedEquality() {
    root.tintAdjustmentMode = .dimmed
    #expect(leaf.tintColor == leaf.tintColor && leaf.tintColor != UIColor.systemBlue)
    let other = UIView()
    root.addSubview(other)
    leaf.changes = 0
    other.addSubview(leaf)
    #expect(leaf.changes == 0)
  }
}
