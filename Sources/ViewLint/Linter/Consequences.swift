internal import Escaping

extension [Finding] {
  /// The views of findings that may be why views do not come to rest; how something looks is no reason.
  var thatMoveViews: Set<String> { Set(filter { $0.code.movesViews }.map(\.view)) }

  /// The findings without those that others of them bring about: with the cause they will be gone.
  var withoutConsequences: [Finding] {
    filter { finding in !contains { $0.bringsAbout(finding) } }
  }
}

extension FindingCode {
  fileprivate var movesViews: Bool {
    switch self {
    case .unsnappedEdge, .thinHairline, .fractionalBorder, .brokenTiling, .fractionalSize, .insufficientSize,
      .redundantInvalidation, .unseenLayout, .ignoredMargins, .fixedDirection, .truncatedText, .clippedText,
      .overlappingText, .smallTouchTarget, .contentOutside, .repeatedLiteral, .unusedMetric,
      .metricNamedByValue:
      false
    default: true
    }
  }
}

extension Finding {
  fileprivate func bringsAbout(_ other: Finding) -> Bool {
    switch code {
    case .sizingReadsSubview, .sizingChangesView, .inconsistentSizing:
      // Whoever asks the view for its size gets another answer later, and so on upwards.
      switch other.code {
      case .inconsistentSizing: other.isAbove(self) || (other.view == view && code != .inconsistentSizing)
      case .insufficientSize: other.view == view || other.isAbove(self)
      case .unsettledLayout, .historyDependentLayout: other.isPlacedOnTheWay(to: self) || isAbove(other)
      default: false
      }
    case .layoutLoop: other.code == .invalidationInLayout && ([view] + others).contains(other.view)
    case .pendingRead:
      // What was placed by it goes where it should in the next layout.
      (other.code == .unsettledLayout || other.code == .historyDependentLayout) && other.parent == view
    case .staleIntrinsicSize:
      // Layout was asked for in place of that.
      other.code == .redundantInvalidation && other.view == view
    case .foreignCoordinates: other.code == .insufficientSize && other.view == view
    case .positionBeforeSize, .staleSibling, .unsettledLayout, .historyDependentLayout:
      // Of a size that is new to the view, one layout is not enough.
      other.code == .insufficientSize && other.isAbove(self)
    case .insufficientSize:
      switch other.code {
      case .contentOutside, .clippedText, .truncatedText, .ignoredMargins: isAbove(other)
      case .overlappingText: ([other.view] + other.others).contains { $0.isBeneath(view) }
      default: false
      }
    default: false
    }
  }

  /// Whether the other view lies beneath this one.
  private func isAbove(_ other: Finding) -> Bool { other.view.isBeneath(view) }

  /// The path of the view's superview.
  private var parent: String { view.split(at: "/").dropLast().joined(separator: "/") }

  /// Whether the view is another's, or lies beside it or beside one above it.
  private func isPlacedOnTheWay(to other: Finding) -> Bool {
    (other.view + "/").beginsExactly(with: parent + "/")
  }
}
