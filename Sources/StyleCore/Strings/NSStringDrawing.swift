public import Foundation

/// The options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The option for lines that break, with the origin at their top left instead of the baseline of the first.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The option to add the font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The option to measure the glyphs' ink instead of the lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The option to end the last line that fits in an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The limit for scaling text, and the result of measuring or drawing it.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale at which text may be drawn to fit, or 0 for no scaling.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale at which text was measured or drawn.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The area that the text took, in the coordinates of the rectangle for it.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// Returns the size of the text in points, not rounded.
  ///
  /// Lines break only at line ends.
  public func size() -> CGSize {
    var drawing = StringDrawing(self, options: .usesLineFragmentOrigin)
    return drawing.bounds(in: CGSize(width: 0, height: 0), context: nil).size
  }

  /// Returns the area that the text takes in the given size, in points, not rounded.
  ///
  /// A width that is not positive is no limit.
  ///
  /// With `usesLineFragmentOrigin` lines break at the width, and the height limits them if the last one is truncated;
  /// without it the text is one line whose baseline is 0.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    var drawing = StringDrawing(self, options: options)
    return drawing.bounds(in: size, context: context)
  }

  /// Draws the text into the current context with its top left corner at `point`.
  ///
  /// Lines break only at line ends.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text into the current context in `rect`: the lines that wholly fit, the first one at least.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text into the current context in `rect`.
  ///
  /// Without `usesLineFragmentOrigin` the text is one line whose baseline starts at the origin.
  @preconcurrency @MainActor
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    var drawing = StringDrawing(self, options: options)
    drawing.draw(in: rect, context: context)
  }
}

extension NSString {
  /// Returns the size of the text in points, not rounded.
  ///
  /// Lines break only at line ends.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attributes).size()
  }

  /// Returns the area that the text takes in the given size, as `NSAttributedString` does.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text with its top left corner at `point`.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    attributed(attributes).draw(at: point)
  }

  /// Draws the text in `rect`.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    attributed(attributes).draw(in: rect)
  }

  /// Draws the text in `rect`, as `NSAttributedString` does.
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
  /// Returns the size of the text in points, not rounded.
  ///
  /// Lines break only at line ends.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Returns the area that the text takes in the given size, as `NSAttributedString` does.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text with its top left corner at `point`.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text in `rect`.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// Draws the text in `rect`, as `NSAttributedString` does.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(
      with: rect, options: options, context: context)
  }
}
