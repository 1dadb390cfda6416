import DiagnosticCore
public import Foundation
import GraphicsCore
public import LayerCore
@_spi(Plumb) public import LayoutCore
public import StyleCore

/// A view that applies an effect to the content behind it.
///
/// Differs from UIKit: a blur is a translucent colour behind the content, and vibrancy has no effect; both are
/// reported.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView, @preconcurrency ContentBlockDrawing {
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
    backing.set(.drawsContentBlocks, effect is UIBlurEffect)
    switch effect {
    case is UIBlurEffect: LayoutDiagnostics.report(.notDrawn("a blur"))
    case is UIVibrancyEffect: LayoutDiagnostics.report(.notDrawn("vibrancy"))
    default: break
    }
  }

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .effect }

  @_spi(Plumb)
  open override var ownContentView: UIView? { contentView }

  package var contentBlocks: [ContentBlock] {
    guard let blur = effect as? UIBlurEffect else { return [] }
    return [ContentBlock(bounds, blur.style.substitute(in: traitCollection))]
  }
}
