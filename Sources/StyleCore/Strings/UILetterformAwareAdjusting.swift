public import Foundation

/// The room for letters that reach beyond their line.
public enum UILetterformAwareSizingRule: Int, Sendable {
  /// The room that the font states.
  case typographic = 0
  /// More room, for the largest letters.
  case oversize = 1
}

/// A type of views with text that have room for letters beyond their line.
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: NSObjectProtocol {
  /// The room for letters that reach beyond their line.
  var sizingRule: UILetterformAwareSizingRule { get set }
}

/// The vibrancy of a label in a place with a material behind it.
public enum UILabelVibrancy: Int, Sendable {
  /// No vibrancy.
  case none = 0
  /// The vibrancy of the place.
  case automatic = 1
}

/// The gestures of editing that a responder has: shakes, and gestures of three fingers.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// No gestures.
  case none = 0
  /// All gestures.
  case `default` = 1
}
