import Foundation
import LayoutCore
import ViewLint

extension GuideSample {
  static let cycle = [
    GuideSample(.invalidationInLayout, WrongMode.self, RightMode.self),
    GuideSample(.hierarchyInLayout, WrongBadge.self, RightBadge.self),
    GuideSample(.layoutLoop, WrongRequest.self, RightRequest.self),
    GuideSample(.unseenLayout, WrongPanel.self, RightPanel.self),
    GuideSample(.foreignCoordinates, WrongFrame.self, RightFrame.self),
    GuideSample(.pendingRead, WrongLook.self, RightLook.self),
    GuideSample(.directLayoutCall, WrongCall.self, RightCall.self),
    GuideSample(.missingSuper, WrongOverride.self, RightOverride.self),
  ]
}

private final class WrongMode: GuideView {
  // guide: invalidation-in-layout wrong
  private var isCompact = true

  override func layoutSubviews() {
    super.layoutSubviews()
    if isCompact != (bounds.width < 140) {
      isCompact.toggle()
      setNeedsLayout()
    }
    icon.frame = CGRect(x: isCompact ? 8 : 16, y: 16, width: 28, height: 28)
  }
  // guide end
}

private final class RightMode: GuideView {
  // guide: invalidation-in-layout right
  override func layoutSubviews() {
    super.layoutSubviews()
    let isCompact = bounds.width < 140
    icon.frame = CGRect(x: isCompact ? 8 : 16, y: 16, width: 28, height: 28)
  }
  // guide end
}

private final class WrongBadge: GuideView {
  // guide: hierarchy-in-layout wrong
  private var badge: UIView?

  override func layoutSubviews() {
    super.layoutSubviews()
    if badge == nil {
      let badge = UIView()
      addSubview(badge)
      self.badge = badge
    }
    badge?.frame = CGRect(x: 16, y: 16, width: 28, height: 28)
  }
  // guide end
}

private final class RightBadge: GuideView {
  // guide: hierarchy-in-layout right
  private let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(badge)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = CGRect(x: 16, y: 16, width: 28, height: 28)
  }
  // guide end

  required init?(coder: NSCoder) { nil }
}

private class Panel: GuideView {
  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(x: 16, y: 16, width: 28, height: 28)
  }
}

private class Screen: GuideView {
  private(set) lazy var panel = makePanel()

  func makePanel() -> Panel { Panel() }

  override func setUp() {
    panel.accessibilityIdentifier = "panel"
    insertSubview(panel, at: 0)
  }
}

private final class AskingPanel: Panel {
  // guide: layout-loop wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    superview?.setNeedsLayout()
  }
  // guide end
}

private final class AnsweringPanel: Panel {
  // guide: layout-loop right
  var isOpen = false {
    didSet { if isOpen != oldValue { superview?.setNeedsLayout() } }
  }
  // guide end
}

private final class WrongRequest: Screen {
  override func makePanel() -> Panel { AskingPanel() }

  override func layoutSubviews() {
    super.layoutSubviews()
    panel.frame = bounds
    panel.setNeedsLayout()
  }
}

private final class RightRequest: Screen {
  override func makePanel() -> Panel { AnsweringPanel() }

  override func layoutSubviews() {
    super.layoutSubviews()
    panel.frame = bounds
    panel.setNeedsLayout()
  }
}

private final class WrongPanel: Screen {
  // guide: unseen-layout wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    panel.frame = bounds.offsetBy(dx: 0, dy: bounds.height)
  }
  // guide end
}

private final class RightPanel: Screen {
  // guide: unseen-layout right
  var isOpen = false {
    didSet { if isOpen != oldValue { setNeedsLayout() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    panel.isHidden = !isOpen
    if isOpen { panel.frame = bounds }
  }
  // guide end
}

private final class InnerFrame: Panel {
  // guide: foreign-coordinates wrong
  override func layoutSubviews() {
    icon.bounds.size = CGSize(width: 28, height: 28)
    icon.center = CGPoint(x: frame.midX, y: frame.midY)
  }
  // guide end
}

private final class InnerBounds: Panel {
  // guide: foreign-coordinates right
  override func layoutSubviews() {
    icon.bounds.size = CGSize(width: 28, height: 28)
    icon.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
  // guide end
}

private final class WrongFrame: Screen {
  override func makePanel() -> Panel { InnerFrame() }

  override func layoutSubviews() {
    super.layoutSubviews()
    panel.frame = CGRect(x: 40, y: 0, width: 60, height: 60)
  }
}

private final class RightFrame: Screen {
  override func makePanel() -> Panel { InnerBounds() }

  override func layoutSubviews() {
    super.layoutSubviews()
    panel.frame = CGRect(x: 40, y: 0, width: 60, height: 60)
  }
}

private final class WrongLook: Screen {
  // guide: pending-read wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    panel.frame = bounds
    line.frame = CGRect(x: panel.icon.frame.minX, y: 50, width: 80, height: 1)
  }
  // guide end
}

private final class RightLook: Screen {
  // guide: pending-read right
  override func layoutSubviews() {
    super.layoutSubviews()
    panel.frame = bounds
    panel.layoutIfNeeded()
    line.frame = CGRect(x: panel.icon.frame.minX, y: 50, width: 80, height: 1)
  }
  // guide end
}

private final class WrongCall: Screen {
  // guide: direct-layout-call wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    panel.frame = bounds
    panel.layoutSubviews()
    line.frame = CGRect(x: 16, y: panel.icon.frame.maxY, width: 80, height: 1)
  }
  // guide end
}

private final class RightCall: Screen {
  // guide: direct-layout-call right
  override func layoutSubviews() {
    super.layoutSubviews()
    panel.frame = bounds
    panel.layoutIfNeeded()
    line.frame = CGRect(x: 16, y: panel.icon.frame.maxY, width: 80, height: 1)
  }
  // guide end
}

/// An icon that constraints place.
private class Constrained: GuideView {
  override func setUp() {
    icon.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 28),
      icon.heightAnchor.constraint(equalToConstant: 28),
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}

private final class WrongOverride: Constrained {
  // guide: missing-super wrong
  override func layoutSubviews() {
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }
  // guide end
}

private final class RightOverride: Constrained {
  // guide: missing-super right
  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }
  // guide end
}
