import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

/// Images of controls by state, and what they follow.
@MainActor
struct ControlImagesTests {
  private func image(_ width: Int) -> UIImage {
    let pixels = Array(repeating: UInt8(255), count: width * 4 * 4)
    return UIImage(cgImage: CGImage(width: width, height: 4, pixels: pixels), scale: 1, orientation: .up)
  }

  @Test("A stepper has an image behind it by state, and one between its sides") func steppers() {
    let (stepper, one, other) = (UIStepper(), image(3), image(5))
    stepper.frame = CGRect(x: 0, y: 0, width: 94, height: 32)
    stepper.setBackgroundImage(one, for: .normal)
    #expect(stepper.backgroundImage(for: .highlighted) === one)
    stepper.setBackgroundImage(other, for: .highlighted)
    #expect(stepper.backgroundImage(for: .highlighted) === other)
    stepper.setDividerImage(one, forLeftSegmentState: .normal, rightSegmentState: .normal)
    #expect(stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal) === one)
    // The image behind the sides, and the one between them.
    #expect(stepper.layer.drawnImageWidths.filter { $0 == 3 || $0 == 5 } == [3, 3])
    stepper.isHighlighted = true
    #expect(stepper.layer.drawnImageWidths.filter { $0 == 3 || $0 == 5 } == [5, 3])
  }

  @Test("Segments have images behind and between them, and offsets by place") func segments() {
    let (control, one) = (UISegmentedControl(items: ["A", "B", "C"]), image(3))
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    #expect(control.layer.drawnImageWidths.isEmpty)
    control.setBackgroundImage(one, for: .normal, barMetrics: .default)
    control.setDividerImage(
      one, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    #expect(control.backgroundImage(for: .normal, barMetrics: .default) === one)
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) == nil)
    // Three segments, with two places between them.
    #expect(control.layer.drawnImageWidths == [3, 3, 3, 3, 3])
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 3, vertical: 1), forSegmentType: .left, barMetrics: .default)
    #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).horizontal == 3)
    #expect(control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default) == .zero)
  }

  @Test("A progress view shows the progress that it observes") func progress() {
    let (view, progress) = (
      UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4)), Progress(totalUnitCount: 4)
    )
    view.observedProgress = progress
    progress.completedUnitCount = 1
    #expect(view.progress == 0.25 && view.filled.width == 50)
    view.observedProgress = nil
    #expect(view.progress == 0)
  }

  @Test("Limits of the size of texts are those of the traits in a view") func sizeLimits() {
    let (view, inner) = (UIView(), UIView())
    view.addSubview(inner)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    view.maximumContentSizeCategory = .extraLarge
    view.updateTraitsIfNeeded()
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    inner.minimumContentSizeCategory = .accessibilityMedium
    view.updateTraitsIfNeeded()
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
    #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
    view.maximumContentSizeCategory = nil
    view.updateTraitsIfNeeded()
    #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test("A symbol that goes with a text style is as large as the texts of its view (C.12)") func symbols() {
    let view = UIImageView(image: UIImage(systemName: "star.fill"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    let usual = view.intrinsicContentSize
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    view.updateTraitsIfNeeded()
    // Body is 17 points at the usual size and 53 at the largest.
    #expect(view.intrinsicContentSize.height > 2.5 * usual.height)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17)
    #expect(abs(view.intrinsicContentSize.height - usual.height) <= 1)
  }

  @Test("A tab bar that only constraints place is 49 high") func tabBars() {
    let (view, bar) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UITabBar())
    view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    view.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 431, width: 320, height: 49))
  }
}
