public import Foundation
internal import LayoutCore
internal import PNG
public import Raster
internal import StyleCore

extension HeadlessUser {
  /// The picture of what the user sees: the window, and where somebody takes text, a plain keyboard in front of it.
  ///
  /// - Parameter scale: pixels per point; by default those of the window's traits.
  public func bitmap(scale: CGFloat? = nil) -> Bitmap {
    let scale = scale ?? window.traitCollection.displayScale
    let picture = window.bitmap(scale: scale)
    guard let frame = window.keyboardFrame else { return picture }
    let keyboard = KeyboardView(
      for: window.firstResponder as? any UITextInputTraits, in: frame,
      bottomInset: window.safeAreaInsets.bottom, traits: window.traitCollection
    ).bitmap(scale: scale)
    // It is as wide as the window, at its lower end.
    let rows = picture.height - keyboard.height
    guard keyboard.width == picture.width, rows >= 0 else { return picture }
    return Bitmap(
      width: picture.width, height: picture.height,
      pixels: Array(picture.pixels.prefix(rows * picture.width)) + keyboard.pixels)
  }

  /// The same picture as a PNG; equal pictures give equal bytes. It throws where a side has no pixels or too many for
  /// the format.
  public func pngData(scale: CGFloat? = nil) throws -> Data {
    let scale = scale ?? window.traitCollection.displayScale
    return Data(try bitmap(scale: scale).pngData(scale: Double(scale)))
  }
}
