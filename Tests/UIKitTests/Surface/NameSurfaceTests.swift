// swift-format-ignore-file: NoPlaygroundLiterals
// The literals are what is tested.

import Testing
import UIKit
import os.lock
import os.log
import os.signpost

/// Names that code for phones uses, whose own code is a line or two here.
@MainActor
struct NameSurfaceTests {
  @Test("Literals of colours and images are UIKit's") func literals() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75))
    #expect(#colorLiteral(red: 0, green: 0, blue: 0, alpha: 1).cgColor.alpha == 1)
    // There is no such image, so it has no pixels.
    var image = #imageLiteral(resourceName: "there is no such image")
    #expect(image.size == .zero)
    image = UIImage()
    #expect(image.cgImage == nil)
  }

  @Test func values() {
    let turn = CATransform3DMakeRotation(1, 0.1, 0.2, 0.3)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turn).caTransform3DValue, turn))
    let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: map).cgAffineTransformValue == map)
    #expect(NSValue(cgAffineTransform: map) == NSValue(cgAffineTransform: map))
    // Never a crash: a value of another kind is the identity.
    #expect(NSValue(cgRect: .zero).cgAffineTransformValue == .identity)
    #expect(CATransform3DIsIdentity(NSValue(cgPoint: .zero).caTransform3DValue))
  }

  @Test func texts() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.cgPoint(for: "{1, 2.5}") == CGPoint(x: 1, y: 2.5))
    #expect(
      NSCoder.cgSize(for: NSCoder.string(for: CGSize(width: 3, height: 4))) == CGSize(width: 3, height: 4))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect && NSCoder.cgRect(for: "?") == .zero)
    #expect(NSCoder.cgVector(for: NSCoder.string(for: CGVector(dx: 1, dy: 2))).dy == 2)
    #expect(
      NSCoder.uiOffset(for: "{1, 2}").vertical == 2 && NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}").right == 4)
    #expect(NSCoder.nsDirectionalEdgeInsets(for: "{1, 2, 3, 4}").trailing == 4)
    #expect(NSCoder.cgAffineTransform(for: "[1, 0, 0, 1, 7, 8]").ty == 8)
  }

  @Test func numbers() {
    let (seconds, least): (UInt64, NSInteger) = (2 * NSEC_PER_SEC, NSIntegerMin)
    #expect(seconds == 2_000_000_000 && NSEC_PER_MSEC * MSEC_PER_SEC == NSEC_PER_SEC && least < 0)
    #expect(NSEC_PER_USEC * USEC_PER_SEC == NSEC_PER_SEC)
    #expect(UIWindow.Level.alert > .statusBar && UIWindow.Level.alert + 1 > .alert)
    #expect([UIWindow.Level.alert, .normal].min() == .normal && UIWindow.Level.statusBar - 1 < .statusBar)
    #expect(UITraitCollection(forceTouchCapability: .available).forceTouchCapability == .available)
    #expect(UITraitCollection().forceTouchCapability == .unknown)
    #expect(URL(string: UIApplication.openSettingsURLString)?.scheme == "app-settings")
    #expect(NSAttributedString.Key(String(describing: kCTTrackingAttributeName)) == .tracking)
    settable(
      \UICollectionViewFlowLayout.sectionInsetReference, UICollectionViewFlowLayout.SectionInsetReference.self
    )
    settable(\UIView.restorationIdentifier, String?.self)
    settable(\UIViewController.restorationIdentifier, String?.self)
    readable(\UIView.undoManager, UndoManager?.self)
  }

  @Test("L.46: styles of indicators before iOS 13") func indicators() {
    let indicator = UIActivityIndicatorView(style: .whiteLarge)
    #expect(indicator.bounds.size == UIActivityIndicatorView(style: .large).bounds.size)
    #expect(indicator.color == .white)
    indicator.style = .gray
    #expect(indicator.color == .systemGray)
    #expect(indicator.intrinsicContentSize == UIActivityIndicatorView(style: .medium).bounds.size)
    indicator.style = .white
    #expect(indicator.color == .white)
  }

  @Test("L.47: two frames of sixty a second are thirty") func frameIntervals() {
    let link = CADisplayLink(target: self as AnyObject, selector: Selector(("step")))
    #expect(link.frameInterval == 1)
    link.frameInterval = 2
    #expect(link.preferredFramesPerSecond == 30 && link.frameInterval == 2)
    link.frameInterval = 0
    #expect(link.frameInterval == 1 && link.preferredFramesPerSecond == 0)
  }

  @Test("Settings for special needs are those of the traits; nothing is felt")
  func needs() {
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isBoldTextEnabled)
    UITraitCollection(legibilityWeight: .bold).performAsCurrent {
      #expect(UIAccessibility.isBoldTextEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
    }
    UITraitCollection(accessibilityContrast: .high).performAsCurrent {
      #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    }
    let view = UIView()
    view.accessibilityElements = [view, self]
    #expect(view.accessibilityElementCount() == 2 && view.index(ofAccessibilityElement: view) == 0)
    #expect(view.accessibilityElement(at: 2) == nil && view.accessibilityElement(at: 0) as? UIView === view)
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
  }

  @Test("Names of the focus, which nothing gets") func focus() {
    final class Card: UIView {
      override var canBecomeFocused: Bool { true }
      override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) { coordinator.addCoordinatedAnimations({ self.alpha = context.nextFocusedView === self ? 1 : 0.5 }) }
    }
    final class Deck: UIViewController {
      override var preferredFocusEnvironments: [any UIFocusEnvironment] { [view] }
    }
    let card = Card()
    let halo = UIFocusHaloEffect(
      roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2, curve: .continuous)
    halo.position = .outside
    card.focusEffect = halo
    card.focusGroupIdentifier = "cards"
    #expect(card.focusEffect === halo && (halo.copy() as? UIFocusHaloEffect)?.position == .outside)
    #expect(card.focusGroupIdentifier == "cards" && card.canBecomeFocused && !card.isFocused)
    card.setNeedsFocusUpdate()
    card.updateFocusIfNeeded()
    card.didUpdateFocus(in: UIFocusUpdateContext(), with: UIFocusAnimationCoordinator())
    #expect(card.alpha == 0.5)
    let deck = Deck()
    #expect(deck.preferredFocusEnvironments.first === deck.view && deck.shouldUpdateFocus(in: .init()))
  }

  @Test("The child that a controller names says the colours of the status bar")
  func statusBars() {
    final class Child: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
    }
    final class Parent: UIViewController {
      let child = Child()
      override var childForStatusBarStyle: UIViewController? { child }
      override var childForStatusBarHidden: UIViewController? { child }
    }
    final class Endless: UIViewController {
      override var childForStatusBarStyle: UIViewController? { self }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Parent()
    window.makeKeyAndVisible()
    #expect(UIApplication.shared.statusBarStyle == .lightContent && UIApplication.shared.isStatusBarHidden)
    window.rootViewController = Endless()
    #expect(UIApplication.shared.statusBarStyle == .default)
    UIApplication.shared.isStatusBarHidden = false
    UIViewController.attemptRotationToDeviceOrientation()
    window.isHidden = true
    settable(\UIDatePicker.preferredDatePickerStyle, UIDatePickerStyle.self)
    settable(\UITableViewCell.editingAccessoryType, UITableViewCell.AccessoryType.self)
  }

  @Test func signposts() {
    let log = OSLog(subsystem: "layout", category: .pointsOfInterest)
    let id = OSSignpostID(log: log)
    os_signpost(.begin, log: log, name: "layout", signpostID: id)
    os_signpost(.end, log: log, name: "layout", signpostID: id, "%d views", 3)
    #expect(id != OSSignpostID(log: log) && id != .exclusive && !log.signpostsEnabled)
    let signposter = OSSignposter(logHandle: log)
    let state = signposter.beginInterval("layout", id: signposter.makeSignpostID())
    signposter.emitEvent("half", "\(2) of 3")
    signposter.endInterval("layout", state)
    #expect(signposter.withIntervalSignpost("sum") { 3 } == 3)
  }

  @Test func locks() {
    let total = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 100) { _ in total.withLock { $0 += 1 } }
    #expect(total.withLock { $0 } == 100)
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    unsafe lock.initialize(to: os_unfair_lock())
    os_unfair_lock_lock(lock)
    let isTaken = !os_unfair_lock_trylock(lock)
    os_unfair_lock_unlock(lock)
    let isFree = os_unfair_lock_trylock(lock)
    #expect(isTaken && isFree)
    unsafe lock.deallocate()
  }
}
