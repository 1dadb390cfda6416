public import Escaping
public import Foundation

/// A problem of a layout, which was observed.
///
/// ```swift
/// for finding in LayoutLinter().findings(in: row) {
///   print(finding.code.rawValue, finding.view)  // unsnapped-edge MailRow/UIView#unread
///   print(finding.message, finding.fix)
/// }
/// ```
public struct Finding: Hashable, Codable, Sendable {
  /// The kind of the problem.
  public var code: FindingCode
  /// The severity; that of the code unless options set another.
  public var severity: Severity
  /// The view of the finding: its path from the examined root, `CardView/BadgeView[2]`.
  ///
  /// A view is named by its class and `#` with its accessibility identifier or, without one, its index among its
  /// siblings in brackets.
  public var view: ViewPath
  /// The paths of other views that are involved.
  public var others: [ViewPath] = []
  /// The measured values.
  public var values: [FindingValue] = []
  /// The scales at which it exists, ascending; empty if the scale makes no difference.
  public var scales: [Int] = []
  /// The size of the root at the time, in points.
  public var size: CGSize?
  /// The message, one line.
  public var message: String
  /// The fix, one line.
  public var fix: String
  /// The code, or the place in a spec, that causes it, if known.
  public var source: FindingSource?
  /// The marks of the finding in a picture.
  public var marks: [FindingMark] = []

  /// Creates a finding with the severity of its code.
  public init(_ code: FindingCode, view: ViewPath, message: String, fix: String) {
    self.code = code
    severity = code.severity
    self.view = view
    self.message = message
    self.fix = fix
  }
}

/// A measured value of a finding, as `right edge 100.333`.
public struct FindingValue: Hashable, Codable, Sendable {
  /// The measured quantity, as `right edge`.
  public var name: String
  /// The value in points.
  public var points: Double

  /// Creates a value with a name.
  public init(_ name: String, points: Double) {
    self.name = name
    self.points = points
  }

  /// Returns the value in pixels.
  public func pixels(at scale: Int) -> Double { points * Double(scale) }
}

/// A place in a source file.
public struct FindingSource: Hashable, Codable, Sendable {
  /// The path of the file, as given to the compiler or the command.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1; nil if it is not known.
  public var column: Int?
  /// The function, as `CardView.layoutSubviews()`.
  public var function: String?

  /// Creates a place with its file and line.
  public init(file: String, line: Int, column: Int? = nil, function: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.function = function
  }
}

/// A line or an area of a finding in a picture, in points of the root.
public struct FindingMark: Hashable, Codable, Sendable {
  /// The kinds of marks.
  public enum Kind: String, Codable, Sendable {
    /// An edge of a view: a rectangle without width or height.
    case edge
    /// The area of a view or a text.
    case area
  }

  /// The kind of the mark.
  public var kind: Kind
  /// The rectangle, in points of the root.
  public var rect: CGRect

  /// Creates a mark of a kind.
  public init(_ kind: Kind, _ rect: CGRect) {
    self.kind = kind
    self.rect = rect
  }
}
