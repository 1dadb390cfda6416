public import Foundation
public import LayoutCore
import StyleCore

/// A mark or a control at the start or the end of a list cell, beside its content.
public struct UICellAccessory {
  /// The action of an accessory that the user taps.
  public typealias ActionHandler = () -> Void

  /// The states of a cell in which an accessory is displayed.
  public enum DisplayedState: Hashable, Sendable {
    /// Every state.
    case always
    /// The editing mode.
    case whenEditing
    /// All but the editing mode.
    case whenNotEditing
  }

  /// The width of the room for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory.
    case actual
    /// The width that is usual for its kind.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The place of a custom view.
  public enum Placement {
    /// A function that returns the position of the view among the other accessories on the same side.
    public typealias Position = ([UICellAccessory]) -> Int

    /// A place before the content.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// A place after the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns a position before an accessory of the same type as another, or the first one.
    public static func position(before accessory: UICellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }

    /// Returns a position after an accessory of the same type as another, or the last one.
    public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in
        let index = accessories.lastIndex { $0.accessoryType == accessory.accessoryType }
        return index.map { $0 + 1 } ?? accessories.count
      }
    }
  }

  /// The kinds of accessories.
  public enum AccessoryType: Hashable {
    /// A chevron that announces more content.
    case disclosureIndicator
    /// A chevron that expands and collapses an item of an outline.
    case outlineDisclosure
    /// A check mark.
    case checkmark
    /// A control that deletes the item.
    case delete
    /// A control that inserts an item.
    case insert
    /// A handle with which the item is moved.
    case reorder
    /// A circle that shows whether the item is selected.
    case multiselect
    /// A text.
    case label
    /// A control that shows details.
    case detail
    /// A control that shows a menu.
    case popUpMenu
    /// A view of the program.
    case customView(UIView)
  }

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  var look = AccessoryLook()
  var handler: ActionHandler?
  /// The place of a custom view; nil for the accessories of the system, which have one by their kind.
  var placement: Placement?

  init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ look: AccessoryLook, _ handler: ActionHandler? = nil
  ) {
    (accessoryType, self.displayed, self.look, self.handler) = (type, displayed, look, handler)
  }

  /// Returns whether a cell displays the accessory.
  func isDisplayed(isEditing: Bool) -> Bool {
    guard !look.isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }
}

/// The settings of an accessory, whatever its kind.
struct AccessoryLook {
  var isHidden = false
  var width = UICellAccessory.LayoutDimension.standard
  var tintColor: UIColor?
  var backgroundColor: UIColor?
  var font: UIFont?
  var adjustsFont = true
  var text: String?
  var menu: UIMenu?
  /// Whether or not the whole cell expands an item of an outline, rather than the chevron alone.
  var isHeader = false
  var maintainsFixedSize = false
}
