import ManualLayout
import UIKit

/// An ornament in each corner: four views that depend on nothing but their superview.
final class FourCornersView: UIView {
  enum Metrics { static let cornerInset: CGFloat = 12 }

  /// A view that knows its size.
  final class CornerView: UIView {
    let ideal: CGSize

    init(_ ideal: CGSize, _ color: UIColor) {
      self.ideal = ideal
      super.init(frame: .zero)
      backgroundColor = color
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { ideal }
  }

  let topLeading = CornerView(CGSize(width: 36, height: 36), .systemBrown)
  let topTrailing = CornerView(CGSize(width: 48, height: 24), .systemTeal)
  let bottomTrailing = CornerView(CGSize(width: 24, height: 48), .systemIndigo)
  let bottomLeading = CornerView(CGSize(width: 30, height: 30), .systemOrange)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    [topLeading, topTrailing, bottomTrailing, bottomLeading].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    for step in steps { step.perform() }
  }

  var steps: [LayoutStep] {
    [
      (topLeading, Position.topLeading), (topTrailing, .topTrailing), (bottomTrailing, .bottomTrailing),
      (bottomLeading, .bottomLeading),
    ].flatMap { view, position in
      [
        LayoutStep("size of \(position)") { view.sizeToFit(self.bounds.size) },
        LayoutStep("position of \(position)", after: ["size of \(position)"]) {
          view.align(withSuperview: position, inset: Metrics.cornerInset)
        },
      ]
    }
  }
}
