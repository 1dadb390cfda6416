import Foundation
import LayoutCore
import ViewLint

extension GuideSample {
  static let events = [
    GuideSample(
      .removedToHide, WrongHiding.self,
      {
        $0.isIconShown = false
        $0.layoutIfNeeded()
        $0.isIconShown = true
      }, RightHiding.self,
      {
        $0.isIconShown = false
        $0.layoutIfNeeded()
        $0.isIconShown = true
      }),
    GuideSample(
      .redundantInvalidation, WrongSetter.self, { $0.inset = 16 }, RightSetter.self, { $0.inset = 16 }),
    GuideSample(.staleRead, WrongMeasure.self, { $0.grow() }, RightMeasure.self, { $0.grow() }),
  ]
}

private class IconCard: GuideView {
  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(origin: CGPoint(x: 16, y: 16), size: icon.sizeThatFits(bounds.size))
  }
}

private final class WrongHiding: IconCard {
  // guide: removed-to-hide wrong
  var isIconShown = true {
    didSet { if isIconShown { addSubview(icon) } else { icon.removeFromSuperview() } }
  }
  // guide end
}

private final class RightHiding: IconCard {
  // guide: removed-to-hide right
  var isIconShown = true {
    didSet { icon.isHidden = !isIconShown }
  }
  // guide end
}

private final class WrongSetter: GuideView {
  // guide: redundant-invalidation wrong
  var inset: CGFloat = 16 {
    didSet { setNeedsLayout() }
  }
  // guide end

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(x: inset, y: 16, width: 28, height: 28)
  }
}

private final class RightSetter: GuideView {
  // guide: redundant-invalidation right
  var inset: CGFloat = 16 {
    didSet { if inset != oldValue { setNeedsLayout() } }
  }
  // guide end

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(x: inset, y: 16, width: 28, height: 28)
  }
}

private final class WrongMeasure: IconCard {
  // guide: stale-read wrong
  func grow() {
    icon.ideal = CGSize(width: 40, height: 40)
    bounds.size.height = icon.frame.maxY + 16
  }
  // guide end
}

private final class RightMeasure: IconCard {
  // guide: stale-read right
  func grow() {
    icon.ideal = CGSize(width: 40, height: 40)
    layoutIfNeeded()
    bounds.size.height = icon.frame.maxY + 16
  }
  // guide end
}
