public import ControlCore
public import Foundation
public import LayoutCore
public import StyleCore

/// An interaction of writing tools with a text of one's own.
///
/// Differs from UIKit: there are no writing tools, so that the delegate is never asked; the state is `inactive`.
@preconcurrency @MainActor
open class UIWritingToolsCoordinator: NSObject, UIInteraction {
  /// The states of the writing tools.
  public enum State: Int, Sendable {
    /// The writing tools are not there.
    case inactive = 0
    /// The writing tools work beside the text.
    case noninteractive
    /// The writing tools wait for the user.
    case interactiveResting
    /// The writing tools change the text.
    case interactiveStreaming
  }

  /// The reasons of a replacement.
  public enum TextReplacementReason: Int, Sendable {
    /// A replacement that the user sees happen.
    case interactive = 0
    /// A replacement that the user accepted.
    case noninteractive
  }

  /// The reasons of a change of the text.
  public enum TextUpdateReason: Int, Sendable {
    /// The user types.
    case typing = 0
    /// The user undoes.
    case undoRedo
  }

  /// The parts of a text that are asked for.
  public enum ContextScope: Int, Sendable {
    /// The selection.
    case userSelection = 0
    /// The whole text.
    case fullDocument
    /// The visible part.
    case visibleArea
  }

  /// The animations of a text.
  public enum TextAnimation: Int, Sendable {
    /// Waiting.
    case anticipate = 0
    /// Removing.
    case remove
    /// Inserting.
    case insert
    /// Waiting without motion.
    case anticipateInactive
    /// Moving another text.
    case translate
  }

  /// The times of an animation.
  open class AnimationParameters: NSObject {
    /// The duration, in seconds.
    open var duration: CGFloat { 0 }
    /// The delay, in seconds.
    open var delay: CGFloat { 0 }
    /// A closure that is called with the progress.
    open var progressHandler: ((Float) -> Void)?
    /// A closure that is called at the end.
    open var completionHandler: (() -> Void)?
  }

  /// A part of a text for the writing tools.
  open class Context: NSObject {
    /// The text.
    public let attributedString: NSAttributedString
    /// The range of the text that is changed.
    public let range: NSRange
    /// The identifier of the part.
    public let identifier = UUID()

    /// Creates a part of a text.
    public init(attributedString: NSAttributedString, range: NSRange) {
      (self.attributedString, self.range) = (attributedString, range)
      super.init()
    }

    /// The range that the writing tools chose: the range.
    open var resolvedRange: NSRange { range }
  }

  /// The delegate.
  public private(set) weak var delegate: (any Delegate)?
  private weak var owner: UIView?
  /// The view of effects.
  open weak var effectContainerView: UIView?
  /// The view of decorations.
  open weak var decorationContainerView: UIView?
  /// The extent that the program prefers.
  open var preferredBehavior = UIWritingToolsBehavior.default
  /// The kinds of text that the program prefers.
  open var preferredResultOptions: UIWritingToolsResultOptions = []

  /// Creates an interaction.
  public init(delegate: (any Delegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Whether or not there are writing tools: no.
  open class var isWritingToolsAvailable: Bool { false }
  /// The state: inactive.
  open var state: State { .inactive }
  /// The extent: none.
  open var behavior: UIWritingToolsBehavior { .none }
  /// The kinds of text: those that the program prefers.
  open var resultOptions: UIWritingToolsResultOptions { preferredResultOptions }

  /// Stops the writing tools, which never begin.
  open func stopWritingTools() {}
  /// Tells the writing tools of a change of the text.
  open func updateRange(
    _ range: NSRange, with replacementText: NSAttributedString, reason: TextUpdateReason,
    forContextWithIdentifier contextID: UUID
  ) {}
  /// Tells the writing tools that lines are laid out once more.
  open func updateForReflowedTextInContextWithIdentifier(_ contextID: UUID) {}

  /// The view of the interaction.
  open var view: UIView? { owner }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Sets the view.
  open func didMove(to view: UIView?) { owner = view }
}
