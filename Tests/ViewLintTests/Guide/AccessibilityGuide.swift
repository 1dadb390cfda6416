import Foundation
import LayerCore
import LayoutCore
import StyleCore
import TextViewCore
import ViewLint

extension GuideSample {
  static let accessibility = [
    GuideSample(.missingLabel, WrongName.self, RightName.self),
    GuideSample(.lowContrast, WrongColor.self, RightColor.self),
    GuideSample(.fixedTextSize, WrongFont.self, RightFont.self),
    GuideSample(.unreachableElement, WrongNesting.self, RightNesting.self),
  ]
}

/// A view whose title fits, at any size of its font.
private class TitledView: GuideView {
  override func setUp() {
    layoutMargins = .zero
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds
  }
}

private class HeartView: TitledView {
  let heart = UIControl()

  override func setUp() {
    super.setUp()
    title.text = "Hat"
    heart.accessibilityIdentifier = "heart"
    heart.isAccessibilityElement = true
    heart.accessibilityTraits = .button
    addSubview(heart)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 60, y: 0, width: bounds.width - 60, height: bounds.height)
    heart.frame = CGRect(x: 8, y: 8, width: 44, height: 44)
  }
}

private final class WrongName: HeartView {
  override func setUp() {
    super.setUp()
    setUpHeart()
  }

  // guide: missing-label wrong
  func setUpHeart() {
    heart.layer.contents = UIImage(systemName: "heart")?.cgImage
    heart.accessibilityTraits = .button
  }
  // guide end
}

private final class RightName: HeartView {
  override func setUp() {
    super.setUp()
    setUpHeart()
  }

  // guide: missing-label right
  func setUpHeart() {
    heart.layer.contents = UIImage(systemName: "heart")?.cgImage
    heart.accessibilityTraits = .button
    heart.accessibilityLabel = "Favourite"
  }
  // guide end
}

private final class WrongColor: TitledView {
  override func setUp() {
    super.setUp()
    setUpTitle()
  }

  // guide: low-contrast wrong
  func setUpTitle() {
    backgroundColor = .white
    title.textColor = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
  }
  // guide end
}

private final class RightColor: TitledView {
  override func setUp() {
    super.setUp()
    setUpTitle()
  }

  // guide: low-contrast right
  func setUpTitle() {
    backgroundColor = .white
    title.textColor = UIColor(red: 0.5, green: 0.35, blue: 0, alpha: 1)
  }
  // guide end
}

private final class WrongFont: TitledView {
  override func setUp() {
    super.setUp()
    setUpTitle()
  }

  // guide: fixed-text-size wrong
  func setUpTitle() {
    title.font = .systemFont(ofSize: 17)
  }
  // guide end
}

private final class RightFont: TitledView {
  override func setUp() {
    super.setUp()
    setUpTitle()
  }

  // guide: fixed-text-size right
  func setUpTitle() {
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
  }
  // guide end
}

private final class WrongNesting: HeartView {
  override func setUp() {
    super.setUp()
    setUpCard()
  }

  // guide: unreachable-element wrong
  func setUpCard() {
    isAccessibilityElement = true
    accessibilityLabel = title.text
    heart.accessibilityLabel = "Favourite"
  }
  // guide end
}

private final class RightNesting: HeartView {
  override func setUp() {
    super.setUp()
    setUpCard()
  }

  // guide: unreachable-element right
  func setUpCard() {
    isAccessibilityElement = true
    accessibilityLabel = title.text
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Favourite") { _ in true }
    ]
  }
  // guide end
}
