/// What is wrong, as a word that commands, reports and exemptions use.
public enum FindingCode: String, CaseIterable, Codable, Sendable {
  // MARK: Pixels

  /// An edge that is seen lies between two pixels.
  case unsnappedEdge = "unsnapped-edge"
  /// A view is thinner than a pixel.
  case thinHairline = "thin-hairline"
  /// A border is not a whole number of pixels wide.
  case fractionalBorder = "fractional-border"
  /// Two siblings that should meet leave less than a pixel between them, or overlap by that.
  case brokenTiling = "broken-tiling"

  // MARK: Order

  /// A view was resized after it was positioned, and moved by that.
  case positionBeforeSize = "position-before-size"
  /// A view was placed by a sibling that got its own place only afterwards.
  case staleSibling = "stale-sibling"
  /// Laying out again without any change moves views.
  case unsettledLayout = "unsettled-layout"
  /// Laying out at another size and back does not bring frames back.
  case historyDependentLayout = "history-dependent-layout"

  // MARK: Sizing

  /// `sizeThatFits` looks at the present size of a subview.
  case sizingReadsSubview = "sizing-reads-subview"
  /// `sizeThatFits` changes a view.
  case sizingChangesView = "sizing-changes-view"
  /// `sizeThatFits` answers the same question in two ways.
  case inconsistentSizing = "inconsistent-sizing"
  /// `sizeThatFits` answers a size that is not a whole number of pixels.
  case fractionalSize = "fractional-size"
  /// `sizeThatFits` answers less than `layoutSubviews` then needs.
  case insufficientSize = "insufficient-size"
  /// Content was changed in a pass that had asked for its size already.
  case changedAfterSizing = "changed-after-sizing"

  // MARK: Update cycle

  /// `layoutSubviews` asks for layout of the view itself, or of one above it.
  case invalidationInLayout = "invalidation-in-layout"
  /// `layoutSubviews` adds or removes subviews.
  case hierarchyInLayout = "hierarchy-in-layout"
  /// A view was removed and added again where hiding it would have done.
  case removedToHide = "removed-to-hide"
  /// Views ask each other for layout without end.
  case layoutLoop = "layout-loop"
  /// Layout was asked for and moved nothing.
  case redundantInvalidation = "redundant-invalidation"
  /// A tree was laid out that has no size, or is off screen.
  case unseenLayout = "unseen-layout"
  /// Layout code reads its own frame, or the superview's: the coordinates of somebody else.
  case foreignCoordinates = "foreign-coordinates"
  /// Somebody looked where a view is whose superview has not laid it out yet.
  case pendingRead = "pending-read"
  /// Somebody looked where a view is between an event and the update cycle that moved it.
  case staleRead = "stale-read"

  // MARK: Geometry

  /// `frame` was read or set under a transform.
  case frameUnderTransform = "frame-under-transform"
  /// A size is negative, or not a number.
  case invalidSize = "invalid-size"
  /// A frame was set that constraints own.
  case constrainedFrame = "constrained-frame"
  /// Constraints leave a view's place or size a choice.
  case ambiguousConstraints = "ambiguous-constraints"
  /// Constraints cannot hold together.
  case conflictingConstraints = "conflicting-constraints"
  /// The content changed, and constraints were not told of its new size.
  case staleIntrinsicSize = "stale-intrinsic-size"

  // MARK: Looks

  /// Content lies in margins, or in the unsafe area, that the view has been given.
  case ignoredMargins = "ignored-margins"
  /// Views keep to left and right where reading goes from right to left.
  case fixedDirection = "fixed-direction"
  /// Text is cut short with an ellipsis.
  case truncatedText = "truncated-text"
  /// Text is cut off by an edge.
  case clippedText = "clipped-text"
  /// Two texts lie upon each other.
  case overlappingText = "overlapping-text"
  /// What is to be touched is smaller than 44 points.
  case smallTouchTarget = "small-touch-target"
  /// Content reaches out of a view that does not clip it.
  case contentOutside = "content-outside"

  // MARK: Specs

  /// A number stands in several places where one metric is meant.
  case repeatedLiteral = "repeated-literal"
  /// A metric that nothing uses.
  case unusedMetric = "unused-metric"
  /// A metric is named after its value, not its meaning.
  case metricNamedByValue = "metric-named-by-value"

  // MARK: Pass order

  /// `layoutSubviews` was called by hand.
  case directLayoutCall = "direct-layout-call"
  /// An override does not call `super`, which has work of its own to do.
  case missingSuper = "missing-super"
}

extension FindingCode {
  /// The title: the mistake in a few words.
  public var summary: String { descriptor.title }

  /// The mistake and why it matters, in a sentence.
  public var explanation: String { descriptor.explanation }

  /// How bad such findings are unless said otherwise.
  public var severity: Severity { descriptor.severity }
}
