/// The menus of the system, in the order of the main menu.
extension UIMenu.Identifier {
  /// Creates an identifier from a name.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  private static func system(_ name: String) -> Self { Self(rawValue: "com.apple.menu." + name) }

  /// The identifier of the root of all menus.
  public static let root = system("root")
  /// The identifier of the menu for the application.
  public static let application = system("application")
  /// The identifier of the menu for what tells about the application.
  public static let about = system("about")
  /// The identifier of the menu for the settings of the application.
  public static let preferences = system("preferences")
  /// The identifier of the menu for the services of the system.
  public static let services = system("services")
  /// The identifier of the menu for hiding the application.
  public static let hide = system("hide")
  /// The identifier of the menu for quitting the application.
  public static let quit = system("quit")
  /// The identifier of the menu for files.
  public static let file = system("file")
  /// The identifier of the menu for new windows.
  public static let newScene = system("new-scene")
  /// The identifier of the menu for new documents.
  public static let newItem = system("new-item")
  /// The identifier of the menu for opening documents.
  public static let open = system("open")
  /// The identifier of the menu for recent documents.
  public static let openRecent = system("open-recent")
  /// The identifier of the menu for closing.
  public static let close = system("close")
  /// The identifier of the menu for printing.
  public static let print = system("print")
  /// The identifier of the menu for the document.
  public static let document = system("document")
  /// The identifier of the menu for editing.
  public static let edit = system("edit")
  /// The identifier of the menu for undoing and redoing.
  public static let undoRedo = system("undo-redo")
  /// The identifier of the menu for cutting, copying and pasting.
  public static let standardEdit = system("standard-edit")
  /// The identifier of the menu for finding.
  public static let find = system("find")
  /// The identifier of the menu for replacing.
  public static let replace = system("replace")
  /// The identifier of the menu for sharing.
  public static let share = system("share")
  /// The identifier of the menu for bold, italic and underlined text.
  public static let textStyle = system("text-style")
  /// The identifier of the menu for spelling.
  public static let spelling = system("spelling")
  /// The identifier of the menu for the panel of spelling.
  public static let spellingPanel = system("spelling-panel")
  /// The identifier of the menu for the options of spelling.
  public static let spellingOptions = system("spelling-options")
  /// The identifier of the menu for substitutions.
  public static let substitutions = system("substitutions")
  /// The identifier of the menu for the panel of substitutions.
  public static let substitutionsPanel = system("substitutions-panel")
  /// The identifier of the menu for the options of substitutions.
  public static let substitutionOptions = system("substitution-options")
  /// The identifier of the menu for transformations of letters.
  public static let transformations = system("transformations")
  /// The identifier of the menu for speech.
  public static let speech = system("speech")
  /// The identifier of the menu for looking up words.
  public static let lookup = system("lookup")
  /// The identifier of the menu for learning words.
  public static let learn = system("learn")
  /// The identifier of the menu for filling in.
  public static let autoFill = system("auto-fill")
  /// The identifier of the menu for the format of text.
  public static let format = system("format")
  /// The identifier of the menu for fonts.
  public static let font = system("font")
  /// The identifier of the menu for sizes of text.
  public static let textSize = system("text-size")
  /// The identifier of the menu for colours of text.
  public static let textColor = system("text-color")
  /// The identifier of the menu for copying styles.
  public static let textStylePasteboard = system("text-style-pasteboard")
  /// The identifier of the menu for text.
  public static let text = system("text")
  /// The identifier of the menu for writing directions.
  public static let writingDirection = system("writing-direction")
  /// The identifier of the menu for alignments.
  public static let alignment = system("alignment")
  /// The identifier of the menu for the view.
  public static let view = system("view")
  /// The identifier of the menu for the toolbar.
  public static let toolbar = system("toolbar")
  /// The identifier of the menu for the sidebar.
  public static let sidebar = system("sidebar")
  /// The identifier of the menu for the whole screen.
  public static let fullscreen = system("fullscreen")
  /// The identifier of the menu for windows.
  public static let window = system("window")
  /// The identifier of the menu for the sizes of windows.
  public static let minimizeAndZoom = system("minimize-and-zoom")
  /// The identifier of the menu for the order of windows.
  public static let bringAllToFront = system("bring-all-to-front")
  /// The identifier of the menu for help.
  public static let help = system("help")
}
