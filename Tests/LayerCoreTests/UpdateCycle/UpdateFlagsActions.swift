import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import TextViewCore
import ViewTestSupport

/// A row of table B.4: something that is done to the views of `UpdateFlagsTree`, and what its columns say of it.
struct UpdateFlagsAction: CustomStringConvertible, Sendable {
  let description: String
  /// The views that update constraints, from the leaves to the root, and those that lay out and draw, from the root
  /// down.
  let constraints, layout, display: [String]
  let body: @MainActor @Sendable (UpdateFlagsTree) -> Void

  init(
    _ description: String, constraints: [String] = [], layout: [String] = [], display: [String] = [],
    _ body: @escaping @MainActor @Sendable (UpdateFlagsTree) -> Void
  ) {
    self.description = description
    (self.constraints, self.layout, self.display) = (constraints, layout, display)
    self.body = body
  }

  /// The whole log of the turn after the action.
  var log: [String] { constraints.map { "\($0) constraints" } + layout + display.map { "\($0) draw" } }

  /// The same, where P has been waiting for everything: it is the last to update its constraints, and the first in
  /// layout and display.
  var logWithDirtyParent: [String] {
    var dirty = self
    func others(_ ids: [String]) -> [String] { ids.filter { $0 != "P" } }
    dirty = UpdateFlagsAction(
      description, constraints: others(constraints) + ["P"], layout: ["P"] + others(layout),
      display: ["P"] + others(display), body)
    return dirty.log
  }

  static let all = hierarchy + geometry + looks + requests + content

  static let hierarchy = [
    UpdateFlagsAction("init(frame:), addSubview", layout: ["V", "N"], display: ["N"]) {
      $0.view.addSubview($0.stranger("N"))
    },
    UpdateFlagsAction("insertSubview", layout: ["V", "N"], display: ["N"]) {
      $0.view.insertSubview($0.stranger("N"), at: 0)
    },
    UpdateFlagsAction("addSubview of a tree", layout: ["V", "N", "M"], display: ["N", "M"]) {
      let added = $0.stranger("N")
      _ = $0.stranger("M", in: added)
      $0.view.addSubview(added)
    },
    UpdateFlagsAction("addSubview of what draws nothing", layout: ["V"]) {
      $0.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    },
    UpdateFlagsAction("addSubview of what waits", constraints: ["N"], layout: ["V", "N"], display: ["N"]) {
      let added = $0.stranger("N")
      added.setNeedsUpdateConstraints()
      $0.view.addSubview(added)
    },
    UpdateFlagsAction("addSubview of a view from elsewhere", layout: ["P", "V", "C"]) {
      $0.parent.addSubview($0.child)
    },
    UpdateFlagsAction("addSubview of a subview, to the front", layout: ["P"]) {
      $0.parent.addSubview($0.sibling)
    },
    UpdateFlagsAction("addSubview of the front subview") { $0.parent.addSubview($0.image) },
    UpdateFlagsAction("bringSubviewToFront", layout: ["P"]) { $0.parent.bringSubviewToFront($0.sibling) },
    UpdateFlagsAction("bringSubviewToFront of that one") { $0.parent.bringSubviewToFront($0.image) },
    UpdateFlagsAction("sendSubviewToBack", layout: ["P"]) { $0.parent.sendSubviewToBack($0.view) },
    UpdateFlagsAction("sendSubviewToBack of that one") { $0.parent.sendSubviewToBack($0.sibling) },
    UpdateFlagsAction("exchangeSubview", layout: ["P"]) {
      $0.parent.exchangeSubview(at: 0, withSubviewAt: 1)
    },
    UpdateFlagsAction("exchangeSubview with itself") { $0.parent.exchangeSubview(at: 1, withSubviewAt: 1) },
    UpdateFlagsAction("removeFromSuperview", layout: ["P"]) { $0.view.removeFromSuperview() },
    UpdateFlagsAction("addSublayer of a plain layer", layout: ["V"]) { $0.view.layer.addSublayer(CALayer()) },
  ]

  static let geometry = [
    UpdateFlagsAction("frame of another size", layout: ["P", "V"]) { $0.view.frame.size.width = 60 },
    UpdateFlagsAction("bounds of another size", layout: ["P", "V"]) { $0.view.bounds.size.height = 60 },
    UpdateFlagsAction("the layer's bounds of another size", layout: ["P", "V"]) {
      $0.view.layer.bounds.size.height = 60
    },
    UpdateFlagsAction("another size with contentMode redraw", layout: ["P", "V"], display: ["V"]) {
      $0.view.contentMode = .redraw
      $0.view.frame.size.width = 60
    },
    UpdateFlagsAction("another size without area, with display (B.17)", layout: ["P", "V"]) {
      $0.view.frame.size.width = 0
      $0.view.setNeedsDisplay()
    },
    UpdateFlagsAction("the same frame") { $0.view.frame = $0.view.frame },
    UpdateFlagsAction("the same bounds, with contentMode redraw") {
      $0.view.contentMode = .redraw
      $0.view.bounds = $0.view.bounds
    },
    UpdateFlagsAction("frame of another origin") { $0.view.frame.origin.x = 30 },
    UpdateFlagsAction("center") { $0.view.center.x += 7 },
    UpdateFlagsAction("position") { $0.view.layer.position.x += 7 },
    UpdateFlagsAction("bounds.origin", layout: ["V"]) { $0.view.bounds.origin.y = 3 },
    UpdateFlagsAction("transform", layout: ["P"]) {
      $0.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    },
    UpdateFlagsAction("the same transform") { $0.view.transform = .identity },
    UpdateFlagsAction("anchorPoint") { $0.view.layer.anchorPoint = .zero },
  ]

  static let looks = [
    UpdateFlagsAction("alpha") { $0.view.alpha = 0.5 },
    UpdateFlagsAction("isHidden") { $0.view.isHidden = true },
    UpdateFlagsAction("backgroundColor") { $0.view.backgroundColor = .red },
    UpdateFlagsAction("zPosition") { $0.view.layer.zPosition = 4 },
    // The view is laid out as well, for it loses its width (F.39).
    UpdateFlagsAction("isHidden of an arranged subview", constraints: ["K"], layout: ["K", "A"]) {
      $0.arranged.isHidden = true
    },
    UpdateFlagsAction("the same isHidden of an arranged subview") { $0.arranged.isHidden = false },
  ]

  static let requests = [
    UpdateFlagsAction("nothing") { _ in },
    UpdateFlagsAction("setNeedsLayout", layout: ["V"]) { $0.view.setNeedsLayout() },
    UpdateFlagsAction("setNeedsLayout, many times (B.6)", layout: ["V"]) {
      for _ in 0..<9 { $0.view.setNeedsLayout() }
    },
    UpdateFlagsAction("setNeedsDisplay", display: ["V"]) { $0.view.setNeedsDisplay() },
    UpdateFlagsAction("setNeedsDisplay of parts", display: ["V"]) {
      $0.view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
      $0.view.setNeedsDisplay(CGRect(x: 9, y: 9, width: 5, height: 5))
    },
    UpdateFlagsAction("setNeedsUpdateConstraints", constraints: ["V"]) {
      $0.view.setNeedsUpdateConstraints()
    },
    UpdateFlagsAction("setNeedsUpdateConstraints of several", constraints: ["S", "C", "V", "P"]) {
      for view in [$0.parent, $0.view, $0.child, $0.sibling] { view.setNeedsUpdateConstraints() }
    },
    UpdateFlagsAction("invalidateIntrinsicContentSize", constraints: ["V"]) {
      $0.view.invalidateIntrinsicContentSize()
    },
  ]

  static let content = [
    UpdateFlagsAction("layoutMargins", layout: ["V"]) { $0.view.layoutMargins.left = 20 },
    UpdateFlagsAction("the same layoutMargins") { $0.view.layoutMargins = $0.view.layoutMargins },
    UpdateFlagsAction("a safe area that reaches P and S", layout: ["P", "S"]) {
      // 15 points from the top, 10 of which are above P; S begins there, V 20 further down.
      $0.window.setRootViewEnvironment(
        RootViewEnvironment(
          safeAreaInsets: UIEdgeInsets(15, 0, 0, 0), systemMinimumLayoutMargins: nil,
          respectsSystemMinimum: true))
    },
    UpdateFlagsAction("semanticContentAttribute", layout: ["V"]) {
      $0.view.semanticContentAttribute = .forceRightToLeft
    },
    UpdateFlagsAction("a trait", layout: ["V", "C"], display: ["V", "C"]) {
      $0.view.traitOverrides.userInterfaceStyle = .dark
    },
    UpdateFlagsAction("a trait read in draw", layout: ["C"], display: ["C"]) {
      $0.child.onDraw = { _ = $0.traitCollection.userInterfaceStyle }
      $0.child.traitOverrides.userInterfaceStyle = .dark
    },
    UpdateFlagsAction("a trait of the same value") {
      $0.view.traitOverrides.userInterfaceStyle = .light
    },
    UpdateFlagsAction("text", constraints: ["L"], display: ["L"]) { $0.label.text = "after" },
    UpdateFlagsAction("the same text") { $0.label.text = "before" },
    UpdateFlagsAction("font", constraints: ["L"], display: ["L"]) {
      $0.label.font = .systemFont(ofSize: 30)
    },
    UpdateFlagsAction("attributedText", constraints: ["L"], display: ["L"]) {
      $0.label.attributedText = NSAttributedString(string: "after")
    },
    UpdateFlagsAction("image", constraints: ["I"], display: ["I"]) { $0.image.image = nil },
    UpdateFlagsAction("image of the same size", display: ["I"]) {
      $0.image.image = UIImage(systemName: "heart")
    },
  ]
}
