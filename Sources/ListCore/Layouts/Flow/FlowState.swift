import Foundation

/// The state of a flow layout: its sections, and which part of them is known.
struct FlowState {
  /// The sections, from the last solution.
  var sections: [FlowSection] = []
  /// The measures and delegate's sizes of the sections, before cells measure themselves.
  var inputs: [FlowInput] = []
  /// The lengths along the lines and along the axis of scrolling.
  var contentSize = FlowSize(along: 0, across: 0)
  /// Whether or not a header or a footer sizes itself.
  var hasAutomaticEdges = false
  /// Whether the delegate has answered since its answers were invalidated.
  var areInputsValid = false
  /// Whether the lines are filled.
  var areLinesValid = false
  /// The bounds for which the lines are filled.
  var area = FlowArea()
}

/// The input of a section of a flow layout.
struct FlowInput {
  var measures: FlowSection.Measures
  var sizes: FlowSizes
  /// Whether the header, and the footer, size themselves.
  var isHeaderAutomatic = false
  var isFooterAutomatic = false
}

/// The area in which a flow layout places its lines.
struct FlowArea: Equatable {
  /// The length of the bounds along the lines, without the content's insets.
  var length: CGFloat = 0
  /// The distances that the reference of section insets adds at both ends of a line.
  var before: CGFloat = 0
  var after: CGFloat = 0
}
