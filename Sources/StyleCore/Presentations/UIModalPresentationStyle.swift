/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  /// A presentation that covers the screen.
  case fullScreen = 0
  /// A sheet of a page's width, if there is space for it.
  case pageSheet = 1
  /// A smaller sheet in the centre, if there is space for it.
  case formSheet = 2
  /// A presentation that covers the controller below.
  case currentContext = 3
  /// A presentation of the controller's class.
  case custom = 4
  /// A presentation over the screen, whose content stays.
  case overFullScreen = 5
  /// A presentation over the controller below, whose content stays.
  case overCurrentContext = 6
  /// A popover.
  case popover = 7
  /// No presentation.
  case none = -1
  /// The style that the system chooses: a page sheet.
  case automatic = -2
}

/// The style of the transition of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// A slide from the bottom.
  case coverVertical = 0
  /// A flip.
  case flipHorizontal = 1
  /// A fade.
  case crossDissolve = 2
  /// A turn of a page.
  case partialCurl = 3
}
