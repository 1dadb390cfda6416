import ManualLayout
import UIKit

/// A bubble whose body lies inside its layout margins, and whose tail lies in the trailing margin.
final class SpeechBubbleView: UIView {
  enum Metrics {
    static let tailWidth: CGFloat = 11
    static let tailSide: CGFloat = 16
    static let bodySize = CGSize(width: 120, height: 50)
  }

  var isTailVisible: Bool {
    get { !tail.isHidden }
    set { tail.isHidden = !newValue }
  }

  let body = UIView()
  private(set) var layouts = 0
  private let tail = UIView()

  init(_ color: UIColor) {
    super.init(frame: .zero)
    layoutMargins = .init(top: 24, left: 32, bottom: 24, right: 32)
    body.backgroundColor = color
    body.layer.cornerRadius = 16
    tail.backgroundColor = color
    tail.transform = CGAffineTransform(rotationAngle: .pi / 4)
    [tail, body].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGRect(origin: .zero, size: Metrics.bodySize).outset(by: layoutMargins).size
  }

  override func layoutSubviews() {
    layouts += 1
    body.untransformedFrame = bounds.inset(by: layoutMargins)
    tail.bounds.size = CGSize(width: Metrics.tailSide, height: Metrics.tailSide)
    tail.align(.center, with: bodyAlignmentProxy, .trailingCenter)
  }

  /// The bubble without its tail.
  var bodyAlignmentProxy: any Alignable { alignmentProxy(insetBy: layoutMargins) }

  /// The bubble with its tail, whether that is seen or not.
  var bodyWithTailAlignmentProxy: any Alignable {
    layoutMarginsAlignmentProxy.alignmentProxy(
      directionallyInsetBy: NSDirectionalEdgeInsets(
        top: 0, leading: 0, bottom: 0, trailing: -Metrics.tailWidth))
  }
}

/// Three bubbles at the trailing margin: two by their bodies, of which one has a tail, and one by its tail.
final class ConversationView: UIView {
  let plain = SpeechBubbleView(.systemGray4)
  let tailed = SpeechBubbleView(.systemBlue)
  let byTail = SpeechBubbleView(.systemTeal)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 40, bottom: 16, trailing: 28)
    plain.isTailVisible = false
    [plain, tailed, byTail].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    for bubble in [plain, tailed, byTail] { bubble.sizeToFit(bounds.size) }
    let margins = layoutMarginsAlignmentProxy
    plain.bodyAlignmentProxy.align(.topTrailing, with: margins, .topTrailing)
    tailed.bodyAlignmentProxy.align(
      .topTrailing, with: plain.bodyAlignmentProxy, .bottomTrailing, verticalOffset: 10)
    byTail.bodyWithTailAlignmentProxy.align(.bottomTrailing, with: margins, .bottomTrailing)
  }
}
