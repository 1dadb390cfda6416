import UIKit

/// A picture of text in many scripts: of the built-in typeface, kept in `Snapshots/scripts`, or of fonts that need not be
/// there.
enum ScriptPicture: String, GalleryPicture {
  case builtIn = "built-in"
  case builtInWeights = "built-in-weights"
  case builtInDirections = "built-in-directions"
  case noto
  case notoWeights = "noto-weights"
  case notoDirections = "noto-directions"
  case emoji

  /// Whether or not the picture needs fonts of files.
  var needsFonts: Bool {
    switch self {
    case .builtIn, .builtInWeights, .builtInDirections: false
    case .noto, .notoWeights, .notoDirections, .emoji: true
    }
  }

  /// The picture's view for so many pixels a point: its rows beneath each other.
  @MainActor func view(scale: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 0))
    view.backgroundColor = .white
    view.traitOverrides.displayScale = scale
    view.updateTraitsIfNeeded()
    var y: CGFloat = 8
    for row in rows {
      view.addSubview(row)
      row.frame = CGRect(
        x: 8, y: y, width: 344, height: row.sizeThatFits(CGSize(width: 344, height: 0)).height)
      y = row.frame.maxY.rounded(.up) + 6
    }
    view.frame.size.height = y + 2
    view.layoutIfNeeded()
    return view
  }

  @MainActor private var rows: [UILabel] {
    switch self {
    case .builtIn: Self.samples(ScriptSample.builtIn)
    case .builtInWeights: Self.weights(["Ağ Ấế Ωλ Жю שָׁלוֹם"])
    case .builtInDirections: Self.directions(["שלום", "עברית"])
    case .noto: Self.samples(ScriptSample.noto)
    case .notoWeights:
      ScriptSample.noto.flatMap { sample in
        [UIFont.Weight.regular, .bold].map {
          Self.label(String(sample.text.prefix(24)), .systemFont(ofSize: 17, weight: $0))
        }
      }
    case .notoDirections: Self.directions(["سلام", "العربية"])
    case .emoji: Self.emojiRows
    }
  }

  @MainActor private static func label(_ text: String, _ font: UIFont = .systemFont(ofSize: 17)) -> UILabel {
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = (text, font, 0)
    return label
  }

  /// The name of each sample and its text, in lines.
  @MainActor private static func samples(_ samples: [ScriptSample]) -> [UILabel] {
    samples.flatMap { sample in
      let name = label(sample.name, .systemFont(ofSize: 10))
      name.textColor = .systemGray
      return [name, label(sample.text)]
    }
  }

  @MainActor private static func weights(_ texts: [String]) -> [UILabel] {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return texts.flatMap { text in weights.map { label(text, .systemFont(ofSize: 22, weight: $0)) } }
  }

  /// Text of both directions: in paragraphs of each, with numbers, brackets and cut ends, on either side.
  @MainActor private static func directions(_ words: [String]) -> [UILabel] {
    let (word, other) = (words[0], words[1])
    let texts = [
      "English \(word) in the middle", "\(word) English \(other)", "\(word) (12.50 €) \(other)",
      "\(other): 10:42–11:00, +3 %", "“\(word)” [\(other)] – \(word)!",
      "One \(word) \(other) two \(word) three \(other) \(word) four",
    ]
    let plain = texts.map { label($0) }
    let cut = texts.suffix(1).flatMap { text in
      [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle].map { mode in
        let row = label(text + " " + text)
        (row.numberOfLines, row.lineBreakMode) = (1, mode)
        return row
      }
    }
    let reversed = texts.map { text in
      let row = label(text)
      row.semanticContentAttribute = .forceRightToLeft
      return row
    }
    return plain + cut + reversed
  }

  @MainActor private static var emojiRows: [UILabel] {
    [10, 13, 17, 22, 28, 40].map { label("Ab 😀👍🏽👩‍💻🇩🇪1️⃣❤️ ☎ 字", .systemFont(ofSize: $0)) }
  }
}
