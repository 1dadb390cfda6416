// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

@_exported public import UIKit

/// A number of a sound.
public typealias SystemSoundID = UInt32

/// The number of the device's shake.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Sets the number of no sound, and returns the error that the file is not read.
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  unsafe outSystemSoundID.pointee = 0
  return -1500
}

/// Does nothing: no sound is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Does nothing: no sound is heard.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Calls the handler: no sound is heard.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }

/// Returns 0: nothing is kept of a sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }
