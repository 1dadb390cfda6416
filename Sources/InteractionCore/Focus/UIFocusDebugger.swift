public import Foundation
public import LayoutCore

/// A type of answers of the debugger of the focus, whose descriptions are read.
@preconcurrency @MainActor
public protocol UIFocusDebuggerOutput: NSObjectProtocol {}

/// The functions that tell why the focus is where it is.
@preconcurrency @MainActor
open class UIFocusDebugger: NSObject {
  private final class Output: NSObject, UIFocusDebuggerOutput {
    private let text: String

    init(_ text: String) {
      self.text = text
      super.init()
    }

    nonisolated override var description: String { text }
    nonisolated override var debugDescription: String { text }
  }

  /// Returns the names of the functions.
  open class func help() -> any UIFocusDebuggerOutput {
    Output("status(), checkFocusability(for:), simulateFocusUpdateRequest(from:), focusGroups(for:)")
  }

  /// Returns the item that has the focus.
  open class func status() -> any UIFocusDebuggerOutput {
    Output(UIWindow.key?.focusedItem.map { "\($0) has the focus." } ?? "Nothing has the focus.")
  }

  /// Returns whether an item can have the focus.
  open class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
    guard item.canBecomeFocused else { return Output("\(item) returns false for canBecomeFocused.") }
    guard let window = FocusMover.window(of: item) else { return Output("\(item) is in no window.") }
    let isFound = FocusFinder(window).item(preferredBy: item) === item
    return Output(isFound ? "\(item) can have the focus." : "\(item) is hidden or covered.")
  }

  /// Returns the item that a request of an environment would give the focus to.
  open class func simulateFocusUpdateRequest(
    from environment: any UIFocusEnvironment
  ) -> any UIFocusDebuggerOutput {
    let item = FocusMover.window(of: environment).flatMap { FocusFinder($0).item(preferredBy: environment) }
    return Output(item.map { "\($0) would have the focus." } ?? "Nothing would have the focus.")
  }

  /// Returns the environments that an environment prefers.
  open class func preferredFocusEnvironments(
    for environment: any UIFocusEnvironment
  ) -> any UIFocusDebuggerOutput {
    Output(environment.preferredFocusEnvironments.map { "\($0)" }.joined(separator: "\n"))
  }

  /// Returns the group of an environment.
  open class func focusGroups(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
    let names = FocusMover.chain(from: environment).compactMap(\.focusGroupIdentifier)
    return Output(names.isEmpty ? "No group." : names.joined(separator: "\n"))
  }
}
