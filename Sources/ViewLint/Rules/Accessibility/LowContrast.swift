internal import Foundation
internal import GraphicsCore
@_spi(Plumb) internal import LayoutCore
internal import Raster
internal import StyleCore
internal import ViewRendering

/// A rule on text whose contrast with the pixels behind it is below 4.5, or below 3 if it is large: of 18 points, or of 14
/// and bold.
///
/// The contrast is that of WCAG 2. The tree is drawn twice, with its text and without. In a cell of a line, as wide as the
/// line is high, the pixel that changes most is one that the text covers, and shows both colours. The quarter of the cells
/// with the least contrast counts, so that a picture behind a text may hide a part of it.
///
/// Text that is disabled, a placeholder, or as faint as to be meant as a mark is not reported, nor are colours of the
/// system for text on its backgrounds: a program cannot change those.
@MainActor
enum LowContrast {
  /// The smallest contrasts of text, and of large text.
  static let least = (usual: 4.5, large: 3.0)
  /// The number of pixels per point, so that the strokes of small letters cover whole pixels.
  private static let scale = 3

  static func findings(in tree: LintTree) -> [Finding] {
    let texts = tree.texts.filter { !isExempt($0, in: tree) }
    guard !texts.isEmpty, let pictures = TextPictures(of: tree.root, scale: scale) else { return [] }
    let system = SystemColors(for: tree.root.traitCollection)
    return texts.compactMap { finding($0, pictures, system, in: tree) }
  }

  private static func isExempt(_ text: VisibleText, in tree: LintTree) -> Bool {
    let views = [text.view, tree.nodes[text.owner].view]
    if views.contains(where: { ($0 as? UIControl)?.isEnabled == false }) { return true }
    if views.contains(where: { $0.accessibilityTraits.contains(.notEnabled) }) { return true }
    let content = text.view.shownContent
    return content.placeholder != nil && (content.text ?? "").isEmpty
  }

  private static func finding(
    _ text: VisibleText, _ pictures: TextPictures, _ system: SystemColors, in tree: LintTree
  ) -> Finding? {
    let cells = text.letters.flatMap { pictures.cells(of: $0) }.sorted { $0.contrast < $1.contrast }
    guard !cells.isEmpty else { return nil }
    let cell = cells[cells.count / 4]
    let font = text.view.shownContent.font
    let least = font?.isLarge == true ? least.large : least.usual
    guard cell.contrast < least, !system.allow(cell) else { return nil }
    let contrast = (cell.contrast * 100).rounded(.down) / 100
    var finding = Finding(
      .lowContrast, view: tree.path(of: text.owner),
      message: "The contrast of \(text.quoted) is \(contrast), \(cell.text.hex) on \(cell.ground.hex); "
        + "it should be at least \(least)",
      fix: "Use a colour that differs more from the one behind it")
    finding.marks = [FindingMark(.area, text.area)]
    return finding
  }
}

extension UIFont {
  /// Whether or not text in the font is large: 18 points, or 14 and bold.
  fileprivate var isLarge: Bool {
    pointSize >= 18 || (pointSize >= 14 && fontDescriptor.symbolicTraits.contains(.traitBold))
  }
}

/// The colours that the system uses for text, and for the backgrounds of text.
@MainActor
struct SystemColors {
  private let texts: [Pixel]
  private let grounds: [Pixel]

  init(for traits: UITraitCollection) {
    let grounds: [UIColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .systemBlue,
    ]
    let texts: [UIColor] = [.label, .secondaryLabel, .link, .systemBlue, .white]
    let backgrounds = grounds.map { Pixel($0.cgColor(resolvedWith: traits)) }
    self.grounds = backgrounds
    // Translucent colours are those over each of the backgrounds.
    self.texts = texts.flatMap { text in
      let color = text.cgColor(resolvedWith: traits)
      return backgrounds.map { Pixel(color, over: $0) }
    }
  }

  /// Returns whether both colours are the system's.
  func allow(_ cell: TextPictures.Cell) -> Bool {
    texts.contains { $0.isNear(cell.text) } && grounds.contains { $0.isNear(cell.ground) }
  }
}
