public import Foundation

/// A control of several segments, one of which may be chosen.
///
/// Differs from UIKit: segments are equally wide blocks, and fingers do not choose them yet.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, @preconcurrency ContentBlockDrawing, @preconcurrency ContentDrawing
{
  /// The number that stands for no segment.
  public static let noSegment = -1

  private var items: [Any] = []

  /// A control of the given frame, without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    drawBlocks()
  }

  /// A control of titles and images, as large as they need.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    self.items = items ?? []
    bounds.size = intrinsicContentSize
  }

  /// A control without segments. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawBlocks()
  }

  /// How many segments there are.
  open var numberOfSegments: Int { items.count }

  /// The chosen segment, or `noSegment`.
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  /// Inserts a segment with a title; an index beyond the last is the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(title ?? "", at: segment)
  }

  /// Inserts a segment with an image; an index beyond the last is the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(image ?? UIImage(), at: segment)
  }

  /// Takes a segment away.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard items.indices.contains(segment) else { return }
    items.remove(at: segment)
    invalidateIntrinsicContentSize()
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    items = []
    invalidateIntrinsicContentSize()
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    items.indices.contains(segment) ? items[segment] as? String : nil
  }

  /// The width of the widest segment for all, with 13 points at both ends.
  open override var intrinsicContentSize: CGSize {
    let widths = items.map { item in
      (item as? UIImage)?.size.width
        ?? (item as? String)?.size(withAttributes: [.font: UIFont.systemFont(ofSize: 13)]).width ?? 0
    }
    let widest = (widths.max() ?? 0).rounded(.up) + 26
    return CGSize(width: CGFloat(items.count) * widest, height: ControlSizes.segmentHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func insert(_ item: Any, at segment: Int) {
    items.insert(item, at: min(max(segment, 0), items.count))
    invalidateIntrinsicContentSize()
  }

  var contentBlocks: [ContentBlock] {
    let track = block(bounds, .tertiarySystemFill)
    guard items.indices.contains(selectedSegmentIndex) else { return [track] }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = isReversed ? items.count - 1 - selectedSegmentIndex : selectedSegmentIndex
    let width = bounds.width / CGFloat(items.count)
    let chosen = CGRect(
      x: bounds.minX + CGFloat(place) * width, y: bounds.minY, width: width, height: bounds.height)
    return [track, block(chosen.insetBy(dx: 2, dy: 2), .systemBackground)]
  }

  /// The titles and images in the middle of their segments.
  var contentSteps: [Drawing.Step] {
    guard !items.isEmpty else { return [] }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width / CGFloat(items.count)
    return recordedSteps(in: bounds) {
      for (index, item) in items.enumerated() {
        let place = isReversed ? items.count - 1 - index : index
        let segment = CGRect(
          x: bounds.minX + CGFloat(place) * width, y: bounds.minY, width: width, height: bounds.height)
        draw(item, in: segment, isSelected: index == selectedSegmentIndex)
      }
    }
  }

  private func draw(_ item: Any, in segment: CGRect, isSelected: Bool) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if let image = item as? UIImage {
      let scale = traitCollection.displayScale
      context.setFillColor(UIColor.label.cgColor(resolvedWith: traitCollection))
      image.draw(in: segment.middle(ofSize: image.size, scale: scale))
    } else if let title = item as? String {
      var text = LabelText()
      text.content.text = title
      text.content.font = .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
      text.content.textAlignment = .center
      text.draw(
        in: segment, isRightToLeft: false, traits: traitCollection,
        grid: PixelGrid(scale: traitCollection.displayScale), context: context)
    }
  }
}
