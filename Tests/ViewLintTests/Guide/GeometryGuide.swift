import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import ViewLint

extension GuideSample {
  static let geometry = [
    GuideSample(.frameUnderTransform, WrongTurn.self, RightTurn.self),
    GuideSample(.invalidSize, WrongRest.self, RightRest.self, width: 40),
    GuideSample(.constrainedFrame, WrongShift.self, RightShift.self),
    GuideSample(.ambiguousConstraints, WrongAnchors.self, RightAnchors.self),
    GuideSample(.conflictingConstraints, WrongRequirement.self, RightRequirement.self),
    GuideSample(
      .staleIntrinsicSize, WrongBar.self, { $0.bar.length = 60 }, RightBar.self, { $0.bar.length = 60 }),
  ]
}

private final class WrongTurn: GuideView {
  override func setUp() { icon.transform = CGAffineTransform(rotationAngle: 0.5) }

  // guide: frame-under-transform wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(x: 16, y: 16, width: 28, height: 28)
  }
  // guide end
}

private final class RightTurn: GuideView {
  override func setUp() { icon.transform = CGAffineTransform(rotationAngle: 0.5) }

  // guide: frame-under-transform right
  override func layoutSubviews() {
    super.layoutSubviews()
    icon.bounds.size = CGSize(width: 28, height: 28)
    icon.center = CGPoint(x: 30, y: 30)
  }
  // guide end
}

private final class WrongRest: GuideView {
  // guide: invalid-size wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    line.bounds.size = CGSize(width: bounds.width - 52, height: 1)
    line.center = CGPoint(x: 52 + line.bounds.width / 2, y: 30.5)
  }
  // guide end
}

private final class RightRest: GuideView {
  // guide: invalid-size right
  override func layoutSubviews() {
    super.layoutSubviews()
    line.bounds.size = CGSize(width: max(0, bounds.width - 52), height: 1)
    line.center = CGPoint(x: 52 + line.bounds.width / 2, y: 30.5)
  }
  // guide end
}

/// An icon that constraints place.
private class Constrained: GuideView {
  lazy var leading = icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16)

  override func setUp() {
    icon.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 28),
      icon.heightAnchor.constraint(equalToConstant: 28),
      icon.centerYAnchor.constraint(equalTo: centerYAnchor), leading,
    ])
  }
}

private final class WrongShift: Constrained {
  // guide: constrained-frame wrong
  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.width > 100 { icon.center.x += 8 }
  }
  // guide end
}

private final class RightShift: Constrained {
  // guide: constrained-frame right
  override func layoutSubviews() {
    leading.constant = bounds.width > 100 ? 24 : 16
    super.layoutSubviews()
  }
  // guide end
}

private final class WrongAnchors: GuideView {
  override func setUp() {
    icon.translatesAutoresizingMaskIntoConstraints = false
    // guide: ambiguous-constraints wrong
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      icon.widthAnchor.constraint(equalToConstant: 28),
      icon.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    // guide end
  }
}

private final class RightAnchors: GuideView {
  override func setUp() {
    icon.translatesAutoresizingMaskIntoConstraints = false
    // guide: ambiguous-constraints right
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      icon.widthAnchor.constraint(equalToConstant: 28),
      icon.heightAnchor.constraint(equalToConstant: 28),
      icon.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    // guide end
  }
}

private final class WrongRequirement: GuideView {
  override func setUp() {
    icon.translatesAutoresizingMaskIntoConstraints = false
    // guide: conflicting-constraints wrong
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      icon.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      icon.widthAnchor.constraint(equalToConstant: 200),
      icon.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      icon.heightAnchor.constraint(equalToConstant: 28),
    ])
    // guide end
  }
}

private final class RightRequirement: GuideView {
  override func setUp() {
    icon.translatesAutoresizingMaskIntoConstraints = false
    // guide: conflicting-constraints right
    let width = icon.widthAnchor.constraint(equalToConstant: 200)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      icon.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16), width,
      icon.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      icon.heightAnchor.constraint(equalToConstant: 28),
    ])
    // guide end
  }
}

/// As long as a value.
private class Bar: UIView {
  fileprivate var value: CGFloat = 20

  override var intrinsicContentSize: CGSize { CGSize(width: value, height: 8) }
}

private final class SilentBar: Bar {
  // guide: stale-intrinsic-size wrong
  var length: CGFloat = 20 {
    didSet { value = length }
  }
  // guide end
}

private final class TellingBar: Bar {
  // guide: stale-intrinsic-size right
  var length: CGFloat = 20 {
    didSet {
      value = length
      invalidateIntrinsicContentSize()
    }
  }
  // guide end
}

private class BarCard: GuideView {
  func add(_ bar: Bar) {
    bar.accessibilityIdentifier = "bar"
    bar.backgroundColor = .systemTeal
    bar.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      bar.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}

private final class WrongBar: BarCard {
  let bar = SilentBar()
  override func setUp() { add(bar) }
}

private final class RightBar: BarCard {
  let bar = TellingBar()
  override func setUp() { add(bar) }
}
