// Code of articles on layout by hand, as it is written there: these classes need only compile. What the articles leave
// out is declared around it. Where Linux refuses something, a comment says what.

import ManualLayout
import UIKit

// MARK: Two methods

private final class MyView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    // Calculate our ideal size within the available `size`.
    return .zero
  }
  override func layoutSubviews() {
    // Arrange the layout of our subviews within the `bounds`.
  }

  var someValueUsedInLayout: CGFloat = 0 {
    didSet {
      if someValueUsedInLayout != oldValue {
        setNeedsLayout()
      }
    }
  }
}

private final class FillingView: UIView {
  let someSubview = UIView()

  override func layoutSubviews() {
    // Set `someView` to fill our entire `bounds`.
    someSubview.frame = bounds
  }
}

private final class InsettingView: UIView {
  let someSubview = UIView()

  override func layoutSubviews() {
    someSubview.frame = bounds.inset(by: UIEdgeInsets(top: 10, left: 24, bottom: 10, right: 24))
  }
}

// MARK: Sizing

private final class TwoSubviewsView: UIView {
  let firstSubview = UIView()
  let secondSubview = UIView()
  let someSpacing: CGFloat = 8

  func staleSizeThatFits(_ size: CGSize) -> CGSize {
    return CGSize(
      width: max(firstSubview.bounds.width, secondSubview.bounds.width),
      height: firstSubview.bounds.height + someSpacing + secondSubview.bounds.height
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    // The first subview can take up as much space as it needs.
    let firstSubviewSize = firstSubview.sizeThatFits(size)
    // The second subview can take up as much horizontal space as it needs, but is constricted
    // vertically to the remaining space beneath the first subview, including the margin between
    // the two views.
    let secondSubviewSize = secondSubview.sizeThatFits(
      CGSize(
        width: size.width,
        height: size.height - firstSubviewSize.height - someSpacing
      )
    )
    // Our size is the ideal height of our children combined, with a margin in between, with the
    // width of whichever's ideal width is larger.
    return CGSize(
      width: max(firstSubviewSize.width, secondSubviewSize.width),
      height: firstSubviewSize.height + someSpacing + secondSubviewSize.height
    )
  }
}

private final class ConstrainingByHandView: UIView {
  let someSubview = UIView()

  override func layoutSubviews() {
    let subviewSizeThatFits = someSubview.sizeThatFits(bounds.size)
    someSubview.bounds.size = CGSize(
      width: min(subviewSizeThatFits.width, bounds.width),
      height: min(subviewSizeThatFits.height, bounds.height)
    )
  }
}

private final class ConstrainingView: UIView {
  let someSubview = UIView()

  override func layoutSubviews() {
    someSubview.sizeToFit(bounds.size, constraints: .maxSize)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    // The footnote on pixels.
    return someSubview.sizeThatFits(size).ceiledToPixel(in: self)
  }
}

// MARK: Aligning

private final class AligningView: UIView {
  let someView = UIView()
  let anotherView = UIView()
  let offset = UIOffset(horizontal: 24, vertical: 12)

  func byHand() {
    // Center `someView` inside of the parent's `bounds`.
    someView.center = CGPoint(x: bounds.midX, y: bounds.midY)
    // Align `someView`'s top left corner to the top left corner of the parent's `bounds`.
    someView.center = CGPoint(
      x: bounds.minX + someView.bounds.width / 2,
      y: bounds.minY + someView.bounds.height / 2
    )
    // Align `someView`'s top left corner to the top left corner of the parent's `bounds` offset
    // by the `offset`.
    someView.center = CGPoint(
      x: bounds.minX + someView.bounds.width / 2 + offset.horizontal,
      y: bounds.minY + someView.bounds.height / 2 + offset.vertical
    )
    // Align `someView`'s left center to `anotherView`'s right center.
    someView.center = CGPoint(
      x: anotherView.center.x + (anotherView.bounds.width / 2) + (someView.bounds.width / 2),
      y: anotherView.center.y
    )
  }

  override func layoutSubviews() {
    someView.align(.topLeft, withSuperviewPosition: .topLeft)
    someView.align(.topLeft, withSuperviewPosition: .topLeft, offset: offset)
    someView.align(.leftCenter, with: anotherView, .rightCenter)
  }
}

// MARK: Ordering

private final class CornersOneByOneView: UIView {
  enum Metrics { static let cornerInset: CGFloat = 12 }
  let topLeftCornerView = UIView()
  let topRightCornerView = UIView()
  let bottomRightCornerView = UIView()
  let bottomLeftCornerView = UIView()

  override func layoutSubviews() {
    topLeftCornerView.sizeToFit(bounds.size)
    topLeftCornerView.align(withSuperview: .topLeft, inset: Metrics.cornerInset)
    topRightCornerView.sizeToFit(bounds.size)
    topRightCornerView.align(withSuperview: .topRight, inset: Metrics.cornerInset)
    bottomRightCornerView.sizeToFit(bounds.size)
    bottomRightCornerView.align(withSuperview: .bottomRight, inset: Metrics.cornerInset)
    bottomLeftCornerView.sizeToFit(bounds.size)
    bottomLeftCornerView.align(withSuperview: .bottomLeft, inset: Metrics.cornerInset)
  }
}

private final class IndicatorView: UIView {
  let activityIndicator = UIActivityIndicatorView()
  let label = UILabel()

  enum Metrics {
    static let activityIndicatorSize: CGSize = .init(width: 48, height: 48)
    static let activityIndicatorToLabelMargin: CGFloat = 32
  }

  override func layoutSubviews() {
    activityIndicator.untransformedFrame.size = Metrics.activityIndicatorSize
    label.sizeToFit(width: bounds.width, constraints: .maxWidth)
    activityIndicator.align(withSuperview: .center)
    label.align(
      .topCenter,
      with: activityIndicator,
      .bottomCenter,
      verticalOffset: Metrics.activityIndicatorToLabelMargin
    )
  }
}

private final class ImageBesideLabelView: UIView {
  let imageView = UIImageView()
  let label = UILabel()

  enum Metrics {
    static let edgeInsets: UIEdgeInsets = .init(top: 32, left: 32, bottom: 32, right: 32)
    static let imageToLabelMargin: CGFloat = 24
  }

  override func layoutSubviews() {
    let layoutBounds = bounds.inset(by: Metrics.edgeInsets)
    imageView.sizeToFit(layoutBounds.size)
    let textLayoutBounds = layoutBounds.inset(
      left: imageView.bounds.width + Metrics.imageToLabelMargin
    )
    label.sizeToFit(width: textLayoutBounds.width, constraints: .maxWidth)
    imageView.align(withSuperview: .leftCenter, inset: Metrics.edgeInsets.left)
    label.align(
      .leftCenter,
      with: imageView,
      .rightCenter,
      horizontalOffset: Metrics.imageToLabelMargin
    )
  }
}
