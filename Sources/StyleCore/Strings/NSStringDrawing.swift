public import Foundation

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// The options whose bits are set.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The origin is the top left of the lines, not the baseline of the first, and lines break.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The font's leading counts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// What glyphs cover counts, not lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends in an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How far text may be scaled, and what became of it.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale that text may be drawn at, to fit; 0 is no scaling.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale that text was measured or drawn at.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The area that text took, in the coordinates of the rectangle that it was given.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The size of the text in lines that break at line ends only; in points, not rounded.
  public func size() -> CGSize {
    var drawing = StringDrawing(self, options: .usesLineFragmentOrigin)
    return drawing.bounds(in: CGSize(width: 0, height: 0), context: nil).size
  }

  /// The area that the text takes in the given size; in points, not rounded. A width that is not positive is no limit.
  ///
  /// With `usesLineFragmentOrigin` lines break at the width, and the height limits them if the last one is truncated;
  /// without it the text is one line whose baseline is 0.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    var drawing = StringDrawing(self, options: options)
    return drawing.bounds(in: size, context: context)
  }

  /// Draws the text with its top left at `point`, into the current context; lines break at line ends only.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in `rect`, into the current context: the lines that wholly fit, the first one at least.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in `rect`, into the current context; without `usesLineFragmentOrigin` it is one line whose baseline
  /// starts at the origin.
  @preconcurrency @MainActor
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    var drawing = StringDrawing(self, options: options)
    drawing.draw(in: rect, context: context)
  }
}

extension NSString {
  /// The size of the text in lines that break at line ends only; not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attributes).size()
  }

  /// The area that the text takes in the given size; see `NSAttributedString`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text with its top left at `point`.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    attributed(attributes).draw(at: point)
  }

  /// Draws the text in `rect`.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    attributed(attributes).draw(in: rect)
  }

  /// Draws the text in `rect`; see `NSAttributedString`.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }
}

extension String {
  /// The size of the text in lines that break at line ends only; not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The area that the text takes in the given size; see `NSAttributedString`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text with its top left at `point`.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text in `rect`.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// Draws the text in `rect`; see `NSAttributedString`.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(
      with: rect, options: options, context: context)
  }
}
