extension FindingCode {
  /// The descriptor of the code, from the table of all codes, which is the only place of these facts.
  var descriptor: FindingDescriptor {
    switch self {
    // Pixels
    case .unsnappedEdge:
      FindingDescriptor(
        .pixels, .warning, "Edge between pixels",
        "An edge between two pixels is drawn as a blurred line; round positions and sizes to pixel boundaries.",
        movesViews: false, placed: .firstOther, pixels: .init(isOnceAView: true, thickness: nil),
        fixInSpecs: .instead(
          "Remove \"snap\": false, or round the edge to whole pixels: round(x * scale) / scale"),
        consequences: [])
    case .thinHairline:
      FindingDescriptor(
        .pixels, .warning, "Hairline thinner than a pixel",
        "A view thinner than a pixel is drawn faintly or not at all; the thinnest line is 1 / displayScale.",
        movesViews: false, placed: .view, pixels: .init(isOnceAView: true, thickness: 1),
        fixInSpecs: .instead("Make it one pixel: 1 / scale"), consequences: [])
    case .fractionalBorder:
      FindingDescriptor(
        .pixels, .warning, "Fractional border width",
        "A border whose width is not a whole number of pixels has a blurred inner edge.",
        movesViews: false, placed: nil, pixels: .init(isOnceAView: true, thickness: nil),
        fixInSpecs: .instead("Make it a whole number of pixels: n / scale"), consequences: [])
    case .brokenTiling:
      FindingDescriptor(
        .pixels, .warning, "Gap or overlap between neighbours",
        "Adjacent views were rounded separately, which leaves a gap or an overlap of less than a pixel between them.",
        movesViews: false, placed: .view, pixels: .init(isOnceAView: false, thickness: 0),
        fixInSpecs: .instead(
          "Position one at the edge of the other, such as other.maxX, and round the shared edge once"),
        consequences: [])
    // Order
    case .positionBeforeSize:
      FindingDescriptor(
        .order, .warning, "Positioned before sizing",
        "A view that is resized after it was positioned moves away from that position; set the size first.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [.ofNewSize])
    case .staleSibling:
      FindingDescriptor(
        .order, .warning, "Positioned relative to a sibling that moved later",
        "A view was positioned with a sibling's frame of the previous layout; first lay out the views that others need.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [.ofNewSize])
    case .unsettledLayout:
      FindingDescriptor(
        .order, .warning, "Layout that does not settle",
        "Running the same layout code again, with no changes, moves views: it depends on its own earlier result.",
        movesViews: true, placed: .view, pixels: nil, fixInSpecs: .same, consequences: [.ofNewSize])
    case .historyDependentLayout:
      FindingDescriptor(
        .order, .warning, "Layout that depends on its history",
        "At the same size, frames depend on earlier sizes, for example after a rotation and back.",
        movesViews: true, placed: .view, pixels: nil, fixInSpecs: .same, consequences: [.ofNewSize])
    // Sizing
    case .sizingReadsSubview:
      FindingDescriptor(
        .sizing, .warning, "sizeThatFits reads a subview's size",
        "The current size of a subview is unrelated to the proposed size; call sizeThatFits of the subview, too.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: .ofAnswers(.sameOrAbove))
    case .sizingChangesView:
      FindingDescriptor(
        .sizing, .error, "sizeThatFits changes a view",
        "sizeThatFits only computes a size, and can be called at any time with any size; it must not change anything.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: .ofAnswers(.sameOrAbove))
    case .inconsistentSizing:
      FindingDescriptor(
        .sizing, .error, "sizeThatFits returns inconsistent sizes",
        "Two calls with the same size return different results, so the view's size depends on the number of calls.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: .ofAnswers(.above))
    case .fractionalSize:
      FindingDescriptor(
        .sizing, .warning, "sizeThatFits returns a fraction of a pixel",
        "A size that is not a whole number of pixels puts edges between pixels; round it up.",
        movesViews: false, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .insufficientSize:
      FindingDescriptor(
        .sizing, .warning, "sizeThatFits returns too small a size",
        "The size that sizeThatFits returns must have room for what layoutSubviews places; here content does not fit.",
        movesViews: false, placed: nil, pixels: nil, fixInSpecs: .same,
        consequences: [
          Consequence(.contentOutside, .clippedText, .truncatedText, .ignoredMargins, in: .beneath),
          Consequence(.overlappingText, in: .namingBeneath),
        ])
    case .changedAfterSizing:
      FindingDescriptor(
        .sizing, .warning, "Changed after its size was requested",
        "Content was changed in the layout pass that had already measured it, so its frame fits the old content.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    // Update cycle
    case .invalidationInLayout:
      FindingDescriptor(
        .updateCycle, .warning, "Layout requested during layout",
        "Calling setNeedsLayout of the view or an ancestor in layoutSubviews makes every layout pass request another.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .hierarchyInLayout:
      FindingDescriptor(
        .updateCycle, .warning, "Subviews added or removed during layout",
        "layoutSubviews should only position existing subviews; add and remove subviews where the content changes.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .removedToHide:
      FindingDescriptor(
        .updateCycle, .warning, "Removed instead of hidden",
        "Removing a view and adding it again lays out everything around it; setting isHidden costs nothing.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .layoutLoop:
      FindingDescriptor(
        .updateCycle, .error, "Endless layout",
        "Views request layout of each other endlessly, which hangs the app on a device.",
        movesViews: true, placed: nil, pixels: nil,
        fixInSpecs: .same, consequences: [Consequence(.invalidationInLayout, in: .named)])
    case .redundantInvalidation:
      FindingDescriptor(
        .updateCycle, .warning, "Redundant layout",
        "A requested layout moved no view: setNeedsLayout is called although no relevant value has changed.",
        movesViews: false, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .unseenLayout:
      FindingDescriptor(
        .updateCycle, .note, "Layout of invisible views",
        "Views without a size, or off screen, were laid out, and will be laid out again before they become visible.",
        movesViews: false, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .foreignCoordinates:
      FindingDescriptor(
        .updateCycle, .warning, "Layout in foreign coordinates",
        "Subviews are positioned in bounds; frame is in the coordinate system of the superview.",
        movesViews: true, placed: nil, pixels: nil,
        fixInSpecs: .same, consequences: [Consequence(.insufficientSize, in: .same)])
    case .pendingRead:
      FindingDescriptor(
        .updateCycle, .warning, "Frame read before layout",
        "The superview has not laid out this view yet, so its frame is that of an earlier layout, or zero.",
        // Views that were placed by it are at their right places after the next layout.
        movesViews: true, placed: nil, pixels: nil,
        fixInSpecs: .same,
        consequences: [Consequence(.unsettledLayout, .historyDependentLayout, in: .subview)])
    case .staleRead:
      FindingDescriptor(
        .updateCycle, .warning, "Frame read before an update",
        "Something has changed, and layout is still pending; call layoutIfNeeded before reading frames.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    // Geometry
    case .frameUnderTransform:
      FindingDescriptor(
        .geometry, .warning, "frame under a transform",
        "The frame of a scaled or rotated view is only its bounding box; use bounds and center.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .invalidSize:
      FindingDescriptor(
        .geometry, .error, "Invalid size",
        "A size is negative or not a number, for example after a division by zero, or if margins exceed the view.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .constrainedFrame:
      FindingDescriptor(
        .geometry, .warning, "Frame set on a constrained view",
        "Constraints position this view, and will overwrite the frame that was set; change the constraints.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .ambiguousConstraints:
      FindingDescriptor(
        .geometry, .warning, "Ambiguous constraints",
        "More than one position or size satisfies the constraints, and which one is used is undefined.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .conflictingConstraints:
      FindingDescriptor(
        .geometry, .error, "Conflicting constraints",
        "The constraints cannot all be satisfied, so one is broken; remove one, or lower its priority.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .staleIntrinsicSize:
      FindingDescriptor(
        .geometry, .warning, "Outdated intrinsic content size",
        "The content changed, but constraints still use its old size; call invalidateIntrinsicContentSize.",
        // Layout was requested in place of that.
        movesViews: true, placed: nil, pixels: nil,
        fixInSpecs: .same, consequences: [Consequence(.redundantInvalidation, in: .same)])
    // Looks
    case .ignoredMargins:
      FindingDescriptor(
        .looks, .warning, "Margins ignored",
        "Content is in the layout margins of a superview, or outside the safe area, under a bar or notch.",
        movesViews: false, placed: .view, pixels: nil,
        fixInSpecs: .instead(
          "Place it within the margins, with layoutMarginsGuide or numbers that include the margins"),
        consequences: [])
    case .fixedDirection:
      FindingDescriptor(
        .looks, .note, "Fixed to left and right",
        "Layouts are mirrored in right-to-left languages; use leading and trailing, not left and right.",
        movesViews: false, placed: .firstOther, pixels: nil,
        fixInSpecs: .instead("Use leading and trailing instead of left and right"), consequences: [])
    case .truncatedText:
      FindingDescriptor(
        .looks, .warning, "Truncated text",
        "The text does not fit and ends with an ellipsis, so readers miss the rest.",
        movesViews: false, placed: .view, pixels: nil,
        fixInSpecs: .instead("Make the text wider, or allow any number of lines: \"lines\": 0"),
        consequences: [])
    case .clippedText:
      FindingDescriptor(
        .looks, .warning, "Clipped text",
        "Part of the text is beyond an edge that clips it: half a line or half a word is visible.",
        movesViews: false, placed: .view, pixels: nil,
        fixInSpecs: .rewording(
          "Give the view the size that sizeThatFits(_:) returns:", as: "Give the view the size of its text:"),
        consequences: [])
    case .overlappingText:
      FindingDescriptor(
        .looks, .warning, "Overlapping text",
        "Two texts are drawn on top of each other, and neither is readable.",
        movesViews: false, placed: .view, pixels: nil, fixInSpecs: .same, consequences: [])
    case .smallTouchTarget:
      FindingDescriptor(
        .looks, .warning, "Small touch target",
        "A touch target needs 44 by 44 points; fingers miss a smaller control, or hit its neighbour.",
        movesViews: false, placed: .view, pixels: nil,
        fixInSpecs: .instead("Make it at least 44 by 44 points"), consequences: [])
    case .contentOutside:
      FindingDescriptor(
        .looks, .warning, "Content outside of its view",
        "A subview extends beyond a view that does not clip: it covers other views there, and receives no touches.",
        movesViews: false, placed: .view, pixels: nil,
        fixInSpecs: .instead("Size the view to fit its content, or limit the content to the available space"),
        consequences: [])
    // Accessibility
    case .missingLabel:
      FindingDescriptor(
        .accessibility, .warning, "Element without a name",
        "VoiceOver reads what an element is, but not what it is for: set accessibilityLabel.",
        movesViews: false, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .lowContrast:
      FindingDescriptor(
        .accessibility, .warning, "Low contrast",
        "Text needs a contrast of 4.5 with the pixels behind it, or of 3 if it is large, to be readable for all.",
        movesViews: false, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .fixedTextSize:
      FindingDescriptor(
        .accessibility, .warning, "Text that does not grow",
        "Readers choose the size of text; a fixed font ignores that, and a fixed height cuts larger text off.",
        movesViews: false, placed: nil, pixels: nil,
        fixInSpecs: .instead("Use a text style, and let the height follow the text"), consequences: [])
    case .unreachableElement:
      FindingDescriptor(
        .accessibility, .warning, "Element that cannot be reached",
        "VoiceOver steps through elements, not through what is in one, and a finger finds only the one in front.",
        movesViews: false, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    // Lists
    case .staleCellContent:
      FindingDescriptor(
        .lists, .warning, "Cell that keeps content of another row",
        "Cells are used again for other rows; what is not set for every row, or reset, is that of an earlier one.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .cutOffRow:
      FindingDescriptor(
        .lists, .warning, "Row lower than its content",
        "The row has a fixed height, and the constraints in its cell need more: text is squeezed, or beyond the row.",
        movesViews: false, placed: .view, pixels: nil, fixInSpecs: .same,
        consequences: [
          Consequence(
            .truncatedText, .clippedText, .contentOutside, .conflictingConstraints, .insufficientSize,
            in: .beneathNamed),
          Consequence(.overlappingText, in: .namingBeneath), Consequence(.contentOutside, in: .named),
        ])
    case .undeterminedRowHeight:
      FindingDescriptor(
        .lists, .warning, "Constraints that leave the height of a row open",
        "A row that sizes itself needs constraints from the top to the bottom of its cell; without, it is 44 points high.",
        movesViews: false, placed: .view, pixels: nil, fixInSpecs: .same,
        consequences: [
          Consequence(
            .truncatedText, .clippedText, .contentOutside, .ambiguousConstraints, in: .beneathNamed),
          Consequence(.overlappingText, in: .namingBeneath), Consequence(.contentOutside, in: .named),
        ])
    case .unstableRowHeight:
      FindingDescriptor(
        .lists, .warning, "Row height that changes",
        "The same row has another height each time, so the content jumps while it scrolls.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .layoutInCellRequest:
      FindingDescriptor(
        .lists, .warning, "Layout in a request for a cell",
        "While the data source makes a cell, it has not its size yet: layout there is wrong, and done again.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .unregisteredCell:
      FindingDescriptor(
        .lists, .error, "Cell without a class or nib",
        "A cell is dequeued by an identifier for which nothing was registered, which ends the app on a device.",
        movesViews: false, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    // Specs
    case .repeatedLiteral:
      FindingDescriptor(
        .specs, .warning, "Repeated number",
        "The same distance is written in several places with the same meaning; a metric changes it in one place.",
        movesViews: false, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .unusedMetric:
      FindingDescriptor(
        .specs, .warning, "Unused metric",
        "Nothing uses this metric, so changing it has no effect.",
        movesViews: false, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .metricNamedByValue:
      FindingDescriptor(
        .specs, .warning, "Metric named after its value",
        "A name should say what a number is for: sixteen is wrong as soon as the value becomes 20; sideMargin is not.",
        movesViews: false, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    // Pass order
    case .directLayoutCall:
      FindingDescriptor(
        .passOrder, .error, "layoutSubviews called directly",
        "Only UIKit calls layoutSubviews; call setNeedsLayout, and layoutIfNeeded where frames are needed immediately.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .missingSuper:
      FindingDescriptor(
        .passOrder, .error, "Missing call to super",
        "The overridden method does work that other code relies on; an override must call super.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    }
  }
}
