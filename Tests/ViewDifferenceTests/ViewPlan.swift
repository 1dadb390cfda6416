import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import TestSupport
import TextViewCore

/// Views as values, to be made several times, each time with one thing changed.
struct ViewPlan {
  /// Tells a view from all others of the plan.
  var serial: Int
  var name: String?
  var frame: CGRect
  var color: Int
  /// Of a label.
  var text: String?
  var fontSize: CGFloat = 12
  var isHidden = false
  var alpha: CGFloat = 1
  var radius: CGFloat = 0
  var border: CGFloat = 0
  var clips = false
  var hasShadow = false
  var angle: CGFloat = 0
  var scroll: CGPoint = .zero
  var children: [ViewPlan] = []

  /// The views, with what is in them.
  @MainActor
  var view: UIView {
    let label = text.map { text in
      let label = UILabel()
      (label.text, label.font) = (text, .systemFont(ofSize: fontSize))
      return label
    }
    let view = label ?? UIView()
    view.frame = frame
    view.accessibilityIdentifier = name
    view.backgroundColor = UIColor(
      red: CGFloat(color & 7) / 7, green: CGFloat(color >> 3 & 7) / 7, blue: CGFloat(color >> 6 & 7) / 7,
      alpha: 1)
    (view.isHidden, view.alpha, view.clipsToBounds) = (isHidden, alpha, clips)
    (view.layer.cornerRadius, view.layer.borderWidth) = (radius, border)
    if hasShadow {
      (view.layer.shadowOpacity, view.layer.shadowRadius) = (0.5, 3)
      view.layer.shadowOffset = CGSize(width: 1, height: 4)
    }
    for child in children { view.addSubview(child.view) }
    if scroll != .zero { view.bounds.origin = scroll }
    if angle != 0 { view.transform = CGAffineTransform(rotationAngle: angle) }
    return view
  }

  /// The serials from back to front, each before those in it: as nodes of a tree stand.
  var serials: [Int] { [serial] + children.flatMap(\.serials) }

  /// Calls `body` with the view of a serial, and the views that it is among.
  mutating func change(_ serial: Int, _ body: (inout [ViewPlan], Int) -> Void) {
    if let place = children.firstIndex(where: { $0.serial == serial }) { return body(&children, place) }
    for place in children.indices { children[place].change(serial, body) }
  }
}

extension ViewPlan {
  /// A screen of random views.
  init(random: inout SeededGenerator, isNamed: Bool) {
    self.init(serial: 0, name: "screen", frame: CGRect(x: 0, y: 0, width: 100, height: 80), color: 511)
    var serial = 1
    addChildren(&serial, depth: 0, isNamed: isNamed, &random)
  }

  private mutating func addChildren(
    _ serial: inout Int, depth: Int, isNamed: Bool, _ random: inout SeededGenerator
  ) {
    for _ in 0..<Int.random(in: depth == 0 ? 3...5 : 0...3, using: &random) {
      var child = ViewPlan(leaf: serial, in: frame.size, isNamed: isNamed, &random)
      serial += 1
      if depth < 2, child.text == nil {
        child.addChildren(&serial, depth: depth + 1, isNamed: isNamed, &random)
      }
      children.append(child)
    }
  }

  /// A view without others in it.
  init(leaf serial: Int, in size: CGSize, isNamed: Bool, _ random: inout SeededGenerator) {
    let (width, height) = (Int(size.width), Int(size.height))
    self.init(
      serial: serial, name: isNamed ? "view \(serial)" : nil,
      frame: CGRect(
        x: Int.random(in: -4..<width, using: &random), y: Int.random(in: -4..<height, using: &random),
        width: Int.random(in: 6...max(width / 2, 12), using: &random),
        height: Int.random(in: 6...max(height / 2, 12), using: &random)),
      color: Int.random(in: 0..<511, using: &random))
    if Int.random(in: 0..<3, using: &random) == 0 { text = "Text \(serial)" }
    clips = Int.random(in: 0..<4, using: &random) == 0
    hasShadow = Int.random(in: 0..<5, using: &random) == 0
    if Int.random(in: 0..<4, using: &random) == 0 { radius = 3 }
  }
}
