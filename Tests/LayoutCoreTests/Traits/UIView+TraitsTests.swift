import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct UIViewTraitsTests {
  @Test("E.3: without a direction to relate to it is the application's, whatever traits say")
  func application() {
    UITraitCollection(layoutDirection: .rightToLeft).performAsCurrent {
      #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
      #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    }
    let view = UIView()
    view.traitOverrides.layoutDirection = .rightToLeft
    view.updateTraitsIfNeeded()
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft, "E.2")
    #expect(UIView.userInterfaceLayoutDirection(for: view.semanticContentAttribute) == .leftToRight)
  }

  @Test("E.6: frame, center and masks never flip") func noFlip() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
    view.autoresizingMask = .flexibleRightMargin
    superview.addSubview(view)
    superview.hostTraits = UITraitCollection(layoutDirection: .rightToLeft)
    superview.semanticContentAttribute = .forceRightToLeft
    superview.bounds.size.width = 200
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect(view.center == CGPoint(x: 20, y: 10))
  }

  @Test("A new direction asks for layout where it counts") func directionAsksForLayout() {
    let log = CallbackLog()
    let (root, child) = (RecordingView("R", log), RecordingView("C", log))
    root.addSubview(child)
    root.layoutIfNeeded()
    _ = log.take()
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(log.take() == [], "as before")
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(log.take() == ["R"], "E.2: not inherited")
    root.traitOverrides.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(log.take() == ["R", "C"])
  }
}
