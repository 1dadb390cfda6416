public import Foundation
public import LayoutCore

extension UIScrollView {
  /// The ways in which an index beside the content is shown.
  public enum IndexDisplayMode: Int, Sendable {
    /// The one of the content.
    case automatic = 0
    /// Never.
    case alwaysHidden = 1
  }

  /// The choices of the program.
  private struct Choices {
    var indexDisplayMode = IndexDisplayMode.automatic
    var allowsKeyboard = true
    var alignment = CGPoint.zero
    var passesHorizontal = true
    var passesVertical = true
  }

  private static let choices = AttachedValue<Choices>()

  private var choices: Choices {
    get { Self.choices[self] ?? Choices() }
    set { Self.choices[self] = newValue }
  }

  /// The way in which the index beside the content is shown; without effect.
  public var indexDisplayMode: IndexDisplayMode {
    get { choices.indexDisplayMode }
    set { choices.indexDisplayMode = newValue }
  }

  /// Whether or not keys scroll; without effect.
  public var allowsKeyboardScrolling: Bool {
    get { choices.allowsKeyboard }
    set { choices.allowsKeyboard = newValue }
  }

  /// The point of content smaller than the bounds that is placed at the same share of them; without effect.
  public var contentAlignmentPoint: CGPoint {
    get { choices.alignment }
    set { choices.alignment = newValue }
  }

  /// Whether or not scrolling from side to side goes on in the view around this one; without effect.
  public var transfersHorizontalScrollingToParent: Bool {
    get { choices.passesHorizontal }
    set { choices.passesHorizontal = newValue }
  }

  /// Whether or not scrolling up and down goes on in the view around this one; without effect.
  public var transfersVerticalScrollingToParent: Bool {
    get { choices.passesVertical }
    set { choices.passesVertical = newValue }
  }

  /// Whether or not an animation zooms: while zooming returns to its limits.
  public var isZoomAnimating: Bool { isZoomBouncing }

  /// Stops scrolling where it is.
  public func stopScrollingAndZooming() {
    setContentOffset(contentOffset, animated: false)
  }

  /// Makes changes of the offset in a closure, and shows the indicators for a moment.
  public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    changes()
    flashScrollIndicators()
  }
}
