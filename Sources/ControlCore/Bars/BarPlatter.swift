import Foundation
import LayerCore
import LayoutCore
import StyleCore

/// A platter of a bar: a capsule of glass, or one filled with the tint colour of the prominent button on it (26.B.4).
final class BarPlatter: UIView {
  private let glass = UIVisualEffectView(effect: UIGlassEffect(look: .platter))

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(glass)
  }

  required init?(coder: NSCoder) { nil }

  /// The colour that fills the platter, or `nil` for glass.
  var fill: UIColor? {
    didSet {
      if backgroundColor != fill { backgroundColor = fill }
      glass.isHidden = fill != nil
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
    glass.frame = bounds
    glass.layer.cornerRadius = layer.cornerRadius
  }
}

/// The platters of a bar, which are reused from one layout to the next.
@MainActor
struct PlatterSet {
  private var shown: [BarPlatter] = []
  private var used = 0

  /// Starts a layout.
  mutating func begin() { used = 0 }

  /// Places a platter below the other views of a bar.
  mutating func place(_ frame: CGRect, fill: UIColor? = nil, in bar: UIView, above ground: UIView) {
    if used == shown.count { shown.append(BarPlatter()) }
    let platter = shown[used]
    used += 1
    if platter.superview !== bar { bar.insertSubview(platter, aboveSubview: ground) }
    platter.fill = fill
    platter.frame = frame
  }

  /// Ends a layout, and removes the platters that were not placed in it.
  mutating func end() {
    for platter in shown[used...] { platter.removeFromSuperview() }
    shown.removeSubrange(used...)
  }
}
