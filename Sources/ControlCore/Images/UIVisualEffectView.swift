import DiagnosticCore
public import Foundation
import GraphicsCore
public import LayerCore
@_spi(Plumb) public import LayoutCore
public import StyleCore

/// A view that applies an effect to the content behind it.
///
/// A blur sees what was drawn before it in the nearest group: in a view that is faded, masked or has a shadow, nothing
/// else, so that only its colour is seen. It reaches beyond the view's edges, and clamps at those of the picture.
///
/// Differs from UIKit: a blur in a context, as of `drawHierarchy(in:afterScreenUpdates:)`, and one inside a view with a
/// shadow, is its colour alone; where a change of the effect is animated, vibrancy changes halfway.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView, @preconcurrency BackdropDrawing {
  private let content = UIView()
  /// The effects that may be seen during an animation, the present one last, at the position of the layer's content.
  private var looks: [UIVisualEffect?] = []
  /// The view for the content, which fills the effect view.
  open var contentView: UIView { content }

  /// The effect.
  open var effect: UIVisualEffect? {
    didSet { effectDidChange() }
  }

  /// Creates a view of zero size with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView(content)
    effectDidChange()
  }

  /// Creates a view of zero size without an effect.
  public convenience init() {
    self.init(effect: nil)
  }

  /// Creates a view with the given frame, without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view of zero size without an effect.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView(content)
    coder.decodeInterface(of: self, as: UIVisualEffectView.self)
  }

  /// Reports a subview beside the content view, which raises an exception on a phone.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== content else { return }
    LayoutDiagnostics.report(
      .placement(
        .insideEffectView(
          view: subview.backing.diagnosticName, effectView: backing.diagnosticName)))
  }

  private func effectDidChange() {
    looks.append(effect)
    layer.hasBackdropEffect = true
    layer.contentPosition += 1
    if !AnimationClock.isRunning || layer.presentedValue(.contentPosition) == .number(layer.contentPosition) {
      // Nothing is animated: only the present effect is seen.
      looks = [effect]
      layer.hasBackdropEffect = effect is UIBlurEffect || effect is UIVibrancyEffect
    }
    setNeedsDisplay()
  }

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .effect }

  @_spi(Plumb)
  open override var ownContentView: UIView? { contentView }

  package func backdrop(at place: Double) -> LayerBackdrop? {
    let (from, to, share) = effects(at: place)
    let (old, new) = (look(from), look(to))
    if share == 1 || (old == nil && new == nil) { return new }
    guard let end = new ?? old?.unseen, let start = old ?? new?.unseen else { return nil }
    return start.towards(end, share)
  }

  /// Returns the effects on both sides of a position of the content, and the share of the way between them.
  private func effects(at place: Double) -> (from: UIVisualEffect?, to: UIVisualEffect?, share: Double) {
    let index = Double(looks.count - 1) + min(place - layer.contentPosition, 0)
    guard index > 0, index < Double(looks.count - 1) else {
      let only = index > 0 ? looks.last ?? effect : looks.first ?? effect
      return (only, only, 1)
    }
    let before = Int(index)
    return (looks[before], looks[before + 1], index - Double(before))
  }

  private func look(_ effect: UIVisualEffect?) -> LayerBackdrop? {
    guard let blur = effect as? UIBlurEffect else { return nil }
    let material = blur.style.material(in: traitCollection)
    return LayerBackdrop(sigma: material.sigma, saturation: material.saturation, color: material.color)
  }

  package func vibrancy(at place: Double) -> LayerVibrancy? {
    let (from, to, share) = effects(at: place)
    guard let vibrancy = (share < 0.5 ? from : to) as? UIVibrancyEffect else { return nil }
    let isDark = vibrancy.blurStyle.isDark(in: traitCollection)
    return LayerVibrancy(
      color: vibrancy.style.color(onDark: isDark), blendMode: isDark ? .plusLighter : .plusDarker)
  }
}
