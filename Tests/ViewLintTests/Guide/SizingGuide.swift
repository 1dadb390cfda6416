import Foundation
import LayoutCore
import StyleCore
import TextViewCore
import ViewLint

extension GuideSample {
  static let sizing = [
    GuideSample(.sizingReadsSubview, WrongAnswer.self, RightAnswer.self, height: 110),
    GuideSample(.sizingChangesView, WrongSideEffect.self, RightSideEffect.self, height: 110),
    GuideSample(.inconsistentSizing, WrongWidth.self, RightWidth.self, height: 110),
    GuideSample(.fractionalSize, WrongRounding.self, RightRounding.self, height: 110),
    GuideSample(.insufficientSize, WrongMargins.self, RightMargins.self),
    GuideSample(.changedAfterSizing, WrongText.self, RightText.self),
  ]
}

/// A text with twelve points around it, in as many lines as it takes.
private class TextCard: GuideView {
  override func setUp() {
    title.numberOfLines = 0
    title.text = "A title of a length that takes a few lines"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds.insetBy(dx: 12, dy: 12)
  }
}

private final class WrongAnswer: TextCard {
  // guide: sizing-reads-subview wrong
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: title.bounds.height + 24)
  }
  // guide end
}

private final class RightAnswer: TextCard {
  // guide: sizing-reads-subview right
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let space = CGSize(width: size.width - 24, height: size.height)
    return CGSize(width: size.width, height: title.sizeThatFits(space).height + 24)
  }
  // guide end
}

private final class WrongSideEffect: GuideView {
  // guide: sizing-changes-view wrong
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    icon.frame = CGRect(origin: CGPoint(x: 16, y: 16), size: icon.sizeThatFits(size))
    return CGSize(width: size.width, height: 60)
  }
  // guide end
}

private final class RightSideEffect: GuideView {
  // guide: sizing-changes-view right
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 60)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(origin: CGPoint(x: 16, y: 16), size: icon.sizeThatFits(bounds.size))
  }
  // guide end
}

private final class WrongWidth: TextCard {
  // guide: inconsistent-sizing wrong
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let space = CGSize(width: bounds.width - 24, height: size.height)
    return CGSize(width: size.width, height: title.sizeThatFits(space).height + 24)
  }
  // guide end
}

private final class RightWidth: TextCard {
  // guide: inconsistent-sizing right
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let space = CGSize(width: size.width - 24, height: size.height)
    return CGSize(width: size.width, height: title.sizeThatFits(space).height + 24)
  }
  // guide end
}

private final class WrongRounding: TextCard {
  // guide: fractional-size wrong
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 4 * title.font.lineHeight + 24)
  }
  // guide end
}

private final class RightRounding: TextCard {
  // guide: fractional-size right
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let scale = traitCollection.displayScale
    let height = (4 * title.font.lineHeight * scale).rounded(.up) / scale
    return CGSize(width: size.width, height: height + 24)
  }
  // guide end
}

private final class WrongMargins: GuideView {
  // guide: insufficient-size wrong
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    icon.sizeThatFits(size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(x: 16, y: 16, width: 28, height: 28)
  }
  // guide end
}

private final class RightMargins: GuideView {
  // guide: insufficient-size right
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let size = icon.sizeThatFits(size)
    return CGSize(width: 16 + size.width + 16, height: 16 + size.height + 16)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(x: 16, y: 16, width: 28, height: 28)
  }
  // guide end
}

private final class WrongText: GuideView {
  // guide: changed-after-sizing wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame.size = title.sizeThatFits(bounds.size)
    title.text = bounds.width < 140 ? "Badge" : "Badge of honour"
  }
  // guide end
}

private final class RightText: GuideView {
  // guide: changed-after-sizing right
  override func layoutSubviews() {
    super.layoutSubviews()
    title.text = bounds.width < 140 ? "Badge" : "Badge of honour"
    title.frame.size = title.sizeThatFits(bounds.size)
  }
  // guide end
}
