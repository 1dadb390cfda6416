public import Foundation
internal import LayoutCore
internal import PNG
public import Raster
internal import StyleCore

extension HeadlessUser {
  /// Returns the picture of the window, with a plain keyboard in front of it while a text is edited.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point; that of the window's traits by default.
  ///   - showsStatusBar: Whether or not a plain status bar is drawn, too, if the controllers do not hide it; it is as
  ///     high as the safe area above, and there is none without one.
  public func bitmap(scale: CGFloat? = nil, showsStatusBar: Bool = false) -> Bitmap {
    let scale = scale ?? window.traitCollection.displayScale
    let statusBar = showsStatusBar ? makeStatusBar() : nil
    if let statusBar { window.addSubview(statusBar) }
    defer { statusBar?.removeFromSuperview() }
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

  /// The status bar that the controllers want, or `nil` if there is none.
  private func makeStatusBar() -> StatusBarView? {
    let (bars, height) = (SystemBars(of: window), window.safeAreaInsets.top)
    guard !bars.isStatusBarHidden, height > 0 else { return nil }
    return StatusBarView(
      height: height, width: window.bounds.width, style: bars.statusBarStyle)
  }

  /// Returns the picture of `bitmap(scale:showsStatusBar:)` as PNG data; equal pictures have equal bytes.
  ///
  /// - Throws: An error if a side has no pixels, or too many for the format.
  public func pngData(scale: CGFloat? = nil, showsStatusBar: Bool = false) throws -> Data {
    let scale = scale ?? window.traitCollection.displayScale
    return Data(
      try bitmap(scale: scale, showsStatusBar: showsStatusBar).pngData(scale: Double(scale)))
  }
}
