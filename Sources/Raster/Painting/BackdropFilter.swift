/// The filter of a backdrop: it blurs what lies beneath, saturates it, and draws the tint over it.
struct BackdropFilter {
  /// The shares of red, green and blue in the luminance of sRGB, 0.2126, 0.7152 and 0.0722, in 256ths.
  private static let luminance = (red: 54, green: 183, blue: 19)

  let blur: BoxBlur
  /// The factor of saturation, in 256ths.
  private let saturation: Int
  private let limitsSaturation: Bool
  private let tint: Pixel

  init(_ backdrop: Backdrop) {
    blur = BoxBlur(sigma: backdrop.sigma)
    saturation = Int(
      (max(0, min(backdrop.saturation, Backdrop.maximumSaturation)) * 256 + 0.5).rounded(.down))
    limitsSaturation = backdrop.limitsSaturation
    tint = backdrop.tint.source(coverage: 255)
  }

  /// Returns the part of the canvas that the pixels in `area` depend on, at least one pixel.
  func captured(for area: PixelRect, on canvas: PixelRect) -> PixelRect {
    let grown = area.moved(x: (-blur.reach, blur.reach), y: (-blur.reach, blur.reach))
    return PixelRect(
      columns: BackdropFilter.nearest(to: grown.columns, in: canvas.columns),
      rows: BackdropFilter.nearest(to: grown.rows, in: canvas.rows))
  }

  private static func nearest(to range: Range<Int>, in whole: Range<Int>) -> Range<Int> {
    let start = max(whole.lowerBound, min(range.lowerBound, whole.upperBound - 1))
    return start..<max(start + 1, min(range.upperBound, whole.upperBound))
  }

  /// Returns the pixels in `area`, where `beneath` are those in `captured`.
  func picture(of beneath: Bitmap, _ captured: PixelRect, in area: PixelRect) -> Bitmap {
    let (left, top) = (captured.columns.lowerBound, captured.rows.lowerBound)
    let blurred = blur.blurred(
      beneath, columns: (area.columns.lowerBound - left)..<(area.columns.upperBound - left),
      rows: (area.rows.lowerBound - top)..<(area.rows.upperBound - top))
    // Most neighbours are equal.
    var (last, result) = (Pixel.transparent, filtered(.transparent))
    let pixels = blurred.pixels.map { pixel in
      if pixel != last { (last, result) = (pixel, filtered(pixel)) }
      return result
    }
    return Bitmap(width: blurred.width, height: blurred.height, pixels: pixels)
  }

  /// Returns a blurred pixel saturated and tinted.
  func filtered(_ pixel: Pixel) -> Pixel {
    limitsSaturation || saturation == 256 ? tint.over(saturated(pixel)) : tintedAtOnce(pixel)
  }

  /// Returns a pixel saturated beyond the limits of channels, and tinted, each channel rounded once.
  private func tintedAtOnce(_ pixel: Pixel) -> Pixel {
    let rest = 255 - Int(tint.alpha)
    let luminance = self.luminance(of: pixel)
    let alpha = tint.over(pixel).alpha
    func mixed(_ channel: UInt8, _ tint: UInt8) -> UInt8 {
      let exact = saturation * 256 * Int(channel) + (256 - saturation) * luminance
      let whole = 255 << 16
      let sum = Int(tint) * whole + exact * rest + whole / 2
      return UInt8(truncatingIfNeeded: max(0, min(sum, Int(alpha) * whole + whole / 2)) / whole)
    }
    return Pixel(
      red: mixed(pixel.red, tint.red), green: mixed(pixel.green, tint.green),
      blue: mixed(pixel.blue, tint.blue), alpha: alpha)
  }

  /// Returns the luminance of a pixel, in 256ths of 255ths.
  private func luminance(of pixel: Pixel) -> Int {
    let weights = BackdropFilter.luminance
    return weights.red * Int(pixel.red) + weights.green * Int(pixel.green) + weights.blue * Int(pixel.blue)
  }

  /// Returns a pixel with its channels moved away from their luminance, each rounded once and limited to 0 … alpha.
  ///
  /// Premultiplied channels can be saturated as they are, since the luminance is premultiplied as well.
  private func saturated(_ pixel: Pixel) -> Pixel {
    guard saturation != 256 else { return pixel }
    let luminance = self.luminance(of: pixel)
    func moved(_ channel: UInt8) -> UInt8 {
      let exact = saturation * 256 * Int(channel) + (256 - saturation) * luminance
      return UInt8(truncatingIfNeeded: max(0, min((exact + 1 << 15) >> 16, Int(pixel.alpha))))
    }
    return Pixel(
      red: moved(pixel.red), green: moved(pixel.green), blue: moved(pixel.blue), alpha: pixel.alpha)
  }
}
