/// The first change of a node of each kind that can be a cause.
struct NodeChanges {
  private(set) var frame: ViewChange?
  private(set) var resized: ViewChange?
  private(set) var content: ViewChange?
  private(set) var frameOrContent: ViewChange?
  private(set) var metric: ViewChange?
  /// The change by which the node was added, or hidden.
  private(set) var presence: ViewChange?
  private(set) var presenceOrMetric: ViewChange?

  mutating func add(_ change: ViewChange) {
    let kind = change.kind
    let isPresence = kind == .added || kind == .hidden
    if kind.isFrame { frame = frame ?? change }
    if kind == .resized { resized = resized ?? change }
    if kind.isContent { content = content ?? change }
    if kind.isFrame || kind.isContent { frameOrContent = frameOrContent ?? change }
    if kind == .metric { metric = metric ?? change }
    if isPresence { presence = presence ?? change }
    if isPresence || kind == .metric { presenceOrMetric = presenceOrMetric ?? change }
  }
}

extension ViewChange.Kind {
  /// Whether or not a layout, or a number that it uses, causes such changes.
  var followsFromLayout: Bool {
    [.moved, .resized, .truncated, .clipped, .metric].contains(self)
  }

  /// Whether or not the frame changed.
  var isFrame: Bool { self == .moved || self == .resized }

  /// Whether or not such changes can resize a view that is as large as its content.
  var isContent: Bool { [.text, .font, .image].contains(self) }
}
