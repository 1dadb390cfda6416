import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

/// The answers of a phone for one text in ten sizes: labels of (353, 107) points at 3x (C.11). All lengths are pixels.
@MainActor
struct CapturedLabelTests {
  private static let text =
    "This is a test string used to test UILabel - and it should wrap and can be as long as three lines"
  private static let sizes: [CGFloat] = [4.01, 12.01, 20.01, 28.01, 36.01, 44.01, 52.01, 60.01, 68.01, 76.01]

  private func label(lines: Int, _ mode: NSLineBreakMode, size: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 4, y: 254, width: 353, height: 107))
    label.font = UIFont(TableTypeface.captured, size: size)
    label.numberOfLines = lines
    label.lineBreakMode = mode
    label.text = Self.text
    return label
  }

  /// The widths by the number of lines and the mode, size by size.
  private nonisolated static let widths: [(Int, NSLineBreakMode, [CGFloat])] = [
    (0, .byWordWrapping, [494, 1029, 1059, 1029, 1059, 1059, 992, 1059, 1059, 1059]),
    (0, .byCharWrapping, [494, 1046, 1050, 1056, 1058, 1055, 1059, 1045, 1046, 1057]),
    (0, .byClipping, [494, 1029, 1059, 1029, 1059, 1059, 992, 1059, 1059, 1059]),
    (0, .byTruncatingHead, [494, 1029, 1059, 1029, 1059, 1059, 992, 1059, 1059, 1059]),
    (0, .byTruncatingTail, [494, 1029, 1059, 1029, 1059, 1059, 992, 1059, 1059, 1059]),
    (1, .byWordWrapping, [494, 1059, 1059, 1059, 1059, 1059, 1059, 1059, 1059, 1059]),
    (1, .byCharWrapping, [494, 1059, 1059, 1059, 1059, 1059, 1059, 1059, 1059, 1059]),
    (1, .byClipping, [494, 1059, 1059, 1059, 1059, 1059, 1059, 1059, 1059, 1059]),
    (1, .byTruncatingHead, [494, 1059, 1054, 1026, 1023, 1049, 1016, 955, 1013, 1003]),
    (1, .byTruncatingTail, [494, 1046, 1031, 1048, 1052, 1022, 954, 1040, 985, 961]),
    (2, .byWordWrapping, [494, 1029, 1050, 1010, 1020, 1054, 950, 1018, 900, 1005]),
    (2, .byCharWrapping, [494, 1046, 1050, 1056, 1058, 1025, 1056, 1018, 1029, 1053]),
    (2, .byClipping, [494, 1029, 1059, 1059, 1059, 1059, 1059, 1059, 1059, 1059]),
    (2, .byTruncatingHead, [494, 1029, 1054, 1026, 1023, 1049, 1016, 1018, 1013, 1003]),
    (2, .byTruncatingTail, [494, 1029, 1058, 1012, 1026, 1050, 972, 1018, 1049, 1038]),
    (3, .byWordWrapping, [494, 1029, 1059, 1023, 1049, 1059, 992, 1018, 955, 1059]),
    (3, .byCharWrapping, [494, 1046, 1050, 1056, 1058, 1055, 1056, 1045, 1029, 1057]),
    (3, .byClipping, [494, 1029, 1059, 1059, 1059, 1059, 1059, 1059, 1059, 1059]),
    (3, .byTruncatingHead, [494, 1029, 1059, 1026, 1049, 1059, 1016, 1018, 1013, 1059]),
    (3, .byTruncatingTail, [494, 1029, 1059, 1032, 1051, 1059, 1029, 1038, 1055, 1059]),
    (4, .byWordWrapping, [494, 1029, 1059, 1029, 1049, 1059, 992, 1018, 1058, 1059]),
    (4, .byCharWrapping, [494, 1046, 1050, 1056, 1058, 1055, 1059, 1045, 1029, 1057]),
    (4, .byClipping, [494, 1029, 1059, 1029, 1059, 1059, 1059, 1059, 1059, 1059]),
    (4, .byTruncatingHead, [494, 1029, 1059, 1029, 1049, 1059, 1016, 1018, 1013, 1059]),
    (4, .byTruncatingTail, [494, 1029, 1059, 1029, 1049, 1059, 1014, 1018, 1052, 1059]),
  ]

  /// The heights by the number of lines; without a limit those of lines of words.
  private nonisolated static let heights: [[CGFloat]] = [
    [17, 96, 240, 448, 719, 1054, 1453, 2156, 2714, 3337],
    [17, 48, 80, 112, 144, 176, 208, 240, 272, 304],
    [17, 96, 160, 224, 288, 352, 416, 479, 543, 607],
    [17, 96, 240, 336, 432, 527, 623, 719, 815, 910],
    [17, 96, 240, 448, 575, 703, 831, 958, 1086, 1214],
  ]
  private nonisolated static let heightsOfCharacters: [CGFloat] = [
    17, 96, 240, 448, 719, 1054, 1453, 1916, 2443, 3033,
  ]

  @Test("K.3 to K.8: the captured sizes of several lines and of one", arguments: widths)
  func sizes(lines: Int, mode: NSLineBreakMode, widths: [CGFloat]) {
    for (index, size) in Self.sizes.enumerated() {
      let label = label(lines: lines, mode, size: size)
      let isByCharacters = lines == 0 && mode == .byCharWrapping
      let height = isByCharacters ? Self.heightsOfCharacters[index] : Self.heights[lines][index]
      let fitting = label.sizeThatFits(label.bounds.size)
      let rect = label.textRect(forBounds: label.frame, limitedToNumberOfLines: lines)
      #expect((rect.width * 3).rounded() == widths[index], "\(size) points")
      #expect((rect.height * 3).rounded() == min(height, 321), "\(size) points")
      #expect((fitting.height * 3).rounded() == height, "\(size) points")
      // One line is as wide as its text, whatever the room (C.4).
      let free = (label.intrinsicContentSize.width * 3).rounded()
      #expect((fitting.width * 3).rounded() == (lines == 1 ? free : widths[index]), "\(size) points")
    }
  }

  /// Of one line in 28 points another character is kept, for a reason that is not known.
  @Test(
    "K.11: the captured widths of lines whose middle is left out",
    arguments: [
      (1, [494, 1036, 1059, nil, 1015, 1041, 1053, 1045, 916, 1024]),
      (2, [494, 1029, 1049, 1040, 1053, 1023, 1024, 1018, 1052, 994]),
      (3, [494, 1029, 1059, 1045, 1049, 1059, 996, 1018, 986, 1059]),
      (4, [494, 1029, 1059, 1029, 1049, 1059, 1025, 1018, 1052, 1059]),
    ] as [(Int, [CGFloat?])])
  func middles(lines: Int, widths: [CGFloat?]) {
    for (size, width) in zip(Self.sizes, widths) {
      guard let width else { continue }
      let label = label(lines: lines, .byTruncatingMiddle, size: size)
      let rect = label.textRect(forBounds: label.frame, limitedToNumberOfLines: lines)
      // The advances say the captured widths but for a pixel.
      #expect(abs(rect.width * 3 - width) < 1.01, "\(size) points")
    }
  }

  @Test("C.8: the captured widths of the whole text in one line")
  func intrinsicWidths() {
    let widths: [CGFloat] = [494, 1478, 2461, 3445, 4429, 5413, 6397, 7381, 8365, 9349]
    for (size, width) in zip(Self.sizes, widths) {
      let label = label(lines: 0, .byWordWrapping, size: size)
      #expect((label.intrinsicContentSize.width * 3).rounded() == width)
    }
  }

  @Test(
    "C.11, K.4: what is too high is cut to the bounds, and begins as far above them as before",
    arguments: [
      (0, 28.01, 699), (0, 60.01, -155), (2, 44.01, 747), (2, 76.01, 619), (3, 28.01, 755), (4, 76.01, 316),
    ] as [(Int, CGFloat, CGFloat)])
  func tops(lines: Int, size: CGFloat, top: CGFloat) {
    let label = label(lines: lines, .byWordWrapping, size: size)
    let rect = label.textRect(forBounds: label.frame, limitedToNumberOfLines: lines)
    #expect((rect.minY * 3).rounded() == top && rect.minX == 4 && rect.height == 107)
  }
}
