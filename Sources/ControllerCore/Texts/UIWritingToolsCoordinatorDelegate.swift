public import ControlCore
public import Foundation
import LayoutCore
public import StyleCore

extension UIWritingToolsCoordinator {
  /// A type of delegates that change a text for the writing tools.
  @preconcurrency @MainActor
  public protocol Delegate: NSObjectProtocol {
    /// Gives parts of the text.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator,
      requestsContextsFor scope: UIWritingToolsCoordinator.ContextScope,
      completion: @escaping ([UIWritingToolsCoordinator.Context]) -> Void)
    /// Replaces a range of a part.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, replace range: NSRange,
      in context: UIWritingToolsCoordinator.Context, proposedText replacementText: NSAttributedString,
      reason: UIWritingToolsCoordinator.TextReplacementReason,
      animationParameters: UIWritingToolsCoordinator.AnimationParameters?,
      completion: @escaping (NSAttributedString?) -> Void)
    /// Selects ranges of a part.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, select ranges: [NSValue],
      in context: UIWritingToolsCoordinator.Context, completion: @escaping () -> Void)
    /// Gives the outlines of a range.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsBoundingBezierPathsFor range: NSRange,
      in context: UIWritingToolsCoordinator.Context, completion: @escaping ([UIBezierPath]) -> Void)
    /// Gives the lines under a range.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsUnderlinePathsFor range: NSRange,
      in context: UIWritingToolsCoordinator.Context, completion: @escaping ([UIBezierPath]) -> Void)
    /// Prepares the text for an animation.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator,
      prepareFor textAnimation: UIWritingToolsCoordinator.TextAnimation, for range: NSRange,
      in context: UIWritingToolsCoordinator.Context, completion: @escaping () -> Void)
    /// Gives the preview of a range for an animation.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator,
      requestsPreviewFor textAnimation: UIWritingToolsCoordinator.TextAnimation, of range: NSRange,
      in context: UIWritingToolsCoordinator.Context, completion: @escaping (UITargetedPreview?) -> Void)
    /// Ends an animation.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator,
      finish textAnimation: UIWritingToolsCoordinator.TextAnimation, for range: NSRange,
      in context: UIWritingToolsCoordinator.Context, completion: @escaping () -> Void)
    /// Tells the delegate of another state.
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator,
      willChangeTo newState: UIWritingToolsCoordinator.State, completion: @escaping () -> Void)
  }
}

extension UIWritingToolsCoordinator.Delegate {
  /// Calls the completion.
  public func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    willChangeTo newState: UIWritingToolsCoordinator.State, completion: @escaping () -> Void
  ) { completion() }
}
