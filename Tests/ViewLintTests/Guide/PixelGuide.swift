import Foundation
import LayerCore
import LayoutCore
import StyleCore
import ViewLint

extension GuideSample {
  static let pixels = [
    GuideSample(.unsnappedEdge, WrongThird.self, RightThird.self),
    GuideSample(.thinHairline, WrongHairline.self, RightHairline.self),
    GuideSample(.fractionalBorder, WrongBorder.self, RightBorder.self),
    GuideSample(.brokenTiling, WrongPanes.self, RightPanes.self),
  ]
}

private final class WrongThird: GuideView {
  // guide: unsnapped-edge wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    let third = bounds.width / 3
    icon.frame = CGRect(x: third, y: 16, width: third, height: 28)
  }
  // guide end
}

private final class RightThird: GuideView {
  // guide: unsnapped-edge right
  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = traitCollection.displayScale
    let third = (bounds.width / 3 * scale).rounded() / scale
    icon.frame = CGRect(x: third, y: 16, width: third, height: 28)
  }
  // guide end
}

private final class WrongHairline: GuideView {
  // guide: thin-hairline wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    let height = 1.0 / 3
    line.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
  // guide end
}

private final class RightHairline: GuideView {
  // guide: thin-hairline right
  override func layoutSubviews() {
    super.layoutSubviews()
    let height = 1 / traitCollection.displayScale
    line.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
  // guide end
}

private final class WrongBorder: GuideView {
  // guide: fractional-border wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(x: 16, y: 16, width: 28, height: 28)
    icon.layer.borderWidth = 0.5
  }
  // guide end
}

private final class RightBorder: GuideView {
  // guide: fractional-border right
  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(x: 16, y: 16, width: 28, height: 28)
    icon.layer.borderWidth = 1 / traitCollection.displayScale
  }
  // guide end
}

private final class WrongPanes: GuideView {
  // guide: broken-tiling wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    let third = bounds.width / 3
    icon.frame = CGRect(x: 0, y: 0, width: third, height: bounds.height)
    let left = third.rounded(.down)
    line.frame = CGRect(x: left, y: 0, width: bounds.width - left, height: bounds.height)
  }
  // guide end
}

private final class RightPanes: GuideView {
  // guide: broken-tiling right
  override func layoutSubviews() {
    super.layoutSubviews()
    let third = (bounds.width / 3).rounded(.down)
    let (left, right) = bounds.divided(atDistance: third, from: .minXEdge)
    icon.frame = left
    line.frame = right
  }
  // guide end
}
