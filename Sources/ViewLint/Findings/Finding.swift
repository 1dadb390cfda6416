public import Escaping
public import Foundation

/// One thing that is wrong with a layout, and happened.
public struct Finding: Hashable, Codable, Sendable {
  /// What kind of fault it is.
  public var code: FindingCode
  /// How bad it is; that of the code unless options say otherwise.
  public var severity: Severity
  /// The view that it is about: the path from the root that was looked at, `CardView/BadgeView[2]`.
  ///
  /// A view is named by its class and `#` with its accessibility identifier or, without one, its place among its
  /// siblings in brackets.
  public var view: ViewPath
  /// Other views that have to do with it, by their paths.
  public var others: [ViewPath] = []
  /// The numbers behind it.
  public var values: [FindingValue] = []
  /// The scales at which it is there, ascending; empty where the scale makes no difference.
  public var scales: [Int] = []
  /// The size in points of the root when it happened.
  public var size: CGSize?
  /// One line: what happened.
  public var message: String
  /// One line: what would be right.
  public var fix: String
  /// The code, or the place in a spec, that did it, where that is known.
  public var source: FindingSource?
  /// What a picture of it shows.
  public var marks: [FindingMark] = []

  /// A finding of the severity that its code has.
  public init(_ code: FindingCode, view: ViewPath, message: String, fix: String) {
    self.code = code
    severity = code.severity
    self.view = view
    self.message = message
    self.fix = fix
  }
}

/// A number of a finding, as `right edge 100.333`.
public struct FindingValue: Hashable, Codable, Sendable {
  /// What it measures, as `right edge`.
  public var name: String
  /// The number in points.
  public var points: Double

  /// A number by its name.
  public init(_ name: String, points: Double) {
    self.name = name
    self.points = points
  }

  /// The number in pixels.
  public func pixels(at scale: Int) -> Double { points * Double(scale) }
}

/// A place in a file.
public struct FindingSource: Hashable, Codable, Sendable {
  /// The path of the file, as the compiler or the command was given it.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1; nil where it is not known.
  public var column: Int?
  /// The function, as `CardView.layoutSubviews()`.
  public var function: String?

  /// A place by its file and line.
  public init(file: String, line: Int, column: Int? = nil, function: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.function = function
  }
}

/// A line or an area that a picture of a finding shows, in points of the root.
public struct FindingMark: Hashable, Codable, Sendable {
  /// What is marked.
  public enum Kind: String, Codable, Sendable {
    /// One edge of a view: a rectangle without width or height.
    case edge
    /// What a view or a text covers.
    case area
  }

  /// Whether it is a line or an area.
  public var kind: Kind
  /// Where it is, in points of the root.
  public var rect: CGRect

  /// A mark of a kind.
  public init(_ kind: Kind, _ rect: CGRect) {
    self.kind = kind
    self.rect = rect
  }
}
