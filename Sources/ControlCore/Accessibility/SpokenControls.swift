import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
@_spi(Plumb) import StyleCore
import TextViewCore

extension Double {
  /// The share in percent, in whole numbers, as in "50%".
  fileprivate var percent: String { "\(Int(saturating: (self * 100).rounded()))%" }
}

extension UIButton {
  /// The words of the button: its title, with a subtitle behind it, or else the label of its image.
  var spokenButton: SpokenContent {
    var texts = [currentTitle ?? currentAttributedTitle?.string, nil]
    if let configuration {
      texts = [configuration.title ?? texts[0], configuration.subtitle]
    }
    let words = texts.compactMap { $0 }.filter { !$0.isEmpty }
    let image = currentImage ?? configuration?.image ?? currentBackgroundImage
    let label =
      words.isEmpty ? image?.accessibilityLabel ?? wordOfType : words.joined(separator: ", ")
    return SpokenContent(label, spokenState.union(.button))
  }

  /// The label of a button whose type gives it an image.
  private var wordOfType: String? {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .contactAdd: "Add"
    case .close: "Close"
    default: nil
    }
  }
}

extension UIImageView {
  /// The words of the view, which is no element until code says so: the label of its image.
  var spokenImage: SpokenContent {
    var content = SpokenContent()
    (content.label, content.traits) = (image?.accessibilityLabel, .image)
    return content
  }
}

extension UISwitch {
  /// The words of the switch: its value is "1" or "0".
  var spokenSwitch: SpokenContent {
    SpokenContent(title, value: isOn ? "1" : "0", spokenState.union([.button, .toggleButton]))
  }
}

extension UISlider {
  /// The words of the slider: its value is the share of the range in percent.
  var spokenSlider: SpokenContent {
    let range = Double(maximumValue) - Double(minimumValue)
    let share = range > 0 ? (Double(value) - Double(minimumValue)) / range : 0
    return SpokenContent(nil, value: share.percent, spokenState.union(.adjustable))
  }
}

extension UIStepper {
  /// The two sides of the stepper, each a button; one that has no effect is disabled.
  var spokenSides: SpokenContent {
    var content = SpokenContent()
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    let sides: [(String, isIncrement: Bool)] = [("Decrement", false), ("Increment", true)]
    content.elements = sides.map { name, isIncrement in
      let isAtRight = isIncrement != isReversed
      let rect = CGRect(origin: CGPoint(x: isAtRight ? bounds.midX : bounds.minX, y: bounds.minY), size: half)
      let hasEffect = wraps || (isIncrement ? value < maximumValue : value > minimumValue)
      let traits: UIAccessibilityTraits = isEnabled && hasEffect ? .button : [.button, .notEnabled]
      return SpokenPart(of: self, rect, name, traits)
    }
    return content
  }
}

extension UISegmentedControl {
  /// The segments, each a button with its place.
  var spokenSegments: SpokenContent {
    var content = SpokenContent()
    content.elements = zip(segments, segmentRects).enumerated().map { index, part in
      let (segment, rect) = part
      var traits = UIAccessibilityTraits.button
      if index == selectedSegmentIndex { traits.insert(.selected) }
      if !isEnabled || !segment.isEnabled { traits.insert(.notEnabled) }
      return SpokenPart(
        of: self, rect, segment.title ?? segment.image?.accessibilityLabel, traits,
        place: (index + 1, segments.count))
    }
    return content
  }
}

extension UIPageControl {
  /// The words of the control: its value is the page and the number of pages.
  var spokenPage: SpokenContent {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return SpokenContent() }
    return SpokenContent(
      nil, value: "page \(currentPage + 1) of \(numberOfPages)", spokenState.union(.adjustable))
  }
}

extension UIProgressView {
  /// The words of the view: its value is the progress in percent.
  var spokenProgress: SpokenContent {
    SpokenContent("Progress", value: Double(progress).percent, .updatesFrequently)
  }
}

extension UIActivityIndicatorView {
  /// The words of the view: whether a task is in progress.
  var spokenActivity: SpokenContent {
    SpokenContent(
      isAnimating ? "In progress" : "Progress halted", value: isAnimating ? "1" : "0", .updatesFrequently)
  }
}
