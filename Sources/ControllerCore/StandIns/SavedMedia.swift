// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Foundation
public import GraphicsCore
import LayerCore
public import StyleCore

/// The pictures and videos that the program saved in the user's album.
@MainActor
package enum SavedMedia {
  package static var images: [UIImage] = []
  package static var videoPaths: [String] = []

  /// Forgets all, for the next application.
  static func removeAll() { (images, videoPaths) = ([], []) }

  /// Tells the target in the next turn that there was no error.
  fileprivate static func tell(
    _ target: Any?, _ selector: Selector?, _ item: Any, _ context: UnsafeMutableRawPointer?
  ) {
    guard let target, let selector else { return }
    // A parameter of the method may have a type without nil.
    let pointer = unsafe context.map { UnsafeRawPointer($0) } ?? UnsafeRawPointer(bitPattern: 1)
    let arguments: [Any?] = unsafe [item, Any?.none, pointer as Any?]
    MainLoop.main.enqueue { _ = selector.invoke(on: target as AnyObject, with: arguments) }
  }
}

/// Saves an image in the user's album, and calls the method with the image, no error and the context.
///
/// Differs from UIKit: `HeadlessApplication.savedImages` has it; the context arrives as an `UnsafeRawPointer`, which has no
/// memory if it is nil.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedMedia.images.append(image)
  unsafe SavedMedia.tell(completionTarget, completionSelector, image, contextInfo)
}

/// Saves a video in the user's album, and calls the method with the path, no error and the context.
///
/// Differs from UIKit: `HeadlessApplication.savedVideoPaths` has its path; the context is that of images.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedMedia.videoPaths.append(videoPath)
  unsafe SavedMedia.tell(completionTarget, completionSelector, videoPath, contextInfo)
}

/// Returns whether a video can be saved in the user's album: whether there is a file.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  FileManager.default.fileExists(atPath: videoPath)
}
