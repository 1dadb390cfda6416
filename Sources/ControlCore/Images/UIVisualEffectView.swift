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
/// With a `UIGlassEffect`, the view is a piece of glass: a capsule, unless its corners were configured or its layer has a
/// corner radius. With a `UIGlassContainerEffect`, it shows the pieces in its content view, which do not show themselves.
///
/// Differs from UIKit: a blur in a context, as of `drawHierarchy(in:afterScreenUpdates:)`, and one inside a view with a
/// shadow, is its colour alone; where a change of the effect is animated, vibrancy changes halfway.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView, @preconcurrency BackdropDrawing {
  private let content = UIView()
  /// The effects that may be seen during an animation, the present one last, at the position of the layer's content.
  private var looks: [EffectLook] = []
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
    let look = EffectLook(effect)
    looks.append(look)
    layer.hasBackdropEffect = true
    layer.contentPosition += 1
    if !AnimationClock.isRunning || layer.presentedValue(.contentPosition) == .number(layer.contentPosition) {
      // Nothing is animated: only the present effect is seen.
      looks = [look]
      layer.hasBackdropEffect = look.isSeen
    }
    setNeedsDisplay()
  }

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .effect }

  @_spi(Plumb)
  open override var ownContentView: UIView? { contentView }

  package func backdrop(at place: Double) -> LayerBackdrop? {
    if glassLook != nil, glassContainer != nil { return nil }
    return ownBackdrop(at: place)
  }

  package func piecesOfGlass(at place: Double) -> [LayerBackdrop] {
    (effect as? UIGlassContainerEffect).map(piecesOfGlass) ?? []
  }

  /// The look of the effect if it is one of glass.
  var glassLook: EffectLook? { looks.last?.effect is UIGlassEffect ? looks.last : nil }

  /// Returns the look of what lies beneath at an animated position, also if another view shows it.
  func ownBackdrop(at place: Double) -> LayerBackdrop? {
    let (from, to, share) = effects(at: place)
    let (old, new) = (from.backdrop(in: traitCollection), to.backdrop(in: traitCollection))
    if share == 1 || (old == nil && new == nil) { return new }
    guard let end = new ?? old?.unseen, let start = old ?? new?.unseen else { return nil }
    return start.towards(end, share)
  }

  /// Returns the effects on both sides of a position of the content, and the share of the way between them.
  private func effects(at place: Double) -> (from: EffectLook, to: EffectLook, share: Double) {
    let index = Double(looks.count - 1) + min(place - layer.contentPosition, 0)
    guard index > 0, index < Double(looks.count - 1) else {
      let only = (index > 0 ? looks.last : looks.first) ?? EffectLook(effect)
      return (only, only, 1)
    }
    let before = Int(index)
    return (looks[before], looks[before + 1], index - Double(before))
  }

  package func vibrancy(at place: Double) -> LayerVibrancy? {
    let (from, to, share) = effects(at: place)
    guard let vibrancy = (share < 0.5 ? from : to).effect as? UIVibrancyEffect else { return nil }
    let isDark = vibrancy.blurStyle.isDark(in: traitCollection)
    return LayerVibrancy(
      color: vibrancy.style.color(onDark: isDark), blendMode: isDark ? .plusLighter : .plusDarker)
  }
}
