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
  /// Glyphs count, not lines. Differs from UIKit: no effect.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends in an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What drawing text reports. Differs from UIKit: text is never scaled.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale that text may be drawn at; 0 is no scaling.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale that text was drawn at: 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The area that text was drawn in.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The size of the text in lines that break at line ends only; not rounded.
  public func size() -> CGSize {
    placeholder.lines(width: 0, wrapping: .none, limit: 0).size
  }

  /// The area that the text takes in the given size; not rounded. The height has no effect.
  ///
  /// With `usesLineFragmentOrigin` lines break at the width; without it the text is one line whose baseline is 0.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let rect: CGRect
    if options.contains(.usesLineFragmentOrigin) {
      rect = CGRect(origin: .zero, size: lines(in: size.width).size)
    } else {
      let lines = placeholder.lines(width: 0, wrapping: .none, limit: 1)
      rect = CGRect(origin: CGPoint(x: 0, y: -(lines.first?.baseline ?? 0)), size: lines.size)
    }
    context?.totalBounds = rect
    return rect
  }

  /// Draws the text with its top left at `point`.
  ///
  /// Differs from UIKit: a bar stands for each word.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: size()), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in `rect`.
  ///
  /// Differs from UIKit: a bar stands for each word.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in `rect`; without `usesLineFragmentOrigin` its baseline starts at the origin.
  ///
  /// Differs from UIKit: a bar stands for each word.
  @preconcurrency @MainActor
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    let text = placeholder
    let area = boundingRect(with: rect.size, options: options, context: context)
    let lines = lines(in: options.contains(.usesLineFragmentOrigin) ? rect.width : 0)
    let origin = CGPoint(x: rect.minX, y: rect.minY + area.minY)
    let blocks = text.blocks(
      of: lines, in: CGRect(origin: origin, size: CGSize(width: rect.width, height: area.height)),
      alignment: .natural, color: .black, traits: .current)
    ContentBlock.draw(blocks)
  }

  private var placeholder: PlaceholderText { PlaceholderText(self, font: .systemFont(ofSize: 12)) }

  private func lines(in width: CGFloat) -> [PlaceholderText.Line] {
    let text = placeholder
    let mode = text.attributes.first?.paragraph?.lineBreakMode ?? .byWordWrapping
    return text.lines(width: width, wrapping: PlaceholderText.Wrapping(mode), limit: 0)
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
}
