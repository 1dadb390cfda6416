public import Escaping

/// The results of a run of snapshots: of `snapshot verify`, or of the tests of a process.
public struct SnapshotRun: Codable, Sendable, Equatable {
  /// The program that ran: `snapshot verify`, `Swift Testing`, `XCTest`.
  public var program: String
  /// The absolute working directory, to which relative paths refer.
  public var folder: String
  /// The selection of cases, if only a part of all was run.
  public var filter: [String]
  /// The shard of the suite that was run; nil for the whole suite.
  public var shard: Shard?
  /// Whether or not the run is complete.
  public var isComplete: Bool
  /// The cases in the order in which they ended.
  public var cases: [SnapshotCase]

  /// Creates a run of the given cases.
  public init(
    program: String, folder: String, filter: [String] = [], shard: Shard? = nil, isComplete: Bool = true,
    cases: [SnapshotCase] = []
  ) {
    self.program = program
    self.folder = folder
    self.filter = filter
    self.shard = shard
    self.isComplete = isComplete
    self.cases = cases
  }
}

/// The result of one snapshot.
public struct SnapshotCase: Codable, Sendable, Equatable {
  /// The statuses of a case, from good to bad.
  public enum Status: String, Codable, Sendable, CaseIterable {
    /// A match.
    case same
    /// The same pixels, but other frames of views.
    case moved
    /// A written reference.
    case recorded
    /// A difference.
    case different
    /// A missing reference.
    case missing
    /// An error in making or comparing.
    case trouble
  }

  /// The name: `card.json @2x`, `card.json @2x iOS 26`, `CardTests/dark() plain@2x`.
  public var name: String
  /// The spec's folder, or the test's file.
  public var group: String
  /// The status.
  public var status: Status
  /// The number of pixels per point; nil if it is no picture.
  public var scale: Int?
  /// The number of the system's version, such as 26; nil if none was asked for.
  public var system: Int?
  /// The duration, in seconds.
  public var seconds: Double?
  /// The path of the reference.
  public var reference: String?
  /// The path of the actual snapshot, if it differs from the reference.
  public var actual: String?
  /// The path of the picture of the difference.
  public var difference: String?
  /// The path of the picture that shows the reference, the difference and the actual snapshot.
  public var comparison: String?
  /// The description of the result, in lines.
  public var summary: [String]
  /// The measurement of the difference, in pixels.
  public var measurement: Measurement?
  /// The changes of the views, the most important first.
  public var changes: [Change]
  /// The root causes, in words that cases with the same cause share.
  public var causes: [String]
  /// The views of the reference, if the snapshot differs from it.
  public var referenceTree: [TreeRow]
  /// The views of the actual snapshot, if it differs from the reference.
  public var actualTree: [TreeRow]
  /// The shell command that accepts the actual snapshot.
  public var accept: String?

  /// Creates a case with the given values.
  public init(
    name: String, group: String, status: Status, scale: Int? = nil, system: Int? = nil,
    seconds: Double? = nil,
    reference: String? = nil, actual: String? = nil, difference: String? = nil, comparison: String? = nil,
    summary: [String] = [], measurement: Measurement? = nil, changes: [Change] = [], causes: [String] = [],
    referenceTree: [TreeRow] = [], actualTree: [TreeRow] = [], accept: String? = nil
  ) {
    self.name = name
    self.group = group
    self.status = status
    self.scale = scale
    self.system = system
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
    /// The x-coordinate of the left pixel.
    public var x: Int
    /// The y-coordinate of the top pixel.
    public var y: Int
    /// The width, in pixels.
    public var width: Int
    /// The height, in pixels.
    public var height: Int

    /// Creates a box with its top left pixel at (`x`, `y`).
    public init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// The measurement of the difference of a picture.
  public struct Measurement: Codable, Sendable, Equatable {
    /// The number of pixels that differ.
    public var differingPixels: Int
    /// The number of all pixels.
    public var totalPixels: Int
    /// The largest difference of a channel, 1 to 255.
    public var largestChannelDifference: Int
    /// The bounding box of all pixels that differ.
    public var box: Box
    /// The bounding box of the cluster with the largest differences, to examine first.
    public var worst: Box?

    /// Creates a measurement with the given numbers.
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

  /// A change of a view.
  public struct Change: Codable, Sendable, Equatable {
    /// The kind: `moved`, `recoloured`, `unexplained` and others.
    public var kind: String
    /// The view's name.
    public var view: String
    /// The view's path from the root.
    public var path: ViewPath
    /// The change in words: `moved 0.5 pt (1 px) down`.
    public var text: String
    /// The causes, the nearest first.
    public var causes: [String]
    /// The number of differing pixels that the change explains.
    public var pixels: Int
    /// The bounding box of these pixels.
    public var box: Box?

    /// Creates a change of a view.
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

  /// A line for a view of a layout tree.
  public struct TreeRow: Codable, Sendable, Equatable {
    /// The number of its ancestors.
    public var depth: Int
    /// The text of the line.
    public var text: String
    /// The kinds of the view's changes, such as `moved`; none without changes.
    public var marks: [String]

    /// Creates a line for a view.
    public init(depth: Int, text: String, marks: [String] = []) {
      self.depth = depth
      self.text = text
      self.marks = marks
    }
  }
}
