/// The frameworks of Apple's systems that Linux has not.
enum ForeignModules {
  /// Returns the module whose names a framework exports on Apple's systems, of those that are here; nil if the framework is
  /// none of Apple's, or is here.
  static func replacement(for module: String, _ options: RewriteOptions) -> String? {
    guard !options.presentModules.contains(module) else { return nil }
    if withUIKit.contains(module) { return options.runtimeModule }
    return withFoundation.contains(module) ? "Foundation" : nil
  }

  /// Returns whether a module may be one that is not here.
  static func mayBeMissing(_ module: String) -> Bool {
    withUIKit.contains(module) || withFoundation.contains(module)
  }

  /// The frameworks of which Plumb has a product, which a target must depend on.
  static let products = names(
    """
    AVFoundation AVKit Accelerate AudioToolbox Combine Contacts ContactsUI CoreLocation CoreMedia CoreMotion
    MapKit MessageUI MobileCoreServices Photos PhotosUI SafariServices Security StoreKit SwiftUI UserNotifications WebKit simd
    """)

  /// Returns whether a file that imports a module sees UIKit by it.
  static func showsUIKit(_ module: String, _ options: RewriteOptions) -> Bool {
    if options.presentModules.contains(module) {
      return products.contains(module) && !["Accelerate", "Combine", "CoreMotion", "simd"].contains(module)
    }
    return module == options.runtimeModule || replacement(for: module, options) == options.runtimeModule
  }

  /// Returns the name of Plumb's product with the module of a framework.
  static func product(of module: String) -> String { module == "CoreMedia" ? "AVFoundation" : module }

  /// The frameworks that export UIKit.
  private static let withUIKit = names(
    """
    ARKit AVKit AuthenticationServices CarPlay ContactsUI CoreLocationUI EventKitUI FileProviderUI GLKit GameKit HealthKitUI
    IdentityLookupUI IntentsUI LinkPresentation MapKit MediaPlayer MessageUI Messages MetalKit NotificationCenter PDFKit
    PassKit PencilKit Photos PhotosUI QuickLook QuickLookThumbnailing ReplayKit RoomPlan SafariServices SceneKit Social
    SpriteKit StoreKit SwiftUI TipKit UserNotificationsUI VisionKit WebKit WidgetKit iAd
    """)

  /// The frameworks that export Foundation without UIKit.
  private static let withFoundation = names(
    """
    AVFAudio AVFoundation Accelerate CoreFoundation Accounts ActivityKit AdSupport AddressBook AppIntents AppTrackingTransparency
    AssetsLibrary AudioToolbox AudioUnit BackgroundTasks CFNetwork CallKit ClassKit CloudKit Combine CommonCrypto Contacts
    CoreAudio CoreAudioKit CoreBluetooth CoreData CoreHaptics CoreImage CoreLocation CoreMIDI CoreML CoreMedia CoreMotion
    CoreNFC CoreServices CoreSpotlight CoreTelephony CoreVideo CryptoKit CryptoTokenKit DeviceActivity DeviceCheck EventKit
    ExternalAccessory FamilyControls FileProvider GameController GameplayKit HealthKit HomeKit IOSurface IdentityLookup
    ImageIO Intents JavaScriptCore LocalAuthentication MediaAccessibility MediaToolbox Metal MetalPerformanceShaders
    MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network
    NetworkExtension OpenAL OpenGLES PushKit RealityKit Security SensorKit ShazamKit SoundAnalysis Speech SwiftData
    SystemConfiguration UniformTypeIdentifiers UserNotifications VideoToolbox Vision WatchConnectivity WatchKit
    simd
    """)

  private static func names(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
