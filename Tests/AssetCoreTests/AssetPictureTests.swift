import Foundation
import Plumb
import TestSupport
import Testing
import UIKit

/// A picture of assets in light and dark, German and Arabic.
///
/// `ASSET_PICTURES` is a folder for the pictures, to look at them.
@MainActor
struct AssetPictureTests {
  private func makeAssets() throws -> TestAssets {
    let assets = try TestAssets()
    let dark = #""idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    try assets.writeSet(
      "A.xcassets/sky",
      [("day.png", #""idiom": "universal""#, .cyan, 40), ("night.png", dark, .purple, 40)])
    func component(_ hex: String) -> String {
      #"{"color-space": "srgb", "components": {"red": "0x\#(hex)", "green": "0x\#(hex)", "blue": "0x\#(hex)"}}"#
    }
    try assets.write(
      #"{"colors": [{"idiom": "universal", "color": \#(component("EE"))}, {\#(dark), "color": \#(component("22"))}]}"#,
      to: "A.xcassets/ground.colorset/Contents.json")
    try assets.write(
      #"{"images": [{"filename": "star.svg", "idiom": "universal", "language-direction": "left-to-right"}]}"#,
      to: "A.xcassets/star.imageset/Contents.json")
    try assets.write(
      """
      <svg viewBox="0 0 24 24" width="40" height="40"><path fill="#e74c3c" stroke="#000" stroke-linejoin="round"
      d="M12 2l3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2L5.8 21 7 14.2 2 9.3l6.9-1z"/><circle cx="20" cy="20" r="3"/></svg>
      """, to: "A.xcassets/star.imageset/star.svg")
    for (language, text) in [("en", "%d stars"), ("de", "%d Sterne"), ("ar", "%d نجوم")] {
      try assets.write("\"stars\" = \"\(text)\";", to: "\(language).lproj/Localizable.strings")
    }
    return assets
  }

  private func picture(_ assets: TestAssets, _ style: UIUserInterfaceStyle) -> UIImage {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    card.overrideUserInterfaceStyle = style
    card.backgroundColor = UIColor(named: "ground", in: assets.bundle, compatibleWith: nil)
    let sky = UIImageView(image: UIImage(named: "sky", in: assets.bundle, compatibleWith: nil))
    let star = UIImageView(image: UIImage(named: "star", in: assets.bundle, compatibleWith: nil))
    let label = UILabel()
    let count = 3
    label.text = String(format: NSLocalizedString("stars", bundle: assets.bundle, comment: ""), count)
    label.font = .systemFont(ofSize: 17)
    let stack = UIStackView(arrangedSubviews: [sky, star, label])
    stack.spacing = 10
    stack.alignment = .center
    stack.frame = card.bounds.insetBy(dx: 10, dy: 10)
    card.addSubview(stack)
    card.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: card.bounds.size, format: format).image {
      card.layer.render(in: $0.cgContext)
    }
  }

  @Test func assetsFollowStyleAndLanguage() throws {
    let assets = try makeAssets()
    let folder = ProcessInfo.processInfo.environment["ASSET_PICTURES"].map { URL(filePath: $0) }
    for language in ["en", "de", "ar"] {
      for style in [UIUserInterfaceStyle.light, .dark] {
        let image = Localization.withLanguage(language) { picture(assets, style) }
        let name = "\(language)-\(style == .dark ? "dark" : "light").png"
        try folder.map { try image.pngData()?.write(to: $0.appending(path: name)) }
        // The image set is at the leading edge, 40 points wide.
        let leading = language == "ar" ? 170 / 200.0 : 30 / 200.0
        #expect(image.pixel(leading, 0.5) == (style == .dark ? 0x8000_80FF : 0x00FF_FFFF), "\(name)")
        #expect(image.pixel(0.01, 0.05) == (style == .dark ? 0x2222_22FF : 0xEEEE_EEFF), "\(name)")
      }
    }
  }
}
