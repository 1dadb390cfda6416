import Testing
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Members of UIKit that subclasses override, beside those of layout: they have to stand in the bodies of classes.
@MainActor
struct OverrideSurfaceTests {
  private final class Cell: UITableViewCell {
    let box = UIView()
    override var contentView: UIView { box }
    override var reuseIdentifier: String? { "own" }
    override func prepareForReuse() { super.prepareForReuse() }
  }

  private final class Item: UICollectionViewCell {
    override var contentView: UIView { super.contentView }
    override var reuseIdentifier: String? { "own" }
  }

  private final class Header: UITableViewHeaderFooterView {
    override var contentView: UIView { super.contentView }
    override var reuseIdentifier: String? { "own" }
  }

  private final class Field: UITextField {
    var inserted: [String] = []
    override var hasText: Bool { true }
    override var isSecureTextEntry: Bool {
      get { super.isSecureTextEntry }
      set { super.isSecureTextEntry = newValue }
    }
    override var keyboardType: UIKeyboardType {
      get { .numberPad }
      set {}
    }
    override func insertText(_ text: String) {
      inserted.append(text)
      super.insertText(text.uppercased())
    }
    override func deleteBackward() { inserted.append("<") }
    override var undoManager: UndoManager? { nil }
  }

  private final class Notes: UITextView {
    override var hasText: Bool { super.hasText }
    override var autocorrectionType: UITextAutocorrectionType {
      get { .no }
      set {}
    }
    override func insertText(_ text: String) { super.insertText(text + "!") }
    override func deleteBackward() { super.deleteBackward() }
  }

  /// As a test of a presenter has it.
  private final class Spy: UIViewController {
    let navigation = UINavigationController()
    override var navigationController: UINavigationController? { navigation }
    override var tabBarController: UITabBarController? { nil }
    override var presentedViewController: UIViewController? { navigation }
    override var presentingViewController: UIViewController? { navigation }
    override var isBeingPresented: Bool { true }
    override var isBeingDismissed: Bool { true }
    override var isMovingToParent: Bool { true }
    override var isMovingFromParent: Bool { true }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    override func endAppearanceTransition() {}
    override var restorationIdentifier: String? {
      get { "spy" }
      set {}
    }
    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
    override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
  }

  private final class View: UIView {
    override var contentScaleFactor: CGFloat {
      get { super.contentScaleFactor }
      set { super.contentScaleFactor = newValue }
    }
    override var tintAdjustmentMode: UIView.TintAdjustmentMode {
      get { .normal }
      set {}
    }
    override func endEditing(_ force: Bool) -> Bool { true }
    override func isDescendant(of view: UIView) -> Bool { false }
    override func forBaselineLayout() -> UIView { super.forBaselineLayout() }
  }

  private final class Table: UITableView {
    override var style: UITableView.Style { .grouped }
    override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }
  }

  private final class Picture: UIImage, @unchecked Sendable {
    override func draw(in rect: CGRect) {}
    override func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  }

  /// Responders that restore nothing may have methods of these names.
  private final class Delegate: UIResponder {
    func encodeRestorableState(with coder: NSCoder) {}
    func applicationFinishedRestoringState() {}
  }

  private final class Pan: UIPanGestureRecognizer {
    override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func reset() { super.reset() }
  }

  @Test func cells() {
    #expect(Cell(style: .default, reuseIdentifier: "x").reuseIdentifier == "own")
    #expect(
      Item(frame: .zero).reuseIdentifier == "own" && Header(reuseIdentifier: nil).reuseIdentifier == "own")
    let cell = Cell()
    #expect(cell.contentView === cell.box)
  }

  @Test("Keys reach the overrides") func texts() {
    let field = Field()
    field.insertText("ab")
    field.deleteBackward()
    #expect(field.text == "AB" && field.inserted == ["ab", "<"] && field.keyboardType == .numberPad)
    let notes = Notes()
    notes.insertText("a")
    #expect(notes.text == "a!" && notes.autocorrectionType == .no)
    notes.deleteBackward()
    #expect(notes.text == "a")
  }

  @Test func controllersAndViews() {
    let spy = Spy()
    #expect(spy.navigationController === spy.navigation && spy.presentedViewController === spy.navigation)
    #expect(spy.isBeingPresented && spy.isMovingFromParent && spy.restorationIdentifier == "spy")
    let view = View()
    #expect(view.endEditing(false) && !view.isDescendant(of: view) && view.tintAdjustmentMode == .normal)
    #expect(view.forBaselineLayout() === view)
    #expect(Pan(target: nil, action: nil).state == .possible)
  }
}
