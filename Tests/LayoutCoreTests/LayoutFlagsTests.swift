import Foundation
import LayoutCore
import Testing

/// Table B.4, the columns on layout: what an action makes the next pass lay out, as whole logs (B.23).
///
/// root ▸ P ▸ V ▸ C, and S behind V in P. Each action is tried with P clean and with P dirty.
@MainActor
struct LayoutFlagsTests {
  struct Action: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let whenClean: [String]
    let whenDirty: [String]
    let body: @MainActor @Sendable (Tree) -> Void

    init(
      _ name: String, _ whenClean: [String], dirty whenDirty: [String] = ["P"],
      _ body: @escaping @MainActor @Sendable (Tree) -> Void
    ) {
      testDescription = name
      self.whenClean = whenClean
      self.whenDirty = whenDirty
      self.body = body
    }
  }

  @MainActor
  final class Tree {
    let log = CallbackLog()
    let root, parent, sibling, view, child: RecordingView

    init() {
      root = RecordingView("root", log, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      parent = RecordingView("P", log, frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      sibling = RecordingView("S", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view = RecordingView("V", log, frame: CGRect(x: 20, y: 20, width: 50, height: 50))
      child = RecordingView("C", log, frame: CGRect(x: 1, y: 1, width: 5, height: 5))
      root.addSubview(parent)
      parent.addSubview(sibling)
      parent.addSubview(view)
      view.addSubview(child)
      root.layoutIfNeeded()
    }
  }

  nonisolated static let actions: [Action] = [
    Action("nothing", []) { _ in },
    Action("setNeedsLayout", ["V"], dirty: ["P", "V"]) { $0.view.setNeedsLayout() },
    Action("setNeedsLayout twice", ["V"], dirty: ["P", "V"]) {
      $0.view.setNeedsLayout()
      $0.view.setNeedsLayout()
    },
    Action("frame, new size", ["P", "V"], dirty: ["P", "V"]) { $0.view.frame.size.width = 60 },
    Action("bounds, new size", ["P", "V"], dirty: ["P", "V"]) { $0.view.bounds.size.height = 60 },
    Action("layer bounds, new size", ["P", "V"], dirty: ["P", "V"]) { $0.view.layer.bounds.size.height = 60 },
    Action("frame, new origin", []) { $0.view.frame.origin.x = 30 },
    Action("frame, the same", []) { $0.view.frame = $0.view.frame },
    Action("center", []) { $0.view.center.x += 7 },
    Action("position", []) { $0.view.layer.position.x += 7 },
    Action("bounds origin", ["V"], dirty: ["P", "V"]) { $0.view.bounds.origin.y = 3 },
    Action("transform", ["P"]) { $0.view.transform = CGAffineTransform(scaleX: 2, y: 2) },
    Action("transform, the same", []) { $0.view.transform = .identity },
    Action("anchorPoint", []) { $0.view.layer.anchorPoint = .zero },
    Action("alpha", []) { $0.view.alpha = 0.5 },
    Action("isHidden", []) { $0.view.isHidden = true },
    Action("backgroundColor", []) { $0.view.backgroundColor = .red },
    Action("zPosition", []) { $0.view.layer.zPosition = 4 },
    Action("setNeedsDisplay", []) { $0.view.setNeedsDisplay() },
    Action("invalidateIntrinsicContentSize", []) { $0.view.invalidateIntrinsicContentSize() },
    Action("addSubview", ["V", "N"], dirty: ["P", "V", "N"]) { tree in
      tree.view.addSubview(RecordingView("N", tree.log))
    },
    Action("insertSubview", ["V", "N"], dirty: ["P", "V", "N"]) { tree in
      tree.view.insertSubview(RecordingView("N", tree.log), at: 0)
    },
    Action("addSubview of a subview, to the front", ["P"]) { $0.parent.addSubview($0.sibling) },
    Action("addSubview of the front subview", []) { $0.parent.addSubview($0.view) },
    Action("removeFromSuperview", ["P"]) { $0.view.removeFromSuperview() },
    Action("bringSubviewToFront", ["P"]) { $0.parent.bringSubviewToFront($0.sibling) },
    Action("bringSubviewToFront, already there", []) { $0.parent.bringSubviewToFront($0.view) },
    Action("sendSubviewToBack", ["P"]) { $0.parent.sendSubviewToBack($0.view) },
    Action("sendSubviewToBack, already there", []) { $0.parent.sendSubviewToBack($0.sibling) },
    Action("exchangeSubview", ["P"]) { $0.parent.exchangeSubview(at: 0, withSubviewAt: 1) },
    Action("exchangeSubview with itself", []) { $0.parent.exchangeSubview(at: 1, withSubviewAt: 1) },
    Action("layoutMargins", ["V"], dirty: ["P", "V"]) { $0.view.layoutMargins.left = 20 },
    Action("semanticContentAttribute", ["V"], dirty: ["P", "V"]) {
      $0.view.semanticContentAttribute = .forceRightToLeft
    },
    Action("addSublayer of a plain layer", ["V"], dirty: ["P", "V"]) { $0.view.layer.addSublayer(CALayer()) },
  ]

  @Test(arguments: actions)
  func cleanParent(_ action: Action) {
    let tree = Tree()
    _ = tree.log.take()
    action.body(tree)
    #expect(tree.log.take() == [], "no action lays out by itself")
    tree.root.layoutIfNeeded()
    #expect(tree.log.take() == action.whenClean)
    tree.root.layoutIfNeeded()
    #expect(tree.log.take() == [], "B.5")
  }

  @Test(arguments: actions)
  func dirtyParent(_ action: Action) {
    let tree = Tree()
    _ = tree.log.take()
    tree.parent.setNeedsLayout()
    action.body(tree)
    tree.root.layoutIfNeeded()
    #expect(tree.log.take() == action.whenDirty)
  }

  @Test func everyViewIsLaidOutFirst() {
    #expect(Tree().log.take() == ["root", "P", "S", "V", "C"])
  }

  @Test func everyViewEnteringAWindowIsLaidOut() {
    let tree = Tree()
    _ = tree.log.take()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(tree.root)
    window.layoutIfNeeded()
    #expect(tree.log.take() == ["root", "P", "S", "V", "C"])
  }
}
