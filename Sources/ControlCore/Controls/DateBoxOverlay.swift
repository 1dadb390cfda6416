package import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) package import LayoutCore
import StyleCore
import TextViewCore

/// The view over a window with the calendar or the wheels of a box, until the user taps elsewhere.
package final class DateBoxOverlay: UIView {
  private weak var owner: UIDatePicker?
  private let card = UIView()
  /// The picker on the card.
  package let picker = UIDatePicker()
  private let anchor: CGRect

  private enum Figures {
    static let margin: CGFloat = 8
    static let radius: CGFloat = 13
    /// The size of the wheels of a time.
    static let wheels = CGSize(width: 208, height: 216)
  }

  /// Creates the view of a picker's box, a rectangle of its window.
  fileprivate init(
    _ owner: UIDatePicker, _ mode: UIDatePicker.Mode, beside anchor: CGRect, in window: UIWindow
  ) {
    (self.owner, self.anchor) = (owner, anchor)
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = Figures.radius
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 24
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    addSubview(card)
    (picker.calendar, picker.locale, picker.timeZone) = (owner.calendar, owner.locale, owner.timeZone)
    (picker.minuteInterval, picker.roundsToMinuteInterval) =
      (owner.minuteInterval, owner.roundsToMinuteInterval)
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = mode == .date ? .inline : .wheels
    (picker.minimumDate, picker.maximumDate) = (owner.minimumDate, owner.maximumDate)
    picker.date = owner.date
    picker.addAction(
      UIAction { [weak self] _ in
        if let self { self.owner?.choose(picker.date) }
      }, for: .valueChanged)
    card.addSubview(picker)
  }

  package required init?(coder: NSCoder) { nil }

  /// The view that is shown over a window.
  package static func shown(in window: UIWindow) -> DateBoxOverlay? {
    window.subviews.reversed().lazy.compactMap { $0 as? DateBoxOverlay }.first
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: window?.surroundingInsets ?? .zero)
      .insetBy(dx: Figures.margin, dy: Figures.margin)
    var size = picker.datePickerStyle == .wheels ? Figures.wheels : picker.intrinsicContentSize
    size.width = min(size.width, max(0, area.width))
    let place = MenuPlacement(
      anchor: anchor, list: size, area: area, hasPreview: false, isMirrored: isReversed
    ).list
    card.frame = CGRect(origin: pixels.snap(place.origin, .nearest(.up)), size: place.size)
    picker.frame = card.bounds
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), !card.frame.contains(point) else { return }
    end()
  }

  /// Removes the view, which fades where a clock runs.
  package func end() {
    isUserInteractionEnabled = false
    owner?.sendActions(for: .editingDidEnd)
    guard AnimationClock.isRunning, UIView.areAnimationsEnabled else { return removeFromSuperview() }
    UIView.animate(withDuration: MenuFigures.animation) { [self] in
      card.alpha = 0
    } completion: { [self] _ in
      removeFromSuperview()
    }
  }
}

extension UIDatePicker {
  /// Shows the calendar or the wheels of the box at a point, if there is one.
  func openBox(at point: CGPoint) {
    guard let window, let index = shownBoxes.firstIndex(where: { $0.rect.covers(point) }) else { return }
    let isTime =
      datePickerMode == .time || hasTimeBelow || (datePickerMode == .dateAndTime && index == 1)
    let overlay = DateBoxOverlay(
      self, isTime ? .time : .date, beside: convert(shownBoxes[index].rect, to: nil), in: window)
    window.addSubview(overlay)
    overlay.layoutIfNeeded()
    sendActions(for: .editingDidBegin)
  }
}
