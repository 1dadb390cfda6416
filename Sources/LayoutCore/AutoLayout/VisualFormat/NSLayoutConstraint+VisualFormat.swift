package import DiagnosticCore

extension NSLayoutConstraint {
  /// The constraints that `format` says, in the order of its text, not active yet (F.25).
  ///
  /// `metrics` are numbers and `views` are views and guides by the names that the format calls them. `|` is the
  /// superview of the view beside it, and `-` beside it the superview's margin (F.24).
  ///
  /// Differs from UIKit: a format with a mistake is reported, with a caret under the character, and makes none.
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

  /// The same for callers that deal with mistakes themselves.
  package static func constraints(
    visualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var maker = try VisualFormatMaker(format, options: options, metrics: metrics, views: views)
    return try maker.makeConstraints()
  }
}
