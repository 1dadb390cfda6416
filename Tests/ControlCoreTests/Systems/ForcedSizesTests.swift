import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing
import TextKitCore
import TextViewCore

/// The sizes that views have in any frame, and those of refresh controls and text views in iOS 26.
@MainActor
struct ForcedSizesTests {
  private func set<View: UIView>(_ system: SystemVersion, _ view: View) -> View {
    view.traitOverrides.displayScale = 2
    view.traitOverrides[UITraitSystemVersion.self] = system
    view.updateTraitsIfNeeded()
    return view
  }

  private func in26<View: UIView>(_ view: View) -> View { set(.v26, view) }

  private let size = CGSize(width: 68, height: 30)

  @Test("26.C.1: a switch keeps its size in any frame, bounds and transform as of iOS 26")
  func switches() {
    let toggle = in26(UISwitch())
    toggle.frame = CGRect(x: 8, y: 152, width: 66, height: 8)
    #expect(toggle.frame == CGRect(origin: CGPoint(x: 8, y: 152), size: size))
    toggle.bounds.size = CGSize(width: 200, height: 1)
    #expect(toggle.bounds.size == size)
    toggle.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    toggle.frame = CGRect(x: 10, y: 20, width: 300, height: 300)
    #expect(toggle.bounds.size == size && toggle.frame == CGRect(x: 10, y: 20, width: 34, height: 15))
    let old = set(.v17, UISwitch())
    old.frame = CGRect(x: 8, y: 152, width: 66, height: 8)
    #expect(old.frame == CGRect(x: 8, y: 152, width: 66, height: 8))
    #expect(in26(old).frame == CGRect(origin: CGPoint(x: 8, y: 152), size: size))
  }

  @Test("26.C.1: a switch begins where constraints say, in a size of its own as of iOS 26")
  func constrainedSwitches() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let toggle = UISwitch()
    root.addSubview(toggle)
    toggle.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      toggle.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      toggle.topAnchor.constraint(equalTo: root.topAnchor, constant: 12),
      toggle.widthAnchor.constraint(equalToConstant: 120),
    ])
    in26(root).layoutIfNeeded()
    #expect(toggle.frame == CGRect(origin: CGPoint(x: 8, y: 12), size: size))
    // The alignment rectangle ends 2 before the right edge.
    set(.v17, root).layoutIfNeeded()
    #expect(toggle.frame == CGRect(x: 8, y: 12, width: 122, height: 31))
  }

  @Test("26.C.10: a progress view is 4 high in any frame as of iOS 26, but not as a bar")
  func progressHeight() {
    let frame = CGRect(x: 8, y: 332, width: 20, height: 8)
    let view = in26(UIProgressView())
    view.frame = frame
    #expect(view.frame == CGRect(x: 8, y: 332, width: 20, height: 4))
    view.bounds.size.height = 30
    #expect(view.bounds.height == 4)
    let bar = in26(UIProgressView(progressViewStyle: .bar))
    bar.frame = frame
    #expect(bar.frame == frame)
    let old = set(.v17, UIProgressView())
    old.frame = frame
    #expect(old.frame == frame)
    #expect(in26(old).frame == CGRect(x: 8, y: 332, width: 20, height: 4))
  }

  @Test("26.C.31: a refresh control is hidden at the top, and higher with a title") func refreshControls() {
    let view = in26(UIScrollView(frame: CGRect(x: 0, y: 240, width: 320, height: 240)))
    view.contentSize = CGSize(width: 320, height: 800)
    let control = UIRefreshControl()
    view.refreshControl = control
    #expect(control.frame == CGRect(x: 0, y: 0, width: 320, height: 60) && control.isHidden)
    view.contentOffset.y = -20
    #expect(control.frame.minY == -20)
    control.attributedTitle = NSAttributedString(string: "Pull to refresh")
    view.contentOffset.y = 0
    #expect(control.frame == CGRect(x: 0, y: 0, width: 320, height: 84.5))
    // The steps of scroll/refresh: the content rests 84.5 lower, and the control above it.
    control.beginRefreshing()
    #expect(view.adjustedContentInset.top == 84.5 && view.contentOffset.y == 0)
    view.contentOffset.y = -84.5
    #expect(control.frame == CGRect(x: 0, y: -84.5, width: 320, height: 84.5) && !control.isHidden)
    control.endRefreshing()
    view.contentOffset = .zero
    #expect(control.frame == CGRect(x: 0, y: 0, width: 320, height: 84.5) && control.isHidden)
    _ = set(.v17, view)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60) && !control.isHidden)
  }

  @Test("26.C.32: the width that fits a text view has no room for the padding of its lines") func textViews()
  {
    let room = CGSize(width: 200, height: 1e6)
    let view = UITextView()
    view.text = "Two lines of\ntext"
    view.font = .systemFont(ofSize: 17)
    let before = set(.v17, view).sizeThatFits(room)
    let after = in26(view).sizeThatFits(room)
    // 90.5 × 57 in textview/basic: less the 2 · 5 of the padding, as high as before.
    #expect(before.width - after.width == 10 && before.height == after.height)
    view.textContainer.lineFragmentPadding = 0
    #expect(view.sizeThatFits(room) == after)
  }

  @Test("26.C.33: text without a font has lines of 13.8 points, whatever the view was made in")
  func plainText() {
    let view = UITextView()
    view.text = "Default font text"
    let width = CGSize(width: 288, height: 1e6)
    // One line, rounded up to the pixel, and insets of 8: 14 + 16, before 14.5 + 16.
    #expect(set(.v17, view).sizeThatFits(width).height == 30.5)
    #expect(in26(view).sizeThatFits(width).height == 30)
    #expect(view.font?.fontName == "Helvetica" && view.font?.pointSize == 12)
    #expect(abs((view.font?.lineHeight ?? 0) - 13.8) < 1e-9)
    #expect(abs((view.font?.withSize(20).lineHeight ?? 0) - 23) < 1e-9)
    #expect(set(.v17, view).font == .systemFont(ofSize: 12))
    view.font = .systemFont(ofSize: 12)
    #expect(in26(view).sizeThatFits(width).height == 30.5)
    view.font = nil
    #expect(view.sizeThatFits(width).height == 30)
  }

  @Test("26.C.34: the size that fits a calendar view has nothing to do with its margins") func calendars() {
    let view = in26(UICalendarView())
    view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(view.sizeThatFits(.zero) == CGSize(width: 280, height: 288))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 280, height: 288))
    // The intrinsic size is that of seven days of 44 points with the margins, as in iOS 17.
    #expect(view.intrinsicContentSize == CGSize(width: 368, height: 368))
  }

  @Test("26.C.35: the title of a plain button is a whole number of points high as of iOS 26, in its middle")
  func wholeTitles() {
    func title(_ system: SystemVersion) -> CGRect? {
      let button = UIButton(type: .system)
      button.setTitle("Title", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.frame.size = CGSize(width: 100, height: 33)
      set(system, button).layoutIfNeeded()
      return button.titleLabel?.frame
    }
    // A line of 20.29 points is 20.5 high at two pixels per point.
    #expect(title(.v17)?.height == 20.5)
    #expect(title(.v26)?.height == 21 && title(.v26)?.minY == 6)
  }
}
