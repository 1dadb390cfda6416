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
/// shadow, is its colour alone; a change of the effect is not animated.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView, @preconcurrency BackdropDrawing {
  private let content = UIView()
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

  private func effectDidChange() {
    layer.hasBackdropEffect = effect is UIBlurEffect || effect is UIVibrancyEffect
  }

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .effect }

  @_spi(Plumb)
  open override var ownContentView: UIView? { contentView }

  package var backdrop: LayerBackdrop? {
    guard let blur = effect as? UIBlurEffect else { return nil }
    let material = blur.style.material(in: traitCollection)
    return LayerBackdrop(sigma: material.sigma, saturation: material.saturation, color: material.color)
  }

  package var vibrancy: LayerVibrancy? {
    guard let vibrancy = effect as? UIVibrancyEffect else { return nil }
    let isDark = vibrancy.blurStyle.isDark(in: traitCollection)
    return LayerVibrancy(
      color: vibrancy.style.color(onDark: isDark), blendMode: isDark ? .plusLighter : .plusDarker)
  }
}
