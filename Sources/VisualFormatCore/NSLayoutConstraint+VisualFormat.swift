package import DiagnosticCore
public import LayoutCore

extension NSLayoutConstraint {
  /// Returns the constraints of a visual format, in the order of its text, not active yet (F.25).
  ///
  /// `metrics` are numbers and `views` are views and guides, by the names in the format. `|` is the superview of the
  /// view beside it, and `-` beside it the superview's margin (F.24).
  ///
  /// Differs from UIKit: an invalid format is reported, with a caret under the character, and results in no
  /// constraints.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try constraints(visualFormat: format, options: opts, metrics: metrics, views: views)
    } catch {
      LayoutDiagnostics.report(.visualFormat(error))
      return []
    }
  }

  /// Returns the constraints of a visual format, or throws a mistake in it for the caller to handle.
  package static func constraints(
    visualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var maker = try VisualFormatMaker(format, options: options, metrics: metrics, views: views)
    return try maker.makeConstraints()
  }
}
