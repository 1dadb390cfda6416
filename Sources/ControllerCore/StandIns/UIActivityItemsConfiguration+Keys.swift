import LayoutCore

/// A use of items that can be shared.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a use.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a use.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Sharing.
  public static let share = UIActivityItemsConfigurationInteraction("share")
  /// Copying.
  public static let copy = UIActivityItemsConfigurationInteraction("copy")
}

/// A key of a fact of items that can be shared.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The title.
  public static let title = UIActivityItemsConfigurationMetadataKey("title")
  /// The text of a message.
  public static let messageBody = UIActivityItemsConfigurationMetadataKey("messageBody")
  /// The facts of a link.
  public static let linkPresentationMetadata = UIActivityItemsConfigurationMetadataKey(
    "linkPresentationMetadata")
  /// The people that the items go to.
  public static let shareRecipients = UIActivityItemsConfigurationMetadataKey("shareRecipients")
  /// The limits of working together on the items.
  public static let collaborationModeRestrictions = UIActivityItemsConfigurationMetadataKey(
    "collaborationModeRestrictions")
}

/// A use of a picture of an item.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a use.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a use.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A picture of the item in its size.
  public static let fullSize = UIActivityItemsConfigurationPreviewIntent("fullSize")
  /// A small picture.
  public static let thumbnail = UIActivityItemsConfigurationPreviewIntent("thumbnail")
}

/// Parts of a sheet of services.
public struct UIActivitySectionTypes: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates a set of parts.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// People whom the user would share with.
  public static let peopleSuggestions = UIActivitySectionTypes(rawValue: 1 << 0)
}

/// The way in which others get an item.
public enum UIActivityCollaborationMode: Int, Sendable {
  /// As a copy.
  case sendCopy = 0
  /// To work on it together.
  case collaborate = 1
}
