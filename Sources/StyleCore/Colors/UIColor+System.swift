import Foundation

/// The colours of the system by role, as of iOS 13 to 18; they follow the style and level of the traits (H.8).
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
  /// The colour of lines that let content show through.
  public class var separator: UIColor { SystemPalette.separator }
  /// The colour of lines that hide content.
  public class var opaqueSeparator: UIColor { SystemPalette.opaqueSeparator }
  /// An overlay for thin and small shapes.
  public class var systemFill: UIColor { SystemPalette.systemFill }
  /// An overlay for medium-size shapes.
  public class var secondarySystemFill: UIColor { SystemPalette.secondarySystemFill }
  /// An overlay for large shapes.
  public class var tertiarySystemFill: UIColor { SystemPalette.tertiarySystemFill }
  /// An overlay for large areas of complex content.
  public class var quaternarySystemFill: UIColor { SystemPalette.quaternarySystemFill }
  /// The main background.
  public class var systemBackground: UIColor { SystemPalette.systemBackground }
  /// Content on the main background.
  public class var secondarySystemBackground: UIColor { SystemPalette.secondarySystemBackground }
  /// Content on the secondary background.
  public class var tertiarySystemBackground: UIColor { SystemPalette.tertiarySystemBackground }
  /// The main background of grouped content.
  public class var systemGroupedBackground: UIColor { SystemPalette.systemGroupedBackground }
  /// Content on the grouped background.
  public class var secondarySystemGroupedBackground: UIColor {
    SystemPalette.secondarySystemGroupedBackground
  }
  /// Content on the secondary grouped background.
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
  /// A grey nearer to the background.
  public class var systemGray2: UIColor { SystemPalette.systemGray2 }
  /// A grey nearer to the background.
  public class var systemGray3: UIColor { SystemPalette.systemGray3 }
  /// A grey nearer to the background.
  public class var systemGray4: UIColor { SystemPalette.systemGray4 }
  /// A grey nearer to the background.
  public class var systemGray5: UIColor { SystemPalette.systemGray5 }
  /// A grey nearer to the background.
  public class var systemGray6: UIColor { SystemPalette.systemGray6 }
  /// The accent: `systemBlue`.
  ///
  /// Differs from UIKit: it does not follow the tint colour of the view it is drawn in.
  public class var tintColor: UIColor { SystemPalette.systemBlue }
}
