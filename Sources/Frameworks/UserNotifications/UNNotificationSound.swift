public import Foundation

/// The name of a file of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}

/// A sound of a notification.
///
/// Differs from UserNotifications: no sound is played.
open class UNNotificationSound: NSObject {
  /// The usual sound.
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  /// The usual sound of calls.
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound() }
  /// The usual sound of dangers.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }

  override init() {
    super.init()
  }

  /// Creates the sound of a file.
  public convenience init(named name: UNNotificationSoundName) {
    self.init()
  }

  /// Returns the usual sound of dangers, with a volume.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound()
  }

  /// Returns the sound of a file, for dangers.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }

  /// Returns the sound of a file, for dangers, with a volume.
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound(named: name) }

  /// Returns the sound of a file, for calls.
  open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
}
