import Foundation
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// The figures of tables, in points, for each version of the system; their sources are the rules T.1 to T.17 and 26.L.1
/// to 26.L.16.
///
/// No figure of iOS 18 is known to differ from that of iOS 17.
enum TableFigures {
  // MARK: Rows

  /// The height of a row of one line, with its separator, which grows with the text size (T.1, 26.L.1).
  static let rowHeight: CGFloat = 44
  /// The least height of a row at any text size from the usual one on (T.1, 26.L.1).
  static let leastRowHeight = SystemValue<CGFloat>(44, v26: 52)
  /// The space above and below the text of a cell of one text (T.1, 26.L.1).
  static let textInset = SystemValue<CGFloat>(11.5, v26: 15)
  /// Whether rows of texts are whole points high, and grow by the lines of the text without the leading between them
  /// (26.L.1, 26.L.2).
  static let roundsRows = SystemValue(false, v26: true)
  /// The space above, between and below the two texts of a cell with a subtitle (T.2).
  static let subtitleTop: CGFloat = 9
  static let subtitleGap: CGFloat = 3
  static let subtitleBottom: CGFloat = 10.5
  /// The distance of the texts from the middle of the row, which grows with the text size; nil is that by the usual
  /// spaces (T.2, 26.L.2).
  static let subtitleShift = SystemValue<CGFloat?>(nil, v26: 1.25)
  /// The space between and around the two texts in a grouped table; nil is that in a plain one (26.L.3).
  static let cardSubtitle = SystemValue<(inset: CGFloat, gap: CGFloat)?>(nil, v26: (15, 0))
  /// The style and the colour of the second text; those of iOS 26 are by the height of its line, the colour is an
  /// estimate (T.2, 26.L.2).
  static let subtitleStyle = SystemValue(UIFont.TextStyle.caption1, v26: .subheadline)
  static let subtitleColor = SystemValue(UIColor.label, v26: .secondaryLabel)
  /// The margins above and below the content of a cell (T.3, 26.L.4).
  static let contentMargin = SystemValue<CGFloat>(11, v26: 15)
  /// The space between an image and the texts.
  static let imageGap: CGFloat = 16
  /// The width that a symbol has at least, in which it is centered, its start before the margin, and the text's start
  /// after it (T.17).
  static let symbolWidth: CGFloat = 28
  static let symbolStart: CGFloat = 2
  static let symbolGap: CGFloat = 14
  /// The space between the two texts of a line.
  static let textGap: CGFloat = 6
  /// The space at the end of the texts before an accessory (T.4).
  static let accessoryGap: CGFloat = 8
  /// The width of the first text of the style with two texts beside each other.
  static let labelWidth: CGFloat = 91

  // MARK: Accessories

  static let chevron = CGSize(width: 10.5, height: 14)
  static let checkmark = CGSize(width: 19, height: 18)
  /// The space that a check mark keeps beside the margin (T.5).
  static let checkmarkMargin: CGFloat = 2.5
  static let detail = CGSize(width: 24, height: 22)
  static let grip = CGSize(width: 27, height: 15)
  /// The tops of the bars of a grip (26.L.12).
  static let gripBars = SystemValue<[CGFloat]>([2, 6.5, 11], v26: [2, 6.5, 11.5])
  /// The width at the start that a control of editing takes (T.6).
  static let editingWidth: CGFloat = 40
  static let editingCircle: CGFloat = 22
  /// The middle of a control of editing from the start (T.6).
  static let editingMiddle: CGFloat = 28

  // MARK: Headers and footers

  /// The height of a header or footer of a plain table (T.7).
  static let plainEdge: CGFloat = 28
  /// The space above a header of a plain table (T.7).
  static let plainPadding: CGFloat = 22
  /// The height of the first header of a grouped table without a title (T.9).
  static let firstSpace: CGFloat = 35
  /// The height of other headers of a grouped table, and the empty space in place of a header or a footer (T.8, T.9).
  static let header: CGFloat = 38
  static let space: CGFloat = 17.5
  /// The height of a footer of one line of a grouped table, and the space above its text (T.10).
  static let footer: CGFloat = 30
  static let footerTop: CGFloat = 7.5
  /// The space below the text of a header of a grouped table (26.L.9).
  static let headerBottom = SystemValue<CGFloat>(7, v26: 5.5)
  /// The style of a header of a grouped table, and whether its title is in capitals (26.L.9).
  static let headerStyle = SystemValue(UIFont.TextStyle.footnote, v26: .headline)
  static let hasCapitals = SystemValue(true, v26: false)

  // MARK: Others

  /// The corner radius of a section of an inset grouped table (T.11, 26.L.10).
  static let cornerRadius = SystemValue<CGFloat>(10, v26: 26)
  /// The margin of the content of a card in a compact width and a regular height; nil is that of the list (26.L.10).
  static let cardMargin = SystemValue<CGFloat?>(nil, v26: 16)
  /// The thickness of separators; nil is a pixel (R.10, 26.L.11).
  static let separator = SystemValue<CGFloat?>(nil, v26: 1)
  /// The distance of separators from the end of a row, in margins (R.11, 26.L.11).
  static let separatorEnd = SystemValue<CGFloat>(0, v26: 1)
  /// The width of the index of sections (T.12).
  static let indexWidth: CGFloat = 15
  /// The greatest width of the content of cells that follow the readable width.
  static let readableWidth: CGFloat = 672
  /// The duration of row animations in seconds.
  static let animation: TimeInterval = 0.3

  /// The width from which on the margin of lists is wider, without a safe area at the sides, and that margin (T.3).
  private static let wideWidth: CGFloat = 390
  private static let wideMargin: CGFloat = 20

  /// Returns the margin at the sides of rows, and of the sections of an inset grouped list (T.3, T.11).
  static func margin(width: CGFloat, safeArea: UIEdgeInsets) -> CGFloat {
    let usual = RootViewEnvironment.systemMinimumLayoutMargins(width: width, safeAreaInsets: safeArea).leading
    let isWide = width >= wideWidth && safeArea.left == 0 && safeArea.right == 0
    return isWide ? max(usual, wideMargin) : usual
  }

  /// Returns the margin of the content of a card in a list with a margin at its sides.
  static func cardMargin(_ margin: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let isUpright = traits.horizontalSizeClass != .regular && traits.verticalSizeClass != .compact
    return isUpright ? min(margin, cardMargin[traits] ?? margin) : margin
  }

  /// Returns the thickness of separators.
  static func separatorHeight(_ traits: UITraitCollection) -> CGFloat {
    separator[traits] ?? 1 / max(1, traits.displayScale)
  }

  /// Returns the height of a row without a text that needs more (T.1, 26.L.1).
  static func rowHeight(_ traits: UITraitCollection) -> CGFloat {
    let scaled = max(rowHeight, UIFontMetrics.default.scaledValue(for: rowHeight, compatibleWith: traits))
    guard roundsRows[traits] else { return scaled }
    let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).lineHeight
    let own = (line + 2 * textInset[traits] + separatorHeight(traits)).rounded(.up)
    return max(leastRowHeight[traits], own, scaled)
  }

  /// Returns the height of the header or the footer of a section without a view (T.9).
  static func emptyEdge(_ kind: TableElement.Kind, section: Int, style: UITableView.Style, pixels: PixelGrid)
    -> CGFloat
  {
    guard style != .plain else { return 0 }
    if kind == .header, section == 0 { return firstSpace }
    return pixels.snap(space, kind == .header ? .ceil : .floor)
  }

  /// Returns the height of the header or footer of a section that has a title of one line (T.7, T.8, T.10).
  static func titledEdge(_ kind: TableElement.Kind, section: Int, style: UITableView.Style, pixels: PixelGrid)
    -> CGFloat
  {
    guard style != .plain else { return plainEdge }
    guard kind == .header else { return footer }
    return section == 0 ? header + pixels.snap(space, .floor) : header
  }
}
