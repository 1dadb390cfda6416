import ControlCore
public import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
import Paths
import StyleCore

/// A view that continues its content beyond the safe area: what is under bars and sidebars is mirrored and blurred.
///
/// Differs from UIKit: the mirrored content ends where the content itself does, and its blur is an estimate (26.G.14).
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
  private let mirrors = (0..<8).map { _ in ExtensionMirror() }
  private let blur = ExtensionBlur()

  /// The view whose content is continued, a subview.
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let contentView { insertSubview(contentView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether or not the content view is placed in the safe area; if not, its place is the program's.
  open var automaticallyPlacesContentView = true {
    didSet { setNeedsLayout() }
  }

  /// Creates a view with a frame and without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a view without content.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  private func addParts() {
    for mirror in mirrors { addSubview(mirror) }
    addSubview(blur)
  }

  /// Asks for layout, since the content is placed in the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Places the content, and its continuation around it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
    blur.frame = bounds
    blur.content = contentView.map { convert($0.frame, to: blur) } ?? bounds
    var mirrors = self.mirrors[...]
    for row in -1...1 {
      for column in -1...1 where row != 0 || column != 0 {
        mirrors.popFirst()?.show(contentView, column: column, row: row, in: bounds)
      }
    }
  }
}

/// The content of a background extension view mirrored at one of its edges or corners.
private final class ExtensionMirror: UIView {
  /// Shows the content beyond an edge: −1 is the left one or the upper one, 1 the right one or the lower one.
  func show(_ content: UIView?, column: Int, row: Int, in bounds: CGRect) {
    let inner = content?.frame ?? bounds
    func span(_ side: Int, _ outer: (CGFloat, CGFloat), _ inner: (CGFloat, CGFloat)) -> (CGFloat, CGFloat) {
      side < 0 ? (outer.0, max(outer.0, inner.0)) : side > 0 ? (min(outer.1, inner.1), outer.1) : inner
    }
    let x = span(column, (bounds.minX, bounds.maxX), (inner.minX, inner.maxX))
    let y = span(row, (bounds.minY, bounds.maxY), (inner.minY, inner.maxY))
    frame = CGRect(x: x.0, y: y.0, width: max(0, x.1 - x.0), height: max(0, y.1 - y.0))
    isHidden = frame.isEmpty
    isUserInteractionEnabled = false
    backing.shownCopy = content.map { content in
      let source = content.bounds
      // A mirrored coordinate is the edge's twice, less the coordinate.
      let (left, top) = (inner.minX - source.minX, inner.minY - source.minY)
      let mirroredX = 2 * (column < 0 ? inner.minX : inner.maxX) - left
      let mirroredY = 2 * (row < 0 ? inner.minY : inner.maxY) - top
      return LayerCopy(
        of: content.backing,
        map: Paths.AffineTransform(
          a: column == 0 ? 1 : -1, b: 0, c: 0, d: row == 0 ? 1 : -1,
          tx: (column == 0 ? left : mirroredX) - frame.minX, ty: (row == 0 ? top : mirroredY) - frame.minY))
    }
  }
}

/// The blur of the mirrored content.
private final class ExtensionBlur: UIView, @preconcurrency BackdropDrawing {
  /// The rectangle that stays sharp.
  var content = CGRect.zero {
    didSet { if content != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.hasBackdropEffect = true
  }

  required init?(coder: NSCoder) { nil }

  func backdrop(at place: Double) -> LayerBackdrop? { nil }

  func vibrancy(at place: Double) -> LayerVibrancy? { nil }

  func piecesOfGlass(at place: Double) -> [LayerBackdrop] {
    let (outer, inner) = (bounds, content)
    let strips = [
      CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY),
      CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
      CGRect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height),
      CGRect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height),
    ]
    return strips.filter { $0.width > 0 && $0.height > 0 }.map { strip in
      LayerBackdrop.plain(strip, sigma: EdgeFigures.extensionSigma, color: CGColor(gray: 0, alpha: 0))
    }
  }
}
