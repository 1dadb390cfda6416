/// The code of a finding, as used in commands, reports and exemptions.
public enum FindingCode: String, CaseIterable, Codable, Sendable {
  // MARK: Pixels

  /// A visible edge between two pixels.
  case unsnappedEdge = "unsnapped-edge"
  /// A view thinner than a pixel.
  case thinHairline = "thin-hairline"
  /// A border that is not a whole number of pixels wide.
  case fractionalBorder = "fractional-border"
  /// Two siblings that should meet, with a gap or an overlap of less than a pixel.
  case brokenTiling = "broken-tiling"

  // MARK: Order

  /// A view that was resized after it was positioned, and moved by that.
  case positionBeforeSize = "position-before-size"
  /// A view that was placed by a sibling before that had its own place.
  case staleSibling = "stale-sibling"
  /// Views that a repeated layout moves without any change.
  case unsettledLayout = "unsettled-layout"
  /// Frames that a layout at another size and back does not restore.
  case historyDependentLayout = "history-dependent-layout"

  // MARK: Sizing

  /// A `sizeThatFits` that reads the present size of a subview.
  case sizingReadsSubview = "sizing-reads-subview"
  /// A `sizeThatFits` that changes a view.
  case sizingChangesView = "sizing-changes-view"
  /// A `sizeThatFits` with two answers to the same size.
  case inconsistentSizing = "inconsistent-sizing"
  /// A `sizeThatFits` with an answer that is not a whole number of pixels.
  case fractionalSize = "fractional-size"
  /// A `sizeThatFits` with a smaller answer than `layoutSubviews` then needs.
  case insufficientSize = "insufficient-size"
  /// Content that was changed in a pass that had already asked for its size.
  case changedAfterSizing = "changed-after-sizing"

  // MARK: Update cycle

  /// A `layoutSubviews` that requests layout of the view itself, or of an ancestor.
  case invalidationInLayout = "invalidation-in-layout"
  /// A `layoutSubviews` that adds or removes subviews.
  case hierarchyInLayout = "hierarchy-in-layout"
  /// A view that was removed and added again where hiding it would have sufficed.
  case removedToHide = "removed-to-hide"
  /// Views that request layout of each other without end.
  case layoutLoop = "layout-loop"
  /// A request of layout that moved nothing.
  case redundantInvalidation = "redundant-invalidation"
  /// A layout of a tree without a size, or off screen.
  case unseenLayout = "unseen-layout"
  /// Layout code that reads the view's own frame, or the superview's, which are in other coordinates.
  case foreignCoordinates = "foreign-coordinates"
  /// A read of the frame of a view whose superview has not laid it out yet.
  case pendingRead = "pending-read"
  /// A read of the frame of a view between an event and the layout that moved it.
  case staleRead = "stale-read"

  // MARK: Geometry

  /// A `frame` that was read or set under a transform.
  case frameUnderTransform = "frame-under-transform"
  /// A size that is negative, or not a number.
  case invalidSize = "invalid-size"
  /// A frame that was set on a view with constraints.
  case constrainedFrame = "constrained-frame"
  /// Constraints that leave a view's place or size ambiguous.
  case ambiguousConstraints = "ambiguous-constraints"
  /// Constraints that cannot be satisfied together.
  case conflictingConstraints = "conflicting-constraints"
  /// Content that changed without an invalidation of the intrinsic content size.
  case staleIntrinsicSize = "stale-intrinsic-size"

  // MARK: Appearance

  /// Content in the margins of its superview, or outside of the safe area.
  case ignoredMargins = "ignored-margins"
  /// Views that stay at left and right in a right-to-left layout.
  case fixedDirection = "fixed-direction"
  /// Text that is truncated with an ellipsis.
  case truncatedText = "truncated-text"
  /// Text that an edge clips.
  case clippedText = "clipped-text"
  /// Two texts that overlap.
  case overlappingText = "overlapping-text"
  /// A touch target smaller than 44 points.
  case smallTouchTarget = "small-touch-target"
  /// Content that extends beyond a view that does not clip it.
  case contentOutside = "content-outside"

  // MARK: Accessibility

  /// An element or control that assistive technologies cannot name.
  case missingLabel = "missing-label"
  /// Text that differs too little from the pixels behind it.
  case lowContrast = "low-contrast"
  /// Text that does not grow with the user's text size, or does not fit then.
  case fixedTextSize = "fixed-text-size"
  /// An element in another one, or beneath it, which assistive technologies do not reach.
  case unreachableElement = "unreachable-element"

  // MARK: Lists

  /// A cell that keeps content of an earlier row.
  case staleCellContent = "stale-cell-content"
  /// A row that is lower than the constraints in its cell need.
  case cutOffRow = "cut-off-row"
  /// A row that sizes itself by constraints that leave its height open.
  case undeterminedRowHeight = "undetermined-row-height"
  /// A row whose height differs from one load of the same data to the next.
  case unstableRowHeight = "unstable-row-height"
  /// A data source that lays a cell out, or sets its size, while it is asked for it.
  case layoutInCellRequest = "layout-in-cell-request"
  /// A cell that is dequeued by an identifier without a class or nib.
  case unregisteredCell = "unregistered-cell"

  // MARK: Specs

  /// A number in several places where one metric is meant.
  case repeatedLiteral = "repeated-literal"
  /// A metric without a use.
  case unusedMetric = "unused-metric"
  /// A metric named after its value, not its meaning.
  case metricNamedByValue = "metric-named-by-value"

  // MARK: Pass order

  /// A direct call of `layoutSubviews`.
  case directLayoutCall = "direct-layout-call"
  /// An override that does not call `super`, whose implementation is needed.
  case missingSuper = "missing-super"
}

extension FindingCode {
  /// The title: the problem in a few words.
  public var summary: String { descriptor.title }

  /// The problem and its effect, in a sentence.
  public var explanation: String { descriptor.explanation }

  /// The default severity of such findings.
  public var severity: Severity { descriptor.severity }
}
