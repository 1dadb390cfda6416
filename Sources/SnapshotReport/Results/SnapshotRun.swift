public import Escaping

/// What a run of snapshots found: of `snapshot verify`, or of the tests of a process.
public struct SnapshotRun: Codable, Sendable, Equatable {
  /// Who ran: `snapshot verify`, `Swift Testing`, `XCTest`.
  public var program: String
  /// Where it ran, absolute: paths that are relative begin there.
  public var folder: String
  /// What was asked for, if only a part of all cases was.
  public var filter: [String]
  /// Whether the run came to its end.
  public var isComplete: Bool
  /// In the order in which they ended.
  public var cases: [SnapshotCase]

  /// A run of the given cases.
  public init(
    program: String, folder: String, filter: [String] = [], isComplete: Bool = true,
    cases: [SnapshotCase] = []
  ) {
    self.program = program
    self.folder = folder
    self.filter = filter
    self.isComplete = isComplete
    self.cases = cases
  }
}

/// What became of one snapshot.
public struct SnapshotCase: Codable, Sendable, Equatable {
  /// What became of it, from good to bad.
  public enum Status: String, Codable, Sendable, CaseIterable {
    case same
    /// The same pixels, but views have other frames.
    case moved
    /// A reference was written.
    case recorded
    case different
    /// There is no reference.
    case missing
    /// It could not be made or compared.
    case trouble
  }

  /// `card.json @2x`, `CardTests/dark() plain@2x`.
  public var name: String
  /// The spec's folder, or the test's file.
  public var group: String
  public var status: Status
  /// Pixels per point; nil for what is no picture.
  public var scale: Int?
  /// How long it took.
  public var seconds: Double?
  /// The path of the reference.
  public var reference: String?
  /// The path of what was made, where it is not as the reference.
  public var actual: String?
  /// The path of the picture of what differs.
  public var difference: String?
  /// The path of the picture that shows reference, difference and what was made.
  public var comparison: String?
  /// What is said of it, in lines.
  public var summary: [String]
  /// How much differs, in pixels.
  public var measurement: Measurement?
  /// What became of the views, the most important first.
  public var changes: [Change]
  /// Why it differs, in words that cases with the same reason share.
  public var causes: [String]
  /// The views of the reference and of what was made, where they differ.
  public var referenceTree: [TreeRow]
  public var actualTree: [TreeRow]
  /// A line for a shell that accepts what was made.
  public var accept: String?

  /// A case of which all is said that is given.
  public init(
    name: String, group: String, status: Status, scale: Int? = nil, seconds: Double? = nil,
    reference: String? = nil, actual: String? = nil, difference: String? = nil, comparison: String? = nil,
    summary: [String] = [], measurement: Measurement? = nil, changes: [Change] = [], causes: [String] = [],
    referenceTree: [TreeRow] = [], actualTree: [TreeRow] = [], accept: String? = nil
  ) {
    self.name = name
    self.group = group
    self.status = status
    self.scale = scale
    self.seconds = seconds
    self.reference = reference
    self.actual = actual
    self.difference = difference
    self.comparison = comparison
    self.summary = summary
    self.measurement = measurement
    self.changes = changes
    self.causes = causes
    self.referenceTree = referenceTree
    self.actualTree = actualTree
    self.accept = accept
  }
}

extension SnapshotCase {
  /// A rectangle of whole pixels.
  public struct Box: Codable, Sendable, Equatable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    /// A box whose top left pixel is (`x`, `y`).
    public init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// How much of a picture differs.
  public struct Measurement: Codable, Sendable, Equatable {
    public var differingPixels: Int
    public var totalPixels: Int
    /// The largest difference of a channel, 1 to 255.
    public var largestChannelDifference: Int
    /// Around all pixels that differ.
    public var box: Box
    /// Around those that differ most, near each other: where to look first.
    public var worst: Box?

    /// A measurement of the given numbers.
    public init(
      differingPixels: Int, totalPixels: Int, largestChannelDifference: Int, box: Box, worst: Box? = nil
    ) {
      self.differingPixels = differingPixels
      self.totalPixels = totalPixels
      self.largestChannelDifference = largestChannelDifference
      self.box = box
      self.worst = worst
    }
  }

  /// What became of a view.
  public struct Change: Codable, Sendable, Equatable {
    /// `moved`, `recoloured`, `unexplained` and the like.
    public var kind: String
    /// The view's name, and the way to it from the root.
    public var view: String
    public var path: ViewPath
    /// `moved 0.5 pt (1 px) down`.
    public var text: String
    /// Why, the nearest reason first.
    public var causes: [String]
    /// How many differing pixels it explains, and a box around them.
    public var pixels: Int
    public var box: Box?

    /// A change of a view.
    public init(
      kind: String, view: String, path: ViewPath, text: String, causes: [String] = [], pixels: Int = 0,
      box: Box? = nil
    ) {
      self.kind = kind
      self.view = view
      self.path = path
      self.text = text
      self.causes = causes
      self.pixels = pixels
      self.box = box
    }
  }

  /// A view of a layout tree in a line.
  public struct TreeRow: Codable, Sendable, Equatable {
    /// How many views it is in.
    public var depth: Int
    public var text: String
    /// What became of it: the kinds of its changes, such as `moved`; none where nothing did.
    public var marks: [String]

    /// A view in a line.
    public init(depth: Int, text: String, marks: [String] = []) {
      self.depth = depth
      self.text = text
      self.marks = marks
    }
  }
}
