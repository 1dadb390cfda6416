import ControlCore
import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct UIScreenTests {
  private let log = CallbackLog()

  @Test("H.6: the main screen has the headless traits") func main() {
    #expect(UIScreen.main === UIScreen.main && UIScreen.screens == [UIScreen.main])
    #expect(UIScreen.main.traitCollection == .headless)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIScreen.main.scale == 3)
    #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1179, height: 2556))
    #expect(UIScreen().bounds == UIScreen.main.bounds)
  }

  @Test("The device is that of the main screen") func device() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UI_USER_INTERFACE_IDIOM() == .phone)
    #expect(UIDevice.current.orientation == .portrait && UIDevice.current.model == "iPhone")
    #expect(UIDevice.current.name == "iPhone 14 Pro")
  }

  @Test("Orientations") func orientations() {
    #expect(UIDeviceOrientation.portraitUpsideDown.isPortrait && !UIDeviceOrientation.faceUp.isPortrait)
    #expect(UIDeviceOrientation.landscapeLeft.isLandscape && UIDeviceOrientation.faceDown.isFlat)
    #expect(!UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
  }

  @Test("A turn keeps what the user chose") func rotation() throws {
    let screen = UIScreen(
      try #require(Device.named("iphone-14-pro-max")), .portrait,
      traits: UITraitCollection.headless.modifyingTraits { $0.userInterfaceStyle = .dark })
    screen.rotate(to: .landscape)
    #expect(screen.bounds.size == CGSize(width: 932, height: 430))
    #expect(screen.nativeBounds.size == CGSize(width: 1290, height: 2796), "upright always")
    #expect(screen.traitCollection.horizontalSizeClass == .regular)
    #expect(screen.traitCollection.verticalSizeClass == .compact)
    #expect(screen.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.coordinateSpace.bounds == screen.bounds)
    #expect(screen.fixedCoordinateSpace.bounds.size == CGSize(width: 430, height: 932))
  }

  @Test("A screen hears of its new traits") func hearing() {
    final class Listening: UIScreen {
      var previous: [UIUserInterfaceSizeClass] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        previous.append(previousTraitCollection?.verticalSizeClass ?? .unspecified)
      }
    }
    let screen = Listening()
    screen.rotate(to: .landscape)
    screen.rotate(to: .landscape)
    #expect(screen.previous == [.regular] && screen.traitCollection.verticalSizeClass == .compact)
  }

  @Test("B.14: size, traits, then insets and layout") func order() throws {
    final class Observing: RecordingView {
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        log.note("traits at width \(Int(superview?.bounds.width ?? 0))")
      }
      override func safeAreaInsetsDidChange() { log.note("safe area \(Int(safeAreaInsets.left))") }
    }
    let screen = UIScreen(try #require(Device.named("iphone-14-pro-max")))
    let window = UIWindow()
    window.fit(screen)
    let view = Observing("layout", log, frame: window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(window.safeAreaInsets == UIEdgeInsets(59, 0, 34, 0))
    _ = log.take()
    screen.rotate(to: .landscape)
    window.fit(screen)
    window.layoutIfNeeded()
    #expect(log.take() == ["traits at width 932", "safe area 59", "layout"])
    window.fit(screen)
    window.layoutIfNeeded()
    #expect(log.take() == [], "nothing changed")
  }

  @Test("H.4: a part of a screen") func split() throws {
    let screen = UIScreen(try #require(Device.named("ipad-pro-11-4")), .landscape)
    let window = UIWindow()
    #expect(window.fit(screen, split: .oneHalf))
    #expect(window.frame.size == CGSize(width: 592, height: 834))
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    #expect(window.safeAreaInsets == UIEdgeInsets(24, 0, 20, 0))
    #expect(!window.fit(UIScreen(.standard), split: .oneHalf))
  }

  @Test("Points on the screen are points in the window") func coordinates() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    let space = UIScreen.main.coordinateSpace
    #expect(view.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 11, y: 22))
    #expect(space.convert(CGPoint(x: 11, y: 22), to: view) == CGPoint(x: 1, y: 2))
    #expect(space.convert(view.bounds, from: view) == view.frame)
  }

  @Test("H.1: a window without a screen of its own has the main screen's traits, with classes by its shape")
  func traitsOfMainScreen() {
    let upright = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(upright.traitCollection == UIScreen.main.traitCollection)
    #expect(upright.traitCollection.displayScale == UIScreen.main.scale)
    // A 14 Pro held sideways is compact both ways.
    let sideways = UIWindow(frame: CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(sideways.traitCollection.verticalSizeClass == .compact)
    #expect(sideways.traitCollection.horizontalSizeClass == .compact)
  }

  @Test(
    "A window that a screen is given has its scale, idiom and classes; a new size changes the classes (B.14)")
  func traitsOfScreen() throws {
    let pad = UIScreen(try #require(Device.named("ipad-pro-12.9-6")), .landscape)
    let window = UIWindow(frame: pad.bounds)
    window.screen = pad
    #expect(window.traitCollection == pad.traitCollection)
    #expect(window.traitCollection.displayScale == 2 && window.traitCollection.userInterfaceIdiom == .pad)
    // H.4: half of the largest screen is regular, (1366 − 10) / 2; two thirds of it upright are compact,
    // 1024 − 10 − 375.
    for (width, expected) in [(678, UIUserInterfaceSizeClass.regular), (639, .compact), (375, .compact)] {
      window.frame.size.width = CGFloat(width)
      #expect(window.traitCollection.horizontalSizeClass == expected)
      #expect(window.traitCollection.verticalSizeClass == .regular)
    }
    let plus = UIScreen(try #require(Device.named("iphone-14-pro-max")))
    window.screen = plus
    window.frame.size = plus.bounds.size
    #expect(window.traitCollection.displayScale == 3 && window.traitCollection.userInterfaceIdiom == .phone)
    let controller = RecordingController("A", log)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    _ = log.take()
    window.frame.size = CGSize(width: 932, height: 430)
    #expect(
      Array(log.take().prefix(3)) == [
        "A willTransition", "A viewWillTransition(to: 932×430)", "A traitCollectionDidChange",
      ])
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
    #expect(controller.traitCollection.verticalSizeClass == .compact)
  }

  @Test("Traits that a host gave a window stay") func hostTraits() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let traits = UITraitCollection.headless.modifyingTraits { $0.displayScale = 1 }
    window.hostTraits = traits
    window.frame.size = CGSize(width: 480, height: 320)
    #expect(window.traitCollection == traits)
  }

  @Test("A screen shows 60 frames a second at most") func frames() {
    #expect(UIScreen().maximumFramesPerSecond == 60)
  }
}
