extension FindingCode {
  /// What is wrong, in a few words: a title.
  public var summary: String { text.summary }

  /// What is wrong and why it matters, in a sentence.
  public var explanation: String { text.explanation }

  private var text: Text {
    switch self {
    case .unsnappedEdge, .thinHairline, .fractionalBorder, .brokenTiling: pixelText
    case .positionBeforeSize, .staleSibling, .unsettledLayout, .historyDependentLayout: orderText
    case .sizingReadsSubview, .sizingChangesView, .inconsistentSizing, .fractionalSize, .insufficientSize,
      .changedAfterSizing:
      sizingText
    case .invalidationInLayout, .hierarchyInLayout, .removedToHide, .layoutLoop, .redundantInvalidation,
      .unseenLayout, .directLayoutCall, .missingSuper:
      cycleText
    case .foreignCoordinates, .pendingRead, .staleRead, .frameUnderTransform, .invalidSize,
      .constrainedFrame, .ambiguousConstraints, .conflictingConstraints, .staleIntrinsicSize:
      geometryText
    case .ignoredMargins, .fixedDirection, .truncatedText, .clippedText, .overlappingText, .smallTouchTarget,
      .contentOutside:
      looksText
    case .repeatedLiteral, .unusedMetric, .metricNamedByValue: specText
    }
  }
}

// Each switch has the codes of one topic; `text` knows which.
extension FindingCode {
  typealias Text = (summary: String, explanation: String)

  private var pixelText: Text {
    switch self {
    case .unsnappedEdge:
      (
        "Edge between pixels",
        "A screen shows an edge that lies between two pixels as a blurred line; round positions and sizes to pixels."
      )
    case .thinHairline:
      (
        "Hairline thinner than a pixel",
        "A view less than a pixel wide or high is faint or not there at all; the thinnest line is 1 / displayScale."
      )
    case .fractionalBorder:
      (
        "Border of a fractional width",
        "A border that is not a whole number of pixels wide is blurred on its inner side."
      )
    default:
      (
        "Gap or overlap between neighbours",
        "Views that should meet leave less than a pixel between them, or overlap by it, as each was rounded by itself."
      )
    }
  }

  private var looksText: Text {
    switch self {
    case .ignoredMargins:
      (
        "Margins ignored",
        "Content lies where the view was told to leave room: in its layout margins or under a bar or notch."
      )
    case .fixedDirection:
      (
        "Fixed to left and right",
        "Where people read from right to left, layouts are mirrored; use leading and trailing, not left and right."
      )
    case .truncatedText:
      (
        "Text cut short",
        "The text does not fit and ends with an ellipsis, so that readers miss the rest."
      )
    case .clippedText:
      (
        "Text cut off",
        "Part of the text lies beyond an edge that clips it: half a line or half a word is seen."
      )
    case .overlappingText:
      (
        "Texts upon each other",
        "Two texts are drawn over one another, and neither can be read."
      )
    case .smallTouchTarget:
      (
        "Small touch target",
        "Fingers need 44 by 44 points; a smaller control is missed, or its neighbour is hit."
      )
    default:
      (
        "Content outside of its view",
        "A subview reaches beyond a view that does not clip: it covers others there, and does not react to touches."
      )
    }
  }

  private var specText: Text {
    switch self {
    case .repeatedLiteral:
      (
        "Number written several times",
        "The same distance is written in several places that mean the same; as one metric it changes in one place."
      )
    case .unusedMetric:
      (
        "Unused metric",
        "Nothing uses this number, so that changing it changes nothing."
      )
    default:
      (
        "Metric named by its value",
        "A name should say what a number is for: sixteen is wrong as soon as it becomes 20, sideMargin is not."
      )
    }
  }
}
