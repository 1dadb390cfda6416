import DiagnosticCore
package import Foundation
package import StyleCore

/// A set of images of an asset catalog: one image for several scales and traits.
package final class ImageSet: Sendable {
  /// The file of an image, and the look that its set gives it.
  package struct Variant: Sendable {
    /// The path of the file.
    package let path: String
    /// The number of pixels per point, or `nil` for one file for all scales.
    package let scale: CGFloat?
    /// The look of an image whose file has the given number of pixels per point.
    package let look: @Sendable (_ scale: CGFloat) -> UIImage.AssetLook
  }

  private struct Entry: Sendable {
    var condition: AssetCondition
    var file: String
    var slices: ImageSlices?
    var alignment: UIEdgeInsets
  }

  /// The name of the set.
  package let name: String
  /// The path of the set's folder.
  package let path: String
  /// Whether or not the set is a symbol.
  package let isSymbol: Bool
  /// Whether or not the images are drawn from their vectors at every size.
  package let preservesVectors: Bool
  /// The variants of the set for traits, once it is made.
  package let asset = AssetBox()
  private let entries: [Entry]
  private let renderingMode: UIImage.RenderingMode?

  /// Reads the set in a folder; `nil` if its description is damaged, which is reported.
  init?(_ path: String, name: String, isSymbol: Bool) {
    guard let contents = AssetContents(in: path) else { return nil }
    (self.name, self.path, self.isSymbol) = (name, path, isSymbol)
    let images = contents.entries(isSymbol ? "symbols" : "images")
    entries = images.enumerated().compactMap { index, image in
      // An entry without a file is a place of Xcode's editor for one.
      guard let file = image["filename"] as? String, !file.isEmpty else { return nil }
      guard !file.contains("/"), file != ".." else {
        contents.report("images[\(index)].filename", "'\(file)' is no file of the set")
        return nil
      }
      return Entry(
        condition: AssetCondition(image), file: path + "/" + file,
        slices: (image["resizing"] as? [String: Any]).map(ImageSlices.init),
        alignment: UIEdgeInsets(asset: image["alignment-insets"]))
    }
    renderingMode =
      switch contents.properties["template-rendering-intent"] as? String {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: isSymbol ? .alwaysTemplate : nil
      }
    preservesVectors =
      (contents.properties["preserves-vector-representation"] as? NSNumber)?.boolValue ?? false
  }

  /// Returns the variant for the given traits, or `nil` if there is none.
  package func variant(for query: AssetQuery) -> Variant? {
    guard let entry = best(for: query) ?? best(for: query, ignoresDirection: true) else { return nil }
    let own = entry.condition.direction
    let (flips, isTurned) = (own != .unspecified && !hasOtherDirection(than: own), own == .rightToLeft)
    let mode = renderingMode
    return Variant(path: entry.file, scale: entry.condition.scale) { scale in
      var look = UIImage.AssetLook()
      look.renderingMode = mode
      look.slices = entry.slices?.slices(scale: scale)
      look.alignmentInsets = entry.alignment.divided(by: scale)
      // An image for one direction alone is mirrored in the other.
      look.flips = flips
      look.isTurned = flips && isTurned
      return look
    }
  }

  private func best(for query: AssetQuery, ignoresDirection: Bool = false) -> Entry? {
    var best: (entry: Entry, rank: [Int])?
    for entry in entries {
      guard let rank = entry.condition.rank(for: query, ignoresDirection: ignoresDirection) else { continue }
      if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true { best = (entry, rank) }
    }
    return best?.entry
  }

  private func hasOtherDirection(than direction: UITraitEnvironmentLayoutDirection) -> Bool {
    entries.contains { $0.condition.direction != direction }
  }
}

/// The slices of a resizable image, in the pixels of its file.
struct ImageSlices: Sendable {
  private var caps: UIEdgeInsets
  private var middle: CGSize
  private var mode: UIImage.ResizingMode
  private var stretches: (across: Bool, down: Bool)

  /// Reads the slices of an entry.
  init(_ resizing: [String: Any]) {
    let center = resizing["center"] as? [String: Any] ?? [:]
    let kind = resizing["mode"] as? String ?? "9-part"
    stretches = (kind != "3-part-vertical", kind != "3-part-horizontal")
    caps = UIEdgeInsets(asset: resizing["cap-insets"])
    middle = CGSize(width: CGFloat(asset: center["width"]), height: CGFloat(asset: center["height"]))
    // "fill" is an old name of "stretch".
    mode = center["mode"] as? String == "tile" ? .tile : .stretch
  }

  /// Returns the slices in points.
  ///
  /// An image of three parts has no caps along the other axis.
  func slices(scale: CGFloat) -> UIImage.AssetLook.Slices {
    var caps = caps.divided(by: scale)
    if !stretches.across { (caps.left, caps.right) = (0, 0) }
    if !stretches.down { (caps.top, caps.bottom) = (0, 0) }
    let size = CGSize(
      width: stretches.across ? middle.width / scale : 0, height: stretches.down ? middle.height / scale : 0)
    return UIImage.AssetLook.Slices(caps: caps, middle: size, mode: mode)
  }
}

extension UIEdgeInsets {
  /// Reads insets in pixels; those that are missing or no numbers are 0.
  fileprivate init(asset value: Any?) {
    let sides = value as? [String: Any] ?? [:]
    self.init(
      top: CGFloat(asset: sides["top"]), left: CGFloat(asset: sides["left"]),
      bottom: CGFloat(asset: sides["bottom"]), right: CGFloat(asset: sides["right"]))
  }

  fileprivate func divided(by scale: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top / scale, left: left / scale, bottom: bottom / scale, right: right / scale)
  }
}

extension CGFloat {
  /// Reads a number; a missing one, and one that is not finite or negative, is 0.
  fileprivate init(asset value: Any?) {
    let number = (value as? NSNumber)?.doubleValue ?? 0
    self = number.isFinite ? CGFloat(Swift.min(Swift.max(number, 0), 1e6)) : 0
  }
}
