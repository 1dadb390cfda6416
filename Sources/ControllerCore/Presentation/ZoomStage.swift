import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore

/// The views of a zoom: a dimming, a rectangle that clips the content, and in it a picture of the source.
@MainActor
final class ZoomStage {
  private let content: UIView
  private let source: UIView
  private let clip: UIView
  private let dimming = UIView()
  private let picture: UIView?
  private let container: UIView
  private let alignment: CGRect
  /// The frames of the content at its end, and of the source.
  private let frames: (content: CGRect, source: CGRect)
  /// The number of zooms that hide a source, and its own alpha.
  private static let hidden = AttachedValue<(count: Int, alpha: CGFloat)>()

  init(of content: UIView, from source: UIView, in container: UIView, alignment: CGRect, dimming: UIColor) {
    (self.content, self.source, self.container, self.alignment) = (content, source, container, alignment)
    frames = (content.frame, source.convert(source.bounds, to: container))
    let (count, alpha) = Self.hidden[source] ?? (0, source.alpha)
    Self.hidden[source] = (count + 1, alpha)
    // Another zoom may hide the source, whose picture has its own alpha.
    source.alpha = alpha
    picture = source.snapshotView(afterScreenUpdates: false)
    source.alpha = 0
    clip = ZoomClip(frame: content.frame)
    clip.clipsToBounds = true
    // The content keeps its size, and has a scale instead.
    clip.autoresizesSubviews = false
    self.dimming.backgroundColor = dimming
    self.dimming.frame = container.bounds
    container.addSubview(self.dimming)
    container.addSubview(clip)
    clip.addSubview(content)
    if let picture { clip.addSubview(picture) }
  }

  /// Shows the content in the frame of the source, beneath its picture.
  func shrink() {
    dimming.alpha = 0
    container.showPresentationDimming(false)
    clip.frame = frames.source
    clip.layer.cornerRadius = source.layer.cornerRadius
    let scale = max(
      frames.source.width / max(alignment.width, 1), frames.source.height / max(alignment.height, 1))
    place(scale: scale)
    picture?.alpha = 1
    picture?.frame = clip.bounds
  }

  /// Shows the content in its own frame.
  func grow() {
    dimming.alpha = 1
    container.showPresentationDimming(true)
    clip.frame = frames.content
    clip.layer.cornerRadius = 0
    content.transform = .identity
    content.center = CGPoint(x: clip.bounds.midX, y: clip.bounds.midY)
    picture?.alpha = 0
    picture?.frame = clip.bounds
  }

  /// Places the content so that the middle of the alignment is that of the clip.
  private func place(scale: CGFloat) {
    let middle = CGPoint(x: content.bounds.midX, y: content.bounds.midY)
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
    content.center = CGPoint(
      x: clip.bounds.midX - (alignment.midX - middle.x) * scale,
      y: clip.bounds.midY - (alignment.midY - middle.y) * scale)
  }

  /// Takes the views away, and puts the content back where it was.
  func end(keepsContent: Bool) {
    // Another zoom may have begun with the content before this one was over.
    let (isHere, isAway) = (content.superview === clip, content.superview == nil)
    if isHere || !(content.superview is ZoomClip) { content.transform = .identity }
    if isHere || isAway { content.frame = frames.content }
    if isHere, keepsContent { container.insertSubview(content, aboveSubview: clip) }
    container.showPresentationDimming(true)
    if let (count, alpha) = Self.hidden[source] {
      Self.hidden[source] = count > 1 ? (count - 1, alpha) : nil
      if count <= 1 { source.alpha = alpha }
    }
    for view in [picture, clip, dimming] { view?.removeFromSuperview() }
  }
}

/// The rectangle that clips the content of a zoom.
private final class ZoomClip: UIView {}
