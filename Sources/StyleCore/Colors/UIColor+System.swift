import Foundation

/// The colours of the system by role.
///
/// They follow the style, the level and the version of the system in the traits (H.8, 26.G.10).
extension UIColor {
  /// The colour of primary text.
  public class var label: UIColor { SystemPalette.label }
  /// The colour of secondary text.
  public class var secondaryLabel: UIColor { SystemPalette.secondaryLabel }
  /// The colour of tertiary text.
  public class var tertiaryLabel: UIColor { SystemPalette.tertiaryLabel }
  /// The colour of quaternary text.
  public class var quaternaryLabel: UIColor { SystemPalette.quaternaryLabel }
  /// The colour of placeholder text.
  public class var placeholderText: UIColor { SystemPalette.placeholderText }
  /// The colour of links.
  public class var link: UIColor { SystemPalette.link }
  /// The colour of separators that let content show through.
  public class var separator: UIColor { SystemPalette.separator }
  /// The colour of separators that hide content.
  public class var opaqueSeparator: UIColor { SystemPalette.opaqueSeparator }
  /// The fill colour of thin and small shapes.
  public class var systemFill: UIColor { SystemPalette.systemFill }
  /// The fill colour of medium-size shapes.
  public class var secondarySystemFill: UIColor { SystemPalette.secondarySystemFill }
  /// The fill colour of large shapes.
  public class var tertiarySystemFill: UIColor { SystemPalette.tertiarySystemFill }
  /// The fill colour of large areas with complex content.
  public class var quaternarySystemFill: UIColor { SystemPalette.quaternarySystemFill }
  /// The colour of the main background.
  public class var systemBackground: UIColor { SystemPalette.systemBackground }
  /// The background colour of content on the main background.
  public class var secondarySystemBackground: UIColor { SystemPalette.secondarySystemBackground }
  /// The background colour of content on the secondary background.
  public class var tertiarySystemBackground: UIColor { SystemPalette.tertiarySystemBackground }
  /// The colour of the main background of grouped content.
  public class var systemGroupedBackground: UIColor { SystemPalette.systemGroupedBackground }
  /// The background colour of content on the grouped background.
  public class var secondarySystemGroupedBackground: UIColor {
    SystemPalette.secondarySystemGroupedBackground
  }
  /// The background colour of content on the secondary grouped background.
  public class var tertiarySystemGroupedBackground: UIColor { SystemPalette.tertiarySystemGroupedBackground }
  /// Red.
  public class var systemRed: UIColor { SystemPalette.systemRed }
  /// Orange.
  public class var systemOrange: UIColor { SystemPalette.systemOrange }
  /// Yellow.
  public class var systemYellow: UIColor { SystemPalette.systemYellow }
  /// Green.
  public class var systemGreen: UIColor { SystemPalette.systemGreen }
  /// Mint.
  public class var systemMint: UIColor { SystemPalette.systemMint }
  /// Teal.
  public class var systemTeal: UIColor { SystemPalette.systemTeal }
  /// Cyan.
  public class var systemCyan: UIColor { SystemPalette.systemCyan }
  /// Blue.
  public class var systemBlue: UIColor { SystemPalette.systemBlue }
  /// Indigo.
  public class var systemIndigo: UIColor { SystemPalette.systemIndigo }
  /// Purple.
  public class var systemPurple: UIColor { SystemPalette.systemPurple }
  /// Pink.
  public class var systemPink: UIColor { SystemPalette.systemPink }
  /// Brown.
  public class var systemBrown: UIColor { SystemPalette.systemBrown }
  /// Grey.
  public class var systemGray: UIColor { SystemPalette.systemGray }
  /// The grey next to `systemGray` towards the background.
  public class var systemGray2: UIColor { SystemPalette.systemGray2 }
  /// The grey next to `systemGray2` towards the background.
  public class var systemGray3: UIColor { SystemPalette.systemGray3 }
  /// The grey next to `systemGray3` towards the background.
  public class var systemGray4: UIColor { SystemPalette.systemGray4 }
  /// The grey next to `systemGray4` towards the background.
  public class var systemGray5: UIColor { SystemPalette.systemGray5 }
  /// The grey next to `systemGray5` towards the background.
  public class var systemGray6: UIColor { SystemPalette.systemGray6 }
  /// The accent colour: `systemBlue`.
  ///
  /// Differs from UIKit: it does not follow the tint colour of the view it is drawn in.
  public class var tintColor: UIColor { SystemPalette.systemBlue }
}
