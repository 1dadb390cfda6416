import ControlCore
import ControllerCore
import Foundation
import GraphicsCore
import LayoutCore
import Plumb
import Raster
import StyleCore
import Testing
import TextViewCore

@MainActor
@Suite(.serialized) struct HeadlessUserTests {
  /// A list of buttons that is longer than the screen, with a field above it.
  private final class ListController: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 60, width: 375, height: 40))
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 567))
    let cover = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 50))
    var pressed: [String] = []

    override func viewDidLoad() {
      title = "List"
      field.placeholder = "Search"
      cover.isHidden = true
      for index in 0..<20 {
        let button = UIButton(type: .system)
        button.setTitle("Row \(index)", for: .normal)
        button.frame = CGRect(x: 0, y: 100 * CGFloat(index), width: 375, height: 100)
        button.addAction(UIAction { [weak self] _ in self?.pressed.append("\(index)") }, for: .touchUpInside)
        list.addSubview(button)
      }
      list.contentSize = CGSize(width: 375, height: 2000)
      [list, field, cover].forEach(view.addSubview)
    }
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    let root: UIViewController

    init(_ root: UIViewController) {
      self.root = root
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  private func use(_ root: UIViewController, _ body: (HeadlessUser) throws -> Void) throws {
    let phone: Plumb.Device? = .init(named: "iphone-se-3")
    let delegate = Delegate(root)
    HeadlessApplication.launch(delegate, on: phone) { $0.userInterfaceStyle = .dark }
    defer { HeadlessApplication.terminate() }
    HeadlessLoop.runUntilIdle()
    try body(HeadlessUser())
  }

  @Test("An application is launched on a device with traits, and the main screen is afterwards as it was")
  func launching() throws {
    let before = UIScreen.main.bounds
    try use(UIViewController()) { user in
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
      #expect(user.window.bounds == UIScreen.main.bounds && UIScreen.main.scale == 2)
      #expect(user.window.traitCollection.userInterfaceStyle == .dark)
      #expect(user.window.traitCollection.displayScale == 2)
    }
    #expect(UIScreen.main.bounds == before && UIScreen.main.traitCollection.userInterfaceStyle == .light)
  }

  @Test("A tap reaches the view of a name, by way of the event queue, and time goes by") func tapping() throws
  {
    let list = ListController()
    try use(list) { user in
      let time = HeadlessLoop.time
      try user.tap(on: "Row 2")
      #expect(list.pressed == ["2"] && HeadlessLoop.time > time)
      try user.tap(on: "Row 1", count: 2)
      #expect(list.pressed == ["2", "1", "1"])
      user.tap(at: CGPoint(x: 100, y: 150))
      #expect(list.pressed.last == "0")
      #expect(HeadlessLoop.isIdle && HeadlessLoop.pendingUpdates.isEmpty)
    }
  }

  @Test("What cannot be tapped says why") func refusals() throws {
    let list = ListController()
    try use(list) { user in
      #expect(throws: HeadlessUserError.outOfSight("\"Row 12\"")) { try user.tap(on: "Row 12") }
      #expect(throws: HeadlessUserError.noKeyboard) { try user.type("a") }
      #expect(throws: HeadlessUserError.noWayBack) { try user.goBack() }
      list.cover.isHidden = false
      list.cover.accessibilityIdentifier = "cover"
      // The row is 100 high, and the cover ends in its middle, at 150; what lies there is the row.
      try user.tap(on: "Row 0")
      list.cover.frame.size.height = 60
      #expect(throws: HeadlessUserError.covered("\"Row 0\"", by: "\"cover\"")) { try user.tap(on: "Row 0") }
      let error = try #require(throws: HeadlessUserError.self) { try user.tap(on: "Row") }
      #expect(
        error.description.hasPrefix(
          "nothing on the screen is named \"Row\"; candidates: \"Row 0\", \"Row 1\", "))
    }
    #expect(throws: HeadlessUserError.noWindow) { _ = try HeadlessUser() }
  }

  @Test("Scrolling goes as far as asked, in several drags, or to a view") func scrolling() throws {
    let list = ListController()
    try use(list) { user in
      try user.scroll(list.list, by: CGVector(dx: 0, dy: 700))
      #expect(list.list.contentOffset.y == 700 && list.pressed.isEmpty)
      try user.scroll(to: "Row 3")
      // Row 3 begins at 300.
      #expect(list.list.contentOffset.y == 300)
      try user.scroll(to: "Row 15")
      // It ends at 1600; 567 are seen.
      #expect(list.list.contentOffset.y == 1033 && user.sees("Row 15") && !user.sees("Row 3"))
      try user.scroll(to: "Row 14")
      #expect(list.list.contentOffset.y == 1033, "it is seen already")
      try user.tap(on: "Row 15")
      #expect(list.pressed == ["15"])
      #expect(throws: HeadlessUserError.self) { try user.scroll(to: "Search") }
    }
  }

  @Test("Text goes to the field that was tapped") func typing() throws {
    let list = ListController()
    try use(list) { user in
      try user.tap(on: "Search")
      try user.type("Row 12")
      #expect(list.field.text == "Row 12")
      try user.deleteBackward(count: 2)
      #expect(list.field.text == "Row ")
      // The keyboard begins at 667 − 260 = 407: what is under it is not seen.
      #expect(user.sees("Row 3") && !user.sees("Row 4"))
    }
  }

  @Test("A button with an image is found by the label or the title of its item") func imageItems() throws {
    let list = ListController()
    var pressed: [String] = []
    for (index, name) in ["Share", "Add"].enumerated() {
      let item = UIBarButtonItem(
        image: UIImage(systemName: "plus"), primaryAction: UIAction { _ in pressed.append(name) })
      if index == 0 { item.accessibilityLabel = name } else { item.title = name }
      list.navigationItem.rightBarButtonItems = (list.navigationItem.rightBarButtonItems ?? []) + [item]
    }
    try use(UINavigationController(rootViewController: list)) { user in
      try user.tap(on: "Share")
      try user.tap(on: "Add")
      #expect(pressed == ["Share", "Add"])
    }
  }

  @Test("Turns, settings and the way back are events, too") func device() throws {
    let list = ListController()
    let navigation = UINavigationController(rootViewController: list)
    try use(navigation) { user in
      navigation.pushViewController(UIViewController(), animated: false)
      try user.goBack()
      #expect(navigation.topViewController === list)
      #expect(user.rotate(to: .landscape) && user.window.bounds.size == CGSize(width: 667, height: 375))
      #expect(list.view.bounds.width == 667 && UIDevice.current.orientation == .landscapeLeft)
      user.change { $0.preferredContentSizeCategory = .extraLarge }
      #expect(list.traitCollection.preferredContentSizeCategory == .extraLarge)
      #expect(list.traitCollection.userInterfaceStyle == .dark, "what was chosen stays")
      #expect(user.rotate(to: .portrait) && list.view.bounds.width == 375)
    }
  }

  @Test("The user of a window that was made for a device turns that alone") func ownDevice() throws {
    let phone: Plumb.Device? = .init(named: "ipad-10")
    let window = UIWindow(device: try #require(phone)) { $0.layoutDirection = .rightToLeft }
    let user = HeadlessUser(of: window)
    #expect(user.rotate(to: .landscape) && window.bounds.size == CGSize(width: 1180, height: 820))
    #expect(window.traitCollection.layoutDirection == .rightToLeft)
    #expect(window.safeAreaInsets.top == 24 && UIScreen.main.bounds.width == 393)
    user.change { $0.userInterfaceStyle = .dark }
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    window.isHidden = true
  }

  @Test("What waits for a turn is listed by view and by what it waits for") func pending() throws {
    try use(ListController()) { user in
      #expect(HeadlessLoop.pendingUpdates.isEmpty)
      let view = UIView()
      user.window.addSubview(view)
      HeadlessLoop.runUntilIdle()
      view.setNeedsLayout()
      view.setNeedsUpdateConstraints()
      #expect(HeadlessLoop.pendingUpdates == ["UIView at (0.0, 0.0, 0.0, 0.0): constraints, layout"])
      HeadlessLoop.runUntilIdle()
      #expect(HeadlessLoop.pendingUpdates.isEmpty)
    }
  }

  @Test(
    "The picture has the keyboard in front of the window where somebody takes text, and is the window otherwise"
  )
  func picture() throws {
    let list = ListController()
    try use(list) { user in
      #expect(user.bitmap(scale: 1) == user.window.bitmap(scale: 1))
      try user.tap(on: "Search")
      let (seen, window) = (user.bitmap(scale: 1), user.window.bitmap(scale: 1))
      #expect(seen.width == 375 && seen.height == 667)
      // The keyboard's 260 points begin at 407.
      #expect(seen.pixels.prefix(407 * 375) == window.pixels.prefix(407 * 375))
      #expect(seen[0, 407] != window[0, 407] && seen[0, 666] == seen[0, 407])
      #expect(user.bitmap(scale: 2).height == 1334)
      let letters = seen
      list.field.keyboardType = .phonePad
      #expect(user.bitmap(scale: 1) != letters)
    }
  }

  @Test func `an application that ends leaves the main screen as it was`() {
    let before = UIScreen.main.traitCollection
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.isHidden = false
    defer { window.isHidden = true }
    HeadlessApplication.launch(Delegate(UIViewController()))
    let user = HeadlessUser(of: window)
    user.change { $0.userInterfaceStyle = .dark }
    user.rotate(to: .landscape)
    HeadlessApplication.terminate()
    #expect(UIScreen.main.traitCollection == before)
    #expect(UIScreen.main.bounds.width < UIScreen.main.bounds.height)
    #expect(UIView().traitCollection.userInterfaceStyle == .light)
  }
}
