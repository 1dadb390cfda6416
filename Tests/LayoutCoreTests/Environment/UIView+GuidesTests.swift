import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct UIViewGuidesTests {
  private let window = UIWindow(
    size: CGSize(width: 852, height: 393), safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))

  @Test("D.13: the guides of a view follow from its bounds, now") func systemGuides() {
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 59, y: 0, width: 734, height: 372))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 67, y: 8, width: 718, height: 356))
    view.bounds.origin = CGPoint(x: 5, y: 7)
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 64, y: 7, width: 734, height: 372))
    view.frame.origin.x = 20
    #expect(view.safeAreaLayoutGuide.layoutFrame.minX == 44)
    #expect(view.safeAreaLayoutGuide.owningView === view)
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(view.layoutGuides.count == 2, "those that somebody asked for")
  }

  @Test("Insets that meet leave an empty guide between them") func narrow() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 5, y: 8, width: 0, height: 84))
  }

  @Test(
    "D.14: captured widths of the margins' frame, and of the readable one",
    arguments: [(718, 718), (702, 702), (704, 704), (780, 664), (1326, 664)] as [(CGFloat, CGFloat)])
  func readable(width: CGFloat, expected: CGFloat) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width + 16, height: 100))
    let frame = view.readableContentGuide.layoutFrame
    #expect(frame.width == expected && frame.midX == view.bounds.midX)
    #expect(frame.minY == 8 && frame.height == 84)
  }

  @Test("D.14: the readable width is centred in the view, not between unequal margins")
  func readableIsCentred() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1_000, height: 100))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 150, bottom: 2, right: 0)
    view.bounds.origin.x = 10
    // 850 between the margins are too many: 664 about 510.
    #expect(
      view.readableContentGuide.layoutFrame == CGRect(x: 510 - 332, y: 1, width: 664, height: 97))
  }

  @Test("D.15: larger text may be wider, and where there is no room it is not limited") func categories() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 3000, height: 100))
    var widths: [CGFloat] = []
    for category in [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
      view.hostTraits = UITraitCollection(preferredContentSizeCategory: category)
      widths.append(view.readableContentGuide.layoutFrame.width)
    }
    // 664 · 14/17 = 546.8; 664 · 53/17 = 2070.1.
    #expect(widths == [546, 664, 2070])
  }

  @Test("F.22: who adds or removes a guide sets its owningView, which a subclass may watch")
  func watchedOwner() {
    final class Watched: UILayoutGuide {
      var owners: [UIView?] = []
      override weak var owningView: UIView? { didSet { owners.append(owningView) } }
    }
    let (guide, view, other) = (Watched(), UIView(), UIView())
    view.addLayoutGuide(guide)
    other.addLayoutGuide(guide)
    other.removeLayoutGuide(guide)
    guide.owningView = view
    #expect(guide.owners == [view, other, nil, view])
    #expect(view.layoutGuides == [guide] && other.layoutGuides.isEmpty)
  }

  @Test("A guide belongs to one view") func ownGuides() {
    let (first, second, guide) = (UIView(), UIView(), UILayoutGuide())
    #expect(guide.owningView == nil && guide.layoutFrame == .zero && guide.identifier == "")
    first.addLayoutGuide(guide)
    first.addLayoutGuide(guide)
    #expect(first.layoutGuides == [guide] && guide.owningView === first)
    second.addLayoutGuide(guide)
    #expect(first.layoutGuides.isEmpty && guide.owningView === second)
    first.removeLayoutGuide(guide)
    #expect(second.layoutGuides == [guide])
    second.removeLayoutGuide(guide)
    #expect(second.layoutGuides.isEmpty && guide.owningView == nil)
    second.removeLayoutGuide(second.safeAreaLayoutGuide)
    #expect(second.layoutGuides == [second.safeAreaLayoutGuide], "a view keeps its own guides")
  }

  @Test("A guide does not keep its view") func weakOwner() {
    let guide = UILayoutGuide()
    do {
      let view = UIView()
      view.addLayoutGuide(guide)
      withExtendedLifetime(view) {}
    }
    #expect(guide.owningView == nil && guide.layoutFrame == .zero)
  }

  @Test("Without a keyboard, its guide is the bottom of the safe area, or nothing") func keyboard() {
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let guide = view.keyboardLayoutGuide
    #expect(guide.layoutFrame == CGRect(x: 0, y: 372, width: 852, height: 21))
    guide.usesBottomSafeArea = false
    #expect(guide.layoutFrame == CGRect(x: 0, y: 393, width: 852, height: 0))
    #expect(guide === view.keyboardLayoutGuide)
    window.layoutIfNeeded()
    guide.usesBottomSafeArea = false
    #expect(!view.layer.needsLayout(), "as before")
    guide.usesBottomSafeArea = true
    #expect(view.layer.needsLayout())
    view.bounds.origin = CGPoint(x: 3, y: 100)
    #expect(guide.layoutFrame == CGRect(x: 3, y: 472, width: 852, height: 21))
    // No higher than the view itself.
    view.frame = CGRect(x: 0, y: 383, width: 852, height: 10)
    #expect(view.safeAreaInsets.bottom == 21)
    #expect(guide.layoutFrame == CGRect(x: 3, y: 100, width: 852, height: 10))
    // It reaches down to the window's lower edge (D.20).
    view.bounds.origin = .zero
    view.frame = CGRect(x: 0, y: 100, width: 852, height: 200)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 200, width: 852, height: 93))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      box.leftAnchor.constraint(equalTo: view.leftAnchor), box.widthAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 200, width: 10, height: 93))
    view.frame.origin.y = 150
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 200, width: 10, height: 43), "and the constraints follow")
    // A view above moves: 393 high, less the 10 that it moves down.
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 852, height: 393))
    window.addSubview(container)
    container.addSubview(view)
    window.layoutIfNeeded()
    container.frame.origin.y = 10
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 200, width: 10, height: 33))
  }
}
