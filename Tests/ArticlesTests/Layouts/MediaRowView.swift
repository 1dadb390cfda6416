import ManualLayout
import UIKit

/// An image at the leading edge and a label in the width that remains: the label's size depends on the image's.
final class MediaRowView: UIView {
  enum Metrics {
    static let edgeInset: CGFloat = 32
    static let imageToLabelMargin: CGFloat = 24
  }

  /// An image of a known size.
  final class PhotoView: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 68, height: 51) }
  }

  let imageView = PhotoView()
  let label = UILabel()

  init(frame: CGRect, text: String) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    imageView.backgroundColor = .systemPurple
    label.text = text
    [imageView, label].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    for step in steps { step.perform() }
  }

  var steps: [LayoutStep] {
    [
      LayoutStep("size of image") { self.imageView.sizeToFit(self.layoutBounds.size) },
      LayoutStep("size of label", after: ["size of image"]) {
        let textLayoutBounds = self.layoutBounds.inset(
          left: self.imageView.bounds.width + Metrics.imageToLabelMargin)
        self.label.sizeToFit(width: textLayoutBounds.width, constraints: .maxWidth)
      },
      LayoutStep("position of image", after: ["size of image"]) {
        self.imageView.align(withSuperview: .leadingCenter, inset: Metrics.edgeInset)
      },
      LayoutStep("position of label", after: ["size of image", "size of label", "position of image"]) {
        // The margin is beyond the image's trailing edge, on whichever side that is.
        let margin = NSDirectionalEdgeInsets(
          top: 0, leading: 0, bottom: 0, trailing: -Metrics.imageToLabelMargin)
        self.label.align(
          .leadingCenter, with: self.imageView.alignmentProxy(directionallyInsetBy: margin), .trailingCenter)
      },
    ]
  }

  private var layoutBounds: CGRect { bounds.insetAllSides(by: Metrics.edgeInset) }
}
