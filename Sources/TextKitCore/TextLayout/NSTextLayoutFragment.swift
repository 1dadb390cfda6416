public import Foundation
public import GraphicsCore

/// A paragraph in its lines.
///
/// A subclass may draw more than the text: it overrides `draw(at:in:)` and `renderingSurfaceBounds`.
open class NSTextLayoutFragment: NSObject {
  /// The progress of the layout.
  public enum State: UInt, Sendable {
    /// No progress.
    case none = 0
    /// An estimate of the area.
    case estimatedUsageBounds = 1
    /// A calculation of the area.
    case calculatedUsageBounds = 2
    /// All lines.
    case layoutAvailable = 3
  }

  private let element: NSTextElement
  private let range: NSTextRange?
  weak var manager: NSTextLayoutManager?
  var lines: [NSTextLineFragment] = []
  var frame = CGRect.zero

  /// Creates the fragment of an element, whose lines its layout manager sets.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    (element, range) = (textElement, rangeInElement)
    super.init()
  }

  /// Creates the fragment of an empty paragraph.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    (element, range) = (NSTextParagraph(attributedString: nil), nil)
    super.init()
  }

  /// The layout manager.
  open var textLayoutManager: NSTextLayoutManager? { manager }
  /// The paragraph.
  open var textElement: NSTextElement? { element }
  /// The range of the fragment in the text.
  open var rangeInElement: NSTextRange { range ?? element.elementRange ?? NSTextRange(0..<0) }
  /// The lines.
  open var textLineFragments: [NSTextLineFragment] { lines }
  /// The progress of the layout: all lines.
  open var state: State { .layoutAvailable }
  /// The area of the lines in the container, in points.
  open var layoutFragmentFrame: CGRect { frame }
  /// The area that `draw(at:in:)` draws into, in points from the corner of `layoutFragmentFrame`.
  ///
  /// Differs from UIKit: it is the area of the lines, beyond which letters may reach.
  open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// The space before the text, in points.
  open var leadingPadding: CGFloat { 0 }
  /// The space after the text, in points.
  open var trailingPadding: CGFloat { 0 }
  /// The space above the text, in points.
  open var topMargin: CGFloat { 0 }
  /// The space below the text, in points.
  open var bottomMargin: CGFloat { 0 }
  /// The objects that make views for attachments.
  ///
  /// Differs from UIKit: there are none; text views ask attachments.
  open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] { [] }

  /// The queue on which lines are laid out; nil for that of the caller.
  ///
  /// Differs from UIKit: without effect.
  open var layoutQueue: OperationQueue?

  /// Returns the area of the attachment at a place, from the corner of `layoutFragmentFrame`; the zero rectangle for none.
  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
    attachmentFrame(at: location)
  }

  /// Returns the line with a place, and of two lines that share it, the first one if the affinity is upstream.
  open func textLineFragment(
    for textLocation: any NSTextLocation, isUpstreamAffinity: Bool
  ) -> NSTextLineFragment? { line(at: textLocation, isUpstream: isUpstreamAffinity) }

  /// Draws the lines into a context, with the corner of `layoutFragmentFrame` at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    for line in lines {
      let bounds = line.typographicBounds
      line.draw(at: CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY), in: context)
    }
  }

  /// Lays out the text once more.
  open func invalidateLayout() { manager?.invalidate() }

  /// Returns the line at a height, from the corner of `layoutFragmentFrame`; the first or the last one outside of them.
  open func textLineFragment(
    forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool
  ) -> NSTextLineFragment? {
    let exact = lines.first {
      $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY
    }
    guard exact == nil, !requiresExactMatch else { return exact }
    return verticalOffset < 0 ? lines.first : lines.last
  }
}
