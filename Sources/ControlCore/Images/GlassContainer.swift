import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import Paths
import StyleCore

extension UIVisualEffectView {
  /// The nearest view with a container effect whose content view contains this one.
  var glassContainer: UIVisualEffectView? {
    var next = superview
    while let view = next {
      if let container = view as? UIVisualEffectView, container.effect is UIGlassContainerEffect {
        return container
      }
      next = view.superview
    }
    return nil
  }

  /// Returns the pieces of glass in the content view: one look for those of the same material, with their necks.
  ///
  /// Pieces are where their models are, whatever is animated.
  func piecesOfGlass(of container: UIGlassContainerEffect) -> [LayerBackdrop] {
    var pieces: [LayerBackdrop] = []
    for view in containedGlass(in: contentView) {
      guard let look = view.ownBackdrop(at: view.layer.contentPosition), var glass = look.glass else {
        continue
      }
      let rect = view.convert(view.bounds, to: self)
      var part = view.layer.glassBounds
      part.rect = Rect(rect)
      glass.parts = [part]
      let index = pieces.firstIndex { piece in
        var alone = piece
        alone.glass?.parts = []
        return alone == look
      }
      if let index {
        pieces[index].glass?.parts.append(part)
      } else {
        var piece = look
        piece.glass = glass
        pieces.append(piece)
      }
    }
    for index in pieces.indices {
      let parts = pieces[index].glass?.parts ?? []
      pieces[index].glass?.parts = parts + GlassNeck.necks(between: parts, spacing: container.spacing)
    }
    return pieces
  }

  /// Returns the views with glass in a view, except in containers of their own, back to front.
  private func containedGlass(in view: UIView) -> [UIVisualEffectView] {
    view.subviews.flatMap { subview -> [UIVisualEffectView] in
      guard !subview.isHidden, subview.alpha > 0 else { return [] }
      guard let effectView = subview as? UIVisualEffectView else { return containedGlass(in: subview) }
      if effectView.effect is UIGlassContainerEffect { return [] }
      let inside = containedGlass(in: effectView.contentView)
      return effectView.glassLook == nil ? inside : [effectView] + inside
    }
  }
}

/// The necks that join pieces of glass side by side or one above the other (26.G.9).
enum GlassNeck {
  /// Returns the necks between pieces closer than `spacing`.
  ///
  /// A neck reaches from middle to middle, in the middle of what two pieces have beside each other; the share of that
  /// which it is wide grows from 0 at `spacing` to 1 where they touch.
  static func necks(between parts: [RoundedRect], spacing: CGFloat) -> [RoundedRect] {
    guard spacing > 0 else { return [] }
    var necks: [RoundedRect] = []
    for (index, first) in parts.enumerated() {
      for second in parts[(index + 1)...] {
        if let neck = neck(between: first.rect, second.rect, Double(spacing)) {
          necks.append(RoundedRect(square: neck))
        }
      }
    }
    return necks
  }

  private static func neck(between a: Rect, _ b: Rect, _ spacing: Double) -> Rect? {
    let (left, right) = (max(a.minX, b.minX), min(a.maxX, b.maxX))
    let (top, bottom) = (max(a.minY, b.minY), min(a.maxY, b.maxY))
    if top < bottom, right <= left, left - right < spacing {
      let half = (bottom - top) / 2 * (1 - (left - right) / spacing)
      let middle = (top + bottom) / 2
      let ends = [(a.minX + a.maxX) / 2, (b.minX + b.maxX) / 2]
      return Rect(
        minX: min(ends[0], ends[1]), minY: middle - half, maxX: max(ends[0], ends[1]), maxY: middle + half)
    }
    if left < right, bottom <= top, top - bottom < spacing {
      let half = (right - left) / 2 * (1 - (top - bottom) / spacing)
      let middle = (left + right) / 2
      let ends = [(a.minY + a.maxY) / 2, (b.minY + b.maxY) / 2]
      return Rect(
        minX: middle - half, minY: min(ends[0], ends[1]), maxX: middle + half, maxY: max(ends[0], ends[1]))
    }
    return nil
  }
}
