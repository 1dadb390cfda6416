extension UIApplication {
  /// The keys of the options with which a program is asked to open a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// Creates the key with the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The key of the identifier of the program that asks.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The key of a property list of the program that asks.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// The key of whether the file is to be copied before use.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    /// The key of the attribution of the event that led to the URL.
    public static let eventAttribution = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
  }

  /// The identifier of a kind of extensions.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// Creates the identifier with the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier of keyboards.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }
}

extension UIApplication.OpenExternalURLOptionsKey {
  /// The key of whether only a program that is associated with the page may open the URL.
  public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  /// The key of the attribution of the event that leads to the URL.
  public static let eventAttribution = Self(
    rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
}

extension UIApplication.LaunchOptionsKey {
  /// The key of the URL to open.
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// The key of the identifier of the program that asks for the launch.
  public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// The key of the values of a remote notification.
  public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// The key of a local notification.
  public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// The key of a property list of the program that asks for the launch.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// The key of whether a change of the location is the reason.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// The key of the identifiers of downloads of issues.
  public static let newsstandDownloads = Self(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
  /// The key of the identifiers of Bluetooth's central managers.
  public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  /// The key of the identifiers of Bluetooth's peripheral managers.
  public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  /// The key of the shortcut item that the user chose.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// The key of the dictionary of the activity to continue.
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// The key of the type of the activity to continue.
  public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  /// The key of the metadata of a share of CloudKit.
  public static let cloudKitShareMetadata = Self(
    rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
  /// The key of the attribution of the event that led to the launch.
  public static let eventAttribution = Self(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
}
