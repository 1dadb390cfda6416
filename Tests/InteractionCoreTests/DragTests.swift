import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import Plumb
import StyleCore
import Testing
import TextViewCore

@testable import InteractionCore

/// Drags of items from a view to another one, as a user's finger moves them.
@MainActor
@Suite(.serialized) struct DragTests {
  /// Two views beside each other: a source of a text, and a destination of texts.
  private final class Board: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let source = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
    let target = UIView(frame: CGRect(x: 180, y: 200, width: 100, height: 100))
    var items = ["word"]
    var provider: (String) -> NSItemProvider = { NSItemProvider(object: $0) }
    weak var lastItem: UIDragItem?
    var operation = UIDropOperation.copy
    var allowsMoves = true
    var handles = true
    var log: [String] = []
    var texts: [String] = []

    override init() {
      super.init()
      for view in [source, target] { window.addSubview(view) }
      source.addInteraction(UIDragInteraction(delegate: self))
      target.addInteraction(UIDropInteraction(delegate: self))
      window.isHidden = false
      HeadlessLoop.runUntilIdle()
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
      -> [UIDragItem]
    {
      log.append("items at \(Int(session.location(in: source).x))")
      session.localContext = "context"
      let made = items.map { UIDragItem(itemProvider: provider($0)) }
      lastItem = made.last
      return made
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      log.append("begin")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMoves }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { log.append("will end \(operation.rawValue)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log.append("did end \(operation.rawValue)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { log.append("transferred") }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      handles && session.canLoadObjects(ofClass: String.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      log.append("enter \(session.localDragSession?.localContext as? String ?? "")")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    { UIDropProposal(operation: operation) }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      log.append("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("drop")
      let before = texts
      session.loadObjects(ofClass: String.self) { [weak self] in self?.texts += $0 }
      #expect(texts == before, "objects come after the drop is performed")
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      log.append("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      log.append("end")
    }

    var user: HeadlessUser { HeadlessUser(of: window) }
  }

  @Test func `a long touch lifts the items, and the drop gives them to the other view`() throws {
    let board = Board()
    try board.user.drag(board.source, onto: board.target)
    // 2 is a copy. The middle of the source is 40 from its edge.
    #expect(
      board.log == [
        "items at 40", "begin", "enter context", "will end 2", "drop", "conclude", "end", "did end 2",
        "transferred",
      ])
    #expect(board.texts == ["word"])
    #expect(board.window.subviews.count == 2, "the preview is gone")
  }

  @Test func `items return from where nothing takes them`() throws {
    let board = Board()
    board.handles = false
    try board.user.drag(board.source, onto: board.target)
    #expect(board.log == ["items at 40", "begin", "will end 0", "did end 0"])
    board.log = []
    (board.handles, board.operation) = (true, .forbidden)
    try board.user.drag(board.source, onto: board.target)
    #expect(
      board.log == ["items at 40", "begin", "enter context", "exit", "will end 1", "end", "did end 1"])
    board.log = []
    (board.operation, board.allowsMoves) = (.move, false)
    try board.user.drag(board.source, onto: board.target)
    #expect(board.log.contains("did end 1") && board.texts.isEmpty, "a move that the source does not allow")
  }

  @Test func `a view without items, and a touch that is too short, drag nothing`() throws {
    let board = Board()
    board.user.drag(from: CGPoint(x: 60, y: 40), to: CGPoint(x: 230, y: 250))
    #expect(board.log.isEmpty)
    try board.user.press(on: board.source)
    #expect(board.log == ["items at 40"], "a lift without a drag")
    board.items = []
    try board.user.drag(board.source, onto: board.target)
    #expect(board.log == ["items at 40", "items at 40"])
    board.source.interactions.compactMap { $0 as? UIDragInteraction }.first?.isEnabled = false
    try board.user.drag(board.source, onto: board.target)
    #expect(board.log.count == 2)
  }

  @Test func `previews follow the finger, with the number of items`() throws {
    let board = Board()
    board.items = ["a", "b", "c"]
    var centers: [CGPoint] = []
    var badge: CGRect?
    try board.user.drag(board.source, onto: board.target) {
      centers = board.window.subviews.compactMap { $0 as? DragPreviewView }.map(\.center)
      badge = board.window.subviews.compactMap { $0 as? DragBadge }.first?.frame
    }
    // From back to front: the last of the stack is first, two steps of 5 points beside the first one.
    #expect(
      centers == [CGPoint(x: 240, y: 260), CGPoint(x: 235, y: 255), CGPoint(x: 230, y: 250)])
    // At the corner of the first one: 230 + 40, 250 − 20.
    #expect(badge.map { CGPoint(x: $0.midX, y: $0.midY) } == CGPoint(x: 270, y: 230))
  }

  @Test func `a drag that rests above a view opens it`() throws {
    let board = Board()
    var count = 0
    let spring = UISpringLoadedInteraction { _, context in
      count += context.state == .activated ? 1 : 0
    }
    board.target.addInteraction(spring)
    try board.user.drag(board.source, onto: board.target)
    #expect(count == 0)
    try board.user.drag(board.source, onto: board.target, restingFor: 1)
    #expect(count == 1)
  }

  @Test func `a button with springs is pressed by a drag that rests above it`() throws {
    let board = Board()
    let button = UIButton(frame: board.target.bounds)
    board.target.addSubview(button)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    button.isSpringLoaded = true
    try board.user.drag(board.source, onto: board.target, restingFor: 1)
    #expect(count == 1 && button.isSpringLoaded)
    button.isEnabled = false
    try board.user.drag(board.source, onto: board.target, restingFor: 1)
    #expect(count == 1)
    button.isEnabled = true
    button.isSpringLoaded = false
    try board.user.drag(board.source, onto: board.target, restingFor: 1)
    #expect(count == 1 && button.interactions.isEmpty)
  }

  /// A behavior that refuses twice.
  private final class Reluctant: NSObject, UISpringLoadedInteractionBehavior {
    var log: [UISpringLoadedInteractionEffectState] = []
    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      log.append(context.state)
      return log.count > 2
    }
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { log.append(.inactive) }
  }

  @Test func `a behavior that refuses is asked again while the drag rests, and once when it agrees`() throws {
    let board = Board()
    let behavior = Reluctant()
    var count = 0
    board.target.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: behavior) { _, _ in count += 1 })
    try board.user.drag(board.source, onto: board.target, restingFor: 3)
    #expect(behavior.log == [.activating, .activating, .activating, .activated, .inactive] && count == 1)
  }

  private final class Refusing: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  @Test func `a lift that waits for another recognizer asks for its items once`() throws {
    let board = Board()
    let lift = try #require(board.source.gestureRecognizers?.first { $0 is DragRecognizer })
    // It fails after the 0.5 seconds of the lift, and before the finger moves.
    let (other, refusing) = (UILongPressGestureRecognizer(target: nil, action: nil), Refusing())
    other.minimumPressDuration = 0.6
    other.delegate = refusing
    board.source.addGestureRecognizer(other)
    lift.require(toFail: other)
    try board.user.drag(board.source, onto: board.target)
    #expect(board.log.filter { $0.hasPrefix("items") }.count == 1 && board.texts == ["word"])
    withExtendedLifetime(refusing) {}
  }

  @Test func `a lift that is put down keeps no items`() throws {
    let board = Board()
    try board.user.press(on: board.source)
    HeadlessLoop.run(for: 1)
    #expect(board.log.count == 1 && board.lastItem == nil)
  }

  @Test func `objects that come later are waited for, and are in the order of the items`() throws {
    let board = Board()
    board.items = ["late", "soon"]
    let (provider, answer) = NSItemProvider.late("public.utf8-plain-text")
    board.provider = { $0 == "late" ? provider : NSItemProvider(object: $0) }
    try board.user.drag(board.source, onto: board.target)
    #expect(board.log.contains("drop") && board.texts.isEmpty)
    answer(Data("late".utf8))
    HeadlessLoop.runUntilIdle()
    #expect(board.texts == ["late", "soon"])
  }
}
