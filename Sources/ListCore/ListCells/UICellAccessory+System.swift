public import StyleCore

extension UICellAccessory {
  /// Returns a chevron that announces more content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options.look)
  }

  /// Returns a chevron that expands and collapses the item, by a handler or else by the diffable data source.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, options.look, actionHandler)
  }

  /// Returns a check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options.look)
  }

  /// Returns a control that deletes the item by a handler, or else shows the actions after the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options.look, actionHandler)
  }

  /// Returns a control that inserts an item by a handler.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options.look, actionHandler)
  }

  /// Returns a handle with which the user moves the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options.look)
  }

  /// Returns a circle that shows whether the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, options.look)
  }

  /// Returns a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(.label, displayed, options.look(text))
  }

  /// Returns a control that shows details by a handler.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options.look, actionHandler)
  }

  /// Returns a control that shows a menu, and the title of the menu's selected element.
  ///
  /// Differs from UIKit: the handler is not called.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    var look = options.look
    look.menu = menu
    return UICellAccessory(.popUpMenu, displayed, look)
  }

  /// Returns a view of the program.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    let look = AccessoryLook(
      isHidden: configuration.isHidden, width: configuration.reservedLayoutWidth,
      tintColor: configuration.tintColor, maintainsFixedSize: configuration.maintainsFixedSize)
    var accessory = UICellAccessory(.customView(configuration.customView), displayed, look)
    accessory.placement = configuration.placement
    return accessory
  }
}

extension [UICellAccessory] {
  /// Returns the displayed accessories on each side, from the start of the cell to its end.
  ///
  /// The system orders its own: those for editing are outermost.
  func sides(isEditing: Bool) -> (leading: [UICellAccessory], trailing: [UICellAccessory]) {
    let shown = filter { $0.isDisplayed(isEditing: isEditing) }
    let own = shown.filter { $0.placement == nil }
    func ranked(_ isLeading: Bool) -> [UICellAccessory] {
      own.filter { ($0.systemRank < 0) == isLeading }.enumerated()
        .sorted { ($0.element.systemRank, $0.offset) < ($1.element.systemRank, $1.offset) }.map(\.element)
    }
    var (leading, trailing) = (ranked(true), ranked(false))
    for accessory in shown {
      switch accessory.placement {
      case .leading(_, let position):
        leading.insert(accessory, at: Swift.max(0, Swift.min(position(leading), leading.count)))
      case .trailing(_, let position):
        trailing.insert(accessory, at: Swift.max(0, Swift.min(position(trailing), trailing.count)))
      case nil: break
      }
    }
    return (leading, trailing)
  }
}

extension UICellAccessory {
  /// The rank of a system accessory from the start of the cell to its end; a negative one is before the content.
  fileprivate var systemRank: Int {
    switch accessoryType {
    case .multiselect: -3
    case .delete: -2
    case .insert: -1
    case .label: 1
    case .popUpMenu: 2
    case .checkmark: 3
    case .detail: 4
    case .disclosureIndicator: 5
    case .outlineDisclosure: 6
    case .reorder: 7
    case .customView: 0
    }
  }
}
