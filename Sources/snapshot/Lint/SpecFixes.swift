internal import ViewLint

extension Finding {
  /// What would be right, as a spec says it: rules on views speak of Swift.
  var fixInSpecs: String {
    switch code {
    case .unsnappedEdge:
      "Leave out \"snap\": false, or compute the edge in whole pixels: round(x * scale) / scale"
    case .thinHairline: "Make it one pixel: 1 / scale"
    case .fractionalBorder: "Make it a whole number of pixels: n / scale"
    case .brokenTiling: "Place one by the edge of the other, as other.maxX, and round that one edge for both"
    case .truncatedText: "Give the text more width, or as many lines as it takes: \"lines\": 0"
    case .clippedText:
      fix.replacing(
        "Give the view the size that sizeThatFits(_:) answers:", with: "Give the view the size of its text:")
    case .smallTouchTarget: "Make it larger, at least 44 by 44 points"
    case .ignoredMargins: "Place it within the margins, by layoutMarginsGuide or numbers that count them"
    case .fixedDirection: "Use leading and trailing in place of left and right"
    case .contentOutside: "Size the view by what is in it, or give that the room that there is"
    default: fix
    }
  }
}
