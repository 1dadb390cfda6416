import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import ListCore
import Plumb
import StyleCore
import TestSupport
import Testing
import TextViewCore

@testable import InteractionCore

/// The focus of a keyboard: where keys lead it, who is asked and told.
@MainActor
@Suite(.serialized) struct FocusTests {
  /// A view that can have the focus, and that notes what it is told.
  private final class Tile: UIView {
    let name: String
    var log: (String) -> Void = { _ in }
    var allows = true

    init(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 50, _ height: CGFloat = 50) {
      self.name = name
      super.init(frame: CGRect(x: x, y: y, width: width, height: height))
    }
    required init?(coder: NSCoder) { nil }
    override var canBecomeFocused: Bool { true }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { allows }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) { log("\(name) \(context.nextFocusedView === self ? "gets" : "loses")") }
  }

  private final class Root: UIViewController {
    var preferred: [any UIFocusEnvironment] = []
    var log: [String] = []
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      log.append("root")
      coordinator.addCoordinatedAnimations(
        { [weak self] in self?.log.append("animations") },
        completion: { [weak self] in self?.log.append("completion") })
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let root = Root()
  private var user: HeadlessUser { HeadlessUser(of: window) }

  private func show(_ tiles: Tile...) {
    window.rootViewController = root
    window.isHidden = false
    for tile in tiles { root.view.addSubview(tile) }
    HeadlessLoop.runUntilIdle()
  }

  private func press(_ keys: String...) throws {
    for key in keys { try user.press(key: key) }
  }

  private var focused: String? { (window.focusedItem as? Tile)?.name }

  @Test func `nothing has the focus until a key gives it to the preferred item`() throws {
    let (a, b) = (Tile("a", 0, 0), Tile("b", 100, 0))
    show(a, b)
    #expect(focused == nil && !a.isFocused)
    a.setNeedsFocusUpdate()
    a.updateFocusIfNeeded()
    #expect(focused == nil, "only what contains the focus asks for another one")
    root.preferred = [b]
    try press(UIKeyCommand.inputRightArrow)
    #expect(focused == "b" && b.isFocused && !a.isFocused)
    #expect(UIFocusSystem(for: a)?.focusedItem === b)
  }

  @Test func `without a preference, the first item in the order of reading gets the focus`() throws {
    show(Tile("low", 0, 100), Tile("right", 100, 0), Tile("left", 0, 10))
    try press("\t")
    #expect(focused == "left")
    // Its row is that of what begins above its end: 10 + 50.
    try press("\t")
    #expect(focused == "right")
    try press("\t", "\t")
    #expect(focused == "left", "after the last comes the first")
    try user.press(key: "\t", holding: .shift)
    #expect(focused == "low")
  }

  @Test func `arrows lead to the nearest item in the beam`() throws {
    // Right of a are b, nearer, and c; d is beside the beam, which is from 0 to 50.
    show(Tile("a", 0, 0), Tile("c", 200, 0), Tile("b", 100, 20), Tile("d", 60, 50))
    try press(UIKeyCommand.inputRightArrow)
    #expect(focused == "a")
    try press(UIKeyCommand.inputRightArrow)
    #expect(focused == "b")
    try press(UIKeyCommand.inputRightArrow)
    #expect(focused == "c")
    try press(UIKeyCommand.inputDownArrow)
    #expect(focused == "c", "nothing is below it")
    // From b, whose beam to the left is from 20 to 70, both a and d are hit; d ends at 110, beyond the middle of b.
    try press(UIKeyCommand.inputLeftArrow, UIKeyCommand.inputLeftArrow)
    #expect(focused == "d")
  }

  @Test func `of items at the same distance, that whose middle is nearest is next`() throws {
    show(Tile("a", 0, 50), Tile("high", 100, 10), Tile("low", 100, 70))
    try press(UIKeyCommand.inputRightArrow)
    // The row of the first one, which begins at 10, ends at 60: the middle of a is below that.
    #expect(focused == "high")
    UIFocusSystem(for: window)?.requestFocusUpdate(to: root.view.subviews[0])
    HeadlessLoop.runUntilIdle()
    #expect(focused == "a")
    // The middles are 75, 35 and 95.
    try press(UIKeyCommand.inputRightArrow)
    #expect(focused == "low")
  }

  @Test func `items come one after the other where their numbers are too large to be added to`() throws {
    let scroll = UIScrollView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    // Its middle and its end are both 1e17.
    scroll.addSubview(Tile("far", 0, 1e17, 50, 1))
    show(Tile("near", 0, 0))
    root.view.addSubview(scroll)
    try press("\t", "\t")
    #expect(focused == "far")
    try press("\t")
    #expect(focused == "near")
  }

  @Test func `a guide in the beam leads to what it prefers`() throws {
    let (a, b) = (Tile("a", 0, 0), Tile("b", 200, 200))
    show(a, b)
    try press(UIKeyCommand.inputRightArrow, UIKeyCommand.inputRightArrow)
    #expect(focused == "a", "b is beside the beam")
    let guide = UIFocusGuide()
    root.view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 200),
      guide.topAnchor.constraint(equalTo: root.view.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 50), guide.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.view.layoutIfNeeded()
    guide.preferredFocusEnvironments = [b]
    try press(UIKeyCommand.inputRightArrow)
    #expect(focused == "b")
    guide.isEnabled = false
    guide.preferredFocusEnvironments = [a]
    try press(UIKeyCommand.inputUpArrow)
    #expect(focused == "b")
    guide.isEnabled = true
    try press(UIKeyCommand.inputUpArrow)
    #expect(focused == "a")
  }

  @Test func `items and those around them are asked, and told from the inside out`() throws {
    let (a, b) = (Tile("a", 0, 0), Tile("b", 100, 0))
    show(a, b)
    for tile in [a, b] { tile.log = { [root] in root.log.append($0) } }
    try press(UIKeyCommand.inputRightArrow)
    root.log = []
    a.allows = false
    try press(UIKeyCommand.inputRightArrow)
    #expect(focused == "a" && root.log.isEmpty)
    a.allows = true
    try press(UIKeyCommand.inputRightArrow)
    HeadlessLoop.run(for: 1)
    #expect(root.log == ["a loses", "root", "b gets", "animations", "completion"])
  }

  @Test func `hidden, covered and disabled items are passed over`() throws {
    let (a, b, c, d) = (Tile("a", 0, 0), Tile("b", 60, 0), Tile("c", 120, 0), Tile("d", 180, 0))
    show(a, b, c, d)
    b.isHidden = true
    c.isUserInteractionEnabled = false
    try press(UIKeyCommand.inputRightArrow, UIKeyCommand.inputRightArrow)
    #expect(focused == "d")
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    root.view.addSubview(cover)
    try press(UIKeyCommand.inputLeftArrow)
    #expect(focused == "d", "a is covered")
  }

  @Test func `the tab key goes from group to group, to the item of the highest priority`() throws {
    let (a, b, c, d) = (Tile("a", 0, 0), Tile("b", 60, 0), Tile("c", 120, 0), Tile("d", 180, 0))
    show(a, b, c, d)
    for tile in [c, d] { tile.focusGroupIdentifier = "other" }
    d.focusGroupPriority = .prioritized
    try press("\t", "\t")
    #expect(focused == "d")
    try press(UIKeyCommand.inputLeftArrow, UIKeyCommand.inputLeftArrow)
    #expect(focused == "c", "arrows stay in the group")
  }

  @Test func `a view that contains the focus may ask for another item, and the space bar taps on it`() throws
  {
    let (a, b) = (Tile("a", 0, 0), Tile("b", 100, 0))
    show(a, b)
    try press(UIKeyCommand.inputRightArrow)
    root.preferred = [b]
    root.setNeedsFocusUpdate()
    #expect(focused == "a")
    root.updateFocusIfNeeded()
    #expect(focused == "b")
    var taps = 0
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addHandler { if $0.state == .ended { taps += 1 } }
    b.addGestureRecognizer(tap)
    try press(" ")
    #expect(taps == 1)
  }

  @Test func `a view that leaves the window has the focus no longer`() throws {
    let a = Tile("a", 0, 0)
    show(a, Tile("b", 100, 0))
    try press("\t")
    a.removeFromSuperview()
    #expect(!a.isFocused)
    try press("\t")
    #expect(focused == "b")
  }

  @Test func `a halo is drawn around the focus, and leaves with it`() throws {
    let (a, b) = (Tile("a", 0, 0), Tile("b", 100, 0))
    show(a, b)
    a.focusEffect = UIFocusHaloEffect()
    try press("\t")
    let halo = try #require(a.layer.sublayers?.first as? FocusHalo)
    // The line is 3 wide, and its inner edge 2 from the view: its middle is 3.5 outside.
    #expect(halo.path?.boundingBox == CGRect(x: -3.5, y: -3.5, width: 57, height: 57))
    try press("\t")
    #expect(a.layer.sublayers?.isEmpty ?? true)
  }
}
