import Foundation
import LayoutCore
import StyleCore
import TextViewCore
import ViewLint

extension GuideSample {
  static let looks = [
    GuideSample(.ignoredMargins, WrongInset.self, RightInset.self),
    GuideSample(.fixedDirection, WrongSide.self, RightSide.self),
    GuideSample(.truncatedText, WrongLength.self, RightLength.self),
    GuideSample(.clippedText, WrongHeight.self, RightHeight.self),
    GuideSample(.overlappingText, WrongLines.self, RightLines.self),
    GuideSample(.smallTouchTarget, WrongTarget.self, RightTarget.self),
    GuideSample(.contentOutside, WrongPill.self, RightPill.self),
  ]
}

private final class WrongInset: GuideView {
  override func setUp() { layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16) }

  // guide: ignored-margins wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 4, y: 16, width: bounds.width - 8, height: 28)
  }
  // guide end
}

private final class RightInset: GuideView {
  override func setUp() { layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16) }

  // guide: ignored-margins right
  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds.inset(by: layoutMargins)
  }
  // guide end
}

private final class WrongSide: GuideView {
  // guide: fixed-direction wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(x: 12, y: 16, width: 28, height: 28)
  }
  // guide end
}

private final class RightSide: GuideView {
  // guide: fixed-direction right
  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    icon.frame = CGRect(x: isMirrored ? bounds.width - 40 : 12, y: 16, width: 28, height: 28)
  }
  // guide end
}

private final class WrongLength: GuideView {
  override func setUp() { title.text = "A title of some length" }

  // guide: truncated-text wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: 8, width: bounds.width - 32, height: 22)
  }
  // guide end
}

private final class RightLength: GuideView {
  override func setUp() { title.text = "A title of some length" }

  // guide: truncated-text right
  override func layoutSubviews() {
    super.layoutSubviews()
    title.numberOfLines = 0
    let space = CGSize(width: bounds.width - 32, height: .greatestFiniteMagnitude)
    title.frame = CGRect(origin: CGPoint(x: 16, y: 8), size: title.sizeThatFits(space))
  }
  // guide end
}

private final class WrongHeight: GuideView {
  // guide: clipped-text wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: 16, width: 80, height: 10)
  }
  // guide end
}

private final class RightHeight: GuideView {
  // guide: clipped-text right
  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: 16, width: 80, height: title.sizeThatFits(bounds.size).height)
  }
  // guide end
}

private class TwoTexts: GuideView {
  let caption = UILabel()

  override func setUp() {
    caption.text = "Earned today"
    caption.accessibilityIdentifier = "caption"
    addSubview(caption)
  }
}

private final class WrongLines: TwoTexts {
  // guide: overlapping-text wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: 8, width: 128, height: 22)
    caption.frame = CGRect(x: 16, y: 18, width: 128, height: 22)
  }
  // guide end
}

private final class RightLines: TwoTexts {
  // guide: overlapping-text right
  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: 8, width: 128, height: 22)
    caption.frame = CGRect(x: 16, y: title.frame.maxY, width: 128, height: 22)
  }
  // guide end
}

private class ControlCard: GuideView {
  let heart = UIControl()

  override func setUp() {
    heart.backgroundColor = .systemPink
    heart.accessibilityIdentifier = "heart"
    addSubview(heart)
  }
}

private final class WrongTarget: ControlCard {
  // guide: small-touch-target wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    heart.frame = CGRect(x: 16, y: 16, width: 28, height: 28)
  }
  // guide end
}

private final class RightTarget: ControlCard {
  // guide: small-touch-target right
  override func layoutSubviews() {
    super.layoutSubviews()
    heart.frame = CGRect(x: 8, y: 8, width: 44, height: 44)
  }
  // guide end
}

private class PillCard: GuideView {
  let pill = UIView()

  override func setUp() {
    pill.backgroundColor = .systemYellow
    pill.accessibilityIdentifier = "pill"
    addSubview(pill)
    pill.addSubview(title)
    title.text = "Badge of honour"
  }
}

private final class WrongPill: PillCard {
  // guide: content-outside wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(origin: CGPoint(x: 8, y: 4), size: title.sizeThatFits(bounds.size))
    pill.frame = CGRect(x: 16, y: 16, width: 80, height: 28)
  }
  // guide end
}

private final class RightPill: PillCard {
  // guide: content-outside right
  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(origin: CGPoint(x: 8, y: 4), size: title.sizeThatFits(bounds.size))
    pill.frame = CGRect(x: 8, y: 16, width: title.frame.maxX + 8, height: title.frame.maxY + 4)
  }
  // guide end
}
