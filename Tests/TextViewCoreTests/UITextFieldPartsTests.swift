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

/// The views beside the text of fields, and around it.
@MainActor
struct UITextFieldPartsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
  private let right = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 60))

  init() {
    window.isHidden = false
    window.addSubview(field)
    field.font = .boxes(20)
    (field.leftView, field.rightView) = (left, right)
  }

  @Test("Views at the sides have their own size in the middle, and leave the text the rest") func sides() {
    field.layoutIfNeeded()
    #expect(left.superview == nil && right.superview == nil, "they never show at first")
    field.leftViewMode = .always
    field.rightViewMode = .always
    field.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 15, width: 20, height: 10))
    #expect(right.frame == CGRect(x: 88, y: 0, width: 12, height: 40), "no higher than the field")
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 68, height: 40))
    field.text = "ab"
    // 20 of text between 20 and 12.
    #expect(field.intrinsicContentSize.width == 52)
    field.semanticContentAttribute = .forceRightToLeft
    field.setNeedsLayout()
    field.layoutIfNeeded()
    #expect(left.frame.minX == 80 && right.frame.minX == 0, "the left view is at the leading end")
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 12, y: 0, width: 68, height: 40))
  }

  @Test("Modes say when they show") func modes() {
    field.leftViewMode = .whileEditing
    field.rightViewMode = .unlessEditing
    func shown() -> [Bool] { [left.superview === field, right.superview === field] }
    #expect(shown() == [false, true])
    field.becomeFirstResponder()
    #expect(shown() == [true, false])
    field.resignFirstResponder()
    #expect(shown() == [false, true])
    let other = UIView()
    field.rightView = other
    #expect(right.superview == nil && other.superview === field)
  }

  private final class Delegate: NSObject, UITextFieldDelegate {
    var allows = false
    func textFieldShouldClear(_ textField: UITextField) -> Bool { allows }
  }

  @Test("The clear button takes the place of the view at the end while there is text, and the text away")
  func clearButton() throws {
    field.rightViewMode = .always
    field.clearButtonMode = .always
    field.borderStyle = .roundedRect
    func button() -> UIControl? { field.subviews.compactMap { $0 as? UIControl }.first }
    #expect(button() == nil && right.superview === field)
    field.text = "abc"
    field.layoutIfNeeded()
    let clear = try #require(button())
    #expect(right.superview == nil)
    // 19 × 19, 5 from the end.
    // (40 − 19) / 2 = 10.5 is a tie of pixels at 3x, which goes up: 32 of them.
    #expect(clear.frame.size == CGSize(width: 19, height: 19) && clear.frame.minX == 76)
    #expect(abs(clear.frame.minY - 32.0 / 3) < 1e-9)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 4.75, width: 69, height: 30.5))
    let (delegate, log) = (Delegate(), CallbackLog())
    field.delegate = delegate
    field.addAction(UIAction { _ in log.note("changed") }, for: .editingChanged)
    func tap() {
      TouchSynthesizer(window).tap(at: CGPoint(x: 85, y: 20))
      MainLoop.main.run(for: 1)
    }
    tap()
    #expect(field.text == "abc" && log.take() == [] && !field.isEditing, "the delegate forbids it")
    delegate.allows = true
    tap()
    #expect(field.text == "" && log.take() == ["changed"] && button() == nil && right.superview === field)
  }

  @Test("A field that is searched in has the glass, and a clear button where there is text") func search()
    throws
  {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 36))
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 6, y: 8, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 34, y: 0, width: 58, height: 36))
    field.text = "a"
    field.layoutIfNeeded()
    #expect(field.subviews.contains { $0 is UIControl })
    // The button is 19 wide, 6 from the end.
    #expect(field.textRect(forBounds: field.bounds).maxX == 75)
  }

  @Test("Borders are drawn: a line, a bezel, a ground with round corners; a picture in their place")
  func borders() {
    (field.leftViewMode, field.rightViewMode) = (.never, .never)
    func colors() -> [CGColor] { field.layer.drawnAreas.map(\.color) }
    #expect(colors() == [])
    field.borderStyle = .line
    #expect(colors() == Array(repeating: UIColor.label.cgColor, count: 4))
    field.borderStyle = .bezel
    #expect(colors() == [UIColor.systemGray2, .systemBackground, .systemGray].map(\.cgColor))
    field.borderStyle = .roundedRect
    #expect(colors() == [UIColor.systemGray4, .systemBackground].map(\.cgColor))
    let inside = field.layer.drawnAreas[1].rect
    #expect(abs(inside.minX - 1.0 / 3) < 1e-9 && abs(inside.maxX - 100 + 1.0 / 3) < 1e-9, "a line of a pixel")
    field.isEnabled = false
    #expect(colors() == [UIColor.systemGray4, .secondarySystemBackground].map(\.cgColor))
    field.borderStyle = .none
    field.background = UIImage(
      cgImage: CGImage(width: 1, height: 1, pixels: [255, 0, 0, 255]), scale: 1, orientation: .up)
    #expect(field.layer.viewSteps.count == 1)
  }

  @Test("Hidden characters are dots, all of one width") func secure() {
    field.font = .systemFont(ofSize: 20)
    field.isSecureTextEntry = true
    field.text = "iii"
    let narrow = field.intrinsicContentSize.width
    field.text = "mmm"
    #expect(field.intrinsicContentSize.width == narrow && field.text == "mmm")
    field.isSecureTextEntry = false
    #expect(field.intrinsicContentSize.width > narrow)
  }
}
