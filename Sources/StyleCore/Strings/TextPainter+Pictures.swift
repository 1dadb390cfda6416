import Foundation
package import GraphicsCore
import Paths
import Synchronization
import Text

/// The glyphs with colours of their own: emoji of the fonts that a program brings.
///
/// They have the opacity of the text's colour, and nothing else of it.
extension TextPainter {
  func drawPictures(of run: TextRun, _ look: TextLook, at origin: CGPoint, in context: CGContext) {
    let typeface = run.attributes.font.typeface
    guard typeface.hasPictures, let size = size(of: run, look) else { return }
    let color = cgColor(look.color)
    context.saveGState()
    context.setAlpha(context.state.alpha * color.alpha)
    context.state.glyphSource = GlyphSource(typeface.fontData)
    for glyph in run.glyphs {
      guard let picture = typeface.picture(of: glyph.glyph) else { continue }
      var place = size
      (place.tx, place.ty) = (origin.x + glyph.origin.x, origin.y + glyph.origin.y)
      draw(picture, at: place, textColor: color.copy(alpha: 1) ?? color, in: context)
    }
    context.restoreGState()
  }

  /// Draws a picture whose ems `place` maps to the coordinates of the text.
  private func draw(
    _ picture: GlyphPicture, at place: Paths.AffineTransform, textColor: CGColor, in context: CGContext
  ) {
    switch picture {
    case .layers(let layers):
      // As one: layers below others are neither visible through them nor have a shadow on them.
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      for layer in layers {
        let area = layer.outline.mapped(by: place)
        if let gradient = layer.gradient {
          draw(gradient, in: area, at: place, textColor: textColor, in: context)
        } else {
          context.setFillColor(Self.color(layer.color, opacity: layer.opacity, textColor))
          context.fill(area.mapped(by: context.state.ctm.pathTransform), evenOdd: false)
        }
      }
      context.endTransparencyLayer()
    case .image(let image, let box):
      guard let pixels = GlyphPixels.of(image) else { return }
      context.saveGState()
      context.concatenate(
        CGAffineTransform(a: place.a, b: place.b, c: place.c, d: place.d, tx: place.tx, ty: place.ty))
      // The first row of an image is at the far end of y.
      context.scaleBy(x: 1, y: -1)
      context.draw(
        pixels,
        in: CGRect(x: box.minX, y: -box.maxY, width: box.maxX - box.minX, height: box.maxY - box.minY))
      context.restoreGState()
    }
  }
}

extension TextPainter {
  /// Returns a colour of a picture, or that of the text, with an opacity.
  private static func color(_ color: GlyphPicture.Color?, opacity: Double, _ textColor: CGColor) -> CGColor {
    let whole = color.map(CGColor.make) ?? textColor
    return opacity == 1 ? whole : whole.copy(alpha: whole.alpha * opacity) ?? whole
  }

  /// Draws a gradient of a picture in an area of the text's coordinates.
  private func draw(
    _ gradient: GlyphGradient, in area: Paths.Path, at place: Paths.AffineTransform, textColor: CGColor,
    in context: CGContext
  ) {
    let colors = gradient.stops.map { Self.color($0.color, opacity: $0.opacity, textColor) }
    guard !area.isEmpty,
      let made = CGGradient(colors: colors, locations: gradient.stops.map { CGFloat($0.place) })
    else { return }
    context.saveGState()
    // Not by the path of the context, which belongs to the program.
    context.clip(area.mapped(by: context.state.ctm.pathTransform), evenOdd: false)
    let map = gradient.transform.concatenating(place)
    context.concatenate(
      CGAffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty))
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch gradient.shape {
    case .linear(let start, let end):
      context.drawLinearGradient(
        made, start: CGPoint(x: start.x, y: start.y), end: CGPoint(x: end.x, y: end.y), options: options)
    case .radial(let start, let inner, let end, let outer):
      context.drawRadialGradient(
        made, startCenter: CGPoint(x: start.x, y: start.y), startRadius: inner,
        endCenter: CGPoint(x: end.x, y: end.y), endRadius: outer, options: options)
    }
    context.restoreGState()
  }
}

/// A type that decodes the pictures of glyphs, which this module cannot do.
package protocol GlyphPictureDecoding: SendableMetatype {
  /// Returns the pixels of a PNG; nil if it is damaged.
  static func pixels(ofPNG bytes: [UInt8]) -> CGImage?
}

/// The pixels of the pictures of glyphs.
enum GlyphPixels {
  /// The type that decodes pictures, which belongs to a module above this one.
  ///
  /// It is found by its name, as that which draws symbols. A program with this module alone has no pictures of glyphs.
  private static let decoder =
    _typeByName("13ViewRendering19GlyphPictureDecoderO") as? any GlyphPictureDecoding.Type

  /// A picture that is damaged.
  private final class Damage: Sendable {}

  /// Returns the pixels of a picture, decoded once; nil if it is damaged.
  static func of(_ image: GlyphImage) -> CGImage? {
    image.decoded.withLock { decoded in
      if decoded == nil { decoded = decoder?.pixels(ofPNG: image.png) ?? Damage() }
      return decoded as? CGImage
    }
  }
}

extension CGColor {
  fileprivate static func make(_ color: GlyphPicture.Color) -> CGColor {
    CGColor(
      red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255,
      alpha: CGFloat(color.alpha) / 255)
  }
}
