import Foundation
import LayoutCore
import ViewLint

extension GuideSample {
  static let order = [
    GuideSample(.positionBeforeSize, WrongSizeOrder.self, RightSizeOrder.self),
    GuideSample(.staleSibling, WrongSiblingOrder.self, RightSiblingOrder.self),
    GuideSample(.unsettledLayout, WrongStep.self, RightStep.self),
    GuideSample(.historyDependentLayout, WrongBranch.self, RightBranch.self),
  ]
}

private final class WrongSizeOrder: GuideView {
  // guide: position-before-size wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    icon.center = CGPoint(x: 16 + icon.bounds.width / 2, y: bounds.midY)
    icon.bounds.size = icon.sizeThatFits(bounds.size)
  }
  // guide end
}

private final class RightSizeOrder: GuideView {
  // guide: position-before-size right
  override func layoutSubviews() {
    super.layoutSubviews()
    icon.bounds.size = icon.sizeThatFits(bounds.size)
    icon.center = CGPoint(x: 16 + icon.bounds.width / 2, y: bounds.midY)
  }
  // guide end
}

private final class WrongSiblingOrder: GuideView {
  // guide: stale-sibling wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: icon.frame.maxX + 8, y: 16, width: 80, height: 28)
    icon.frame = CGRect(x: 16, y: 16, width: 28, height: 28)
  }
  // guide end
}

private final class RightSiblingOrder: GuideView {
  // guide: stale-sibling right
  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(x: 16, y: 16, width: 28, height: 28)
    title.frame = CGRect(x: icon.frame.maxX + 8, y: 16, width: 80, height: 28)
  }
  // guide end
}

private final class WrongStep: GuideView {
  // guide: unsettled-layout wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(x: icon.frame.minX + 8, y: 16, width: 28, height: 28)
  }
  // guide end
}

private final class RightStep: GuideView {
  // guide: unsettled-layout right
  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(x: bounds.minX + 8, y: 16, width: 28, height: 28)
  }
  // guide end
}

private final class WrongBranch: GuideView {
  // guide: history-dependent-layout wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.width < 140 {
      icon.frame = CGRect(x: 8, y: 16, width: 28, height: 28)
    }
  }
  // guide end
}

private final class RightBranch: GuideView {
  // guide: history-dependent-layout right
  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = bounds.width < 140 ? 28 : 0
    icon.frame = CGRect(x: 8, y: 16, width: side, height: side)
  }
  // guide end
}
