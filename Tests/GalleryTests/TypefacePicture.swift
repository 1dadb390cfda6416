import UIKit

/// Lines of text in several fonts, kept in `Snapshots/typeface`.
enum TypefacePicture: String, GalleryPicture {
  case cuts
  case sizes
  case weights

  /// The picture's view for so many pixels a point.
  @MainActor func view(scale: CGFloat) -> UIView {
    let view = content
    view.backgroundColor = .white
    view.traitOverrides.displayScale = scale
    view.updateTraitsIfNeeded()
    if view.bounds.isEmpty { view.sizeToFit() }
    return view
  }

  @MainActor private var content: UIView {
    switch self {
    case .cuts: LineSheet(Self.linesOfCuts)
    case .sizes: LineSheet(Self.linesOfSizes)
    case .weights: LineSheet(Self.linesOfWeights)
    }
  }

  /// A line in each weight, upright and slanted.
  private static var linesOfWeights: [(String, UIFont)] {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let upright = weights.map {
      ("Hamburgefonstiv 0123456789 & “Quartz”", UIFont.systemFont(ofSize: 22, weight: $0))
    }
    let slanted = weights.map { weight in
      let plain = UIFont.systemFont(ofSize: 17, weight: weight).fontDescriptor
      let italic = plain.withSymbolicTraits(plain.symbolicTraits.union(.traitItalic)) ?? plain
      return ("The quick brown fox jumps over the lazy dog", UIFont(descriptor: italic, size: 0))
    }
    return upright + slanted
  }

  /// The same line from 9 to 40 points.
  private static var linesOfSizes: [(String, UIFont)] {
    [9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 22, 24, 28, 34, 40].map { size in
      ("\(size) Settings, Wi‑Fi, 10:42, $1,299.00", .systemFont(ofSize: CGFloat(size)))
    }
  }

  /// Figures of one width, monospaced, condensed, expanded; pairs that are kerned, accents, boxes.
  private static var linesOfCuts: [(String, UIFont)] {
    [
      ("1,111.71 proportional figures", .systemFont(ofSize: 17)),
      ("1,111.71 figures of one width", .monospacedDigitSystemFont(ofSize: 17, weight: .regular)),
      ("2,048.64 figures of one width", .monospacedDigitSystemFont(ofSize: 17, weight: .regular)),
      ("let view = UIView() // 0O 1lI |!", .monospacedSystemFont(ofSize: 15, weight: .regular)),
      ("func sizeThatFits(_ size: CGSize)", .monospacedSystemFont(ofSize: 15, weight: .bold)),
      ("Condensed Hamburgefonstiv", .systemFont(ofSize: 22, weight: .medium, width: .condensed)),
      ("Standard Hamburgefonstiv", .systemFont(ofSize: 22, weight: .medium, width: .standard)),
      ("Expanded Hamburgefonstiv", .systemFont(ofSize: 22, weight: .medium, width: .expanded)),
      ("AVATAR Tower, Yoga, LTd. “Wolf” P.A. To-Ve", .systemFont(ofSize: 22)),
      ("Ångström, façade, naïve, Łódź, žluťoučký", .systemFont(ofSize: 22)),
      ("İstanbul, Đặng → 日本 ← ffi, e\u{301}x\u{308}", .systemFont(ofSize: 22)),
    ]
  }
}
