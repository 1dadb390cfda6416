public import Foundation
internal import LayoutCore
internal import PNG
public import Raster
internal import StyleCore

extension HeadlessUser {
  /// Returns the picture of the window, with a plain keyboard in front of it while a text is edited.
  ///
  /// - Parameter scale: The number of pixels per point; that of the window's traits by default.
  public func bitmap(scale: CGFloat? = nil) -> Bitmap {
    let scale = scale ?? window.traitCollection.displayScale
    let picture = window.bitmap(scale: scale)
    guard let frame = window.keysFrame else { return picture }
    let keyboard = KeyboardView(
      for: window.firstResponder as? any UITextInputTraits, in: frame,
      bottomInset: window.safeAreaInsets.bottom, traits: window.traitCollection
    ).bitmap(scale: scale)
    // The keyboard is as wide as the window, at its lower end.
    let rows = picture.height - keyboard.height
    guard keyboard.width == picture.width, rows >= 0 else { return picture }
    return Bitmap(
      width: picture.width, height: picture.height,
      pixels: Array(picture.pixels.prefix(rows * picture.width)) + keyboard.pixels)
  }

  /// Returns the picture of `bitmap(scale:)` as PNG data; equal pictures have equal bytes.
  ///
  /// - Throws: An error if a side has no pixels, or too many for the format.
  public func pngData(scale: CGFloat? = nil) throws -> Data {
    let scale = scale ?? window.traitCollection.displayScale
    return Data(try bitmap(scale: scale).pngData(scale: Double(scale)))
  }
}
