import Foundation
import GraphicsCore
import LayerCore
import StyleCore

extension UIScrollView {
  /// The bars that show which part of the content is visible.
  ///
  /// They are layers, not views, so that they are not among the subviews.
  struct Indicators {
    var vertical: CALayer?
    var horizontal: CALayer?
    /// Whether or not the indicators are shown, apart from a fade.
    var areShown = false
  }

  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36

  /// Shows the indicators of the axes that scroll.
  func showIndicators() {
    guard showsVerticalScrollIndicator || showsHorizontalScrollIndicator else { return }
    scrolling.indicators.areShown = true
    placeIndicators()
  }

  /// Hides the indicators, with a fade while a clock runs.
  func hideIndicators() {
    guard scrolling.indicators.areShown, scrolling.drag == nil, scrolling.motion == nil else { return }
    scrolling.indicators.areShown = false
    for bar in [scrolling.indicators.vertical, scrolling.indicators.horizontal] {
      guard let bar, bar.opacity > 0 else { continue }
      withoutActions { bar.opacity = 0 }
      guard AnimationClock.isRunning else { continue }
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0
      fade.duration = 0.25
      bar.add(fade, forKey: "fade")
    }
  }

  /// Lays out the indicators for the current offset.
  func placeIndicators() {
    guard scrolling.indicators.areShown else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let ends = Self.margin + Self.thickness
    withoutActions {
      let (down, across) = (verticalRange, horizontalRange)
      if showsVerticalScrollIndicator, down.upper > down.lower {
        let area = area(verticalScrollIndicatorInsets)
        let (start, length) = Self.bar(down, at: contentOffset.y, track: area.height - 2 * Self.margin)
        let x = isRightToLeft ? area.minX + Self.margin : area.maxX - ends
        let y = area.minY + Self.margin + start
        place(\.vertical, CGRect(x: x, y: y, width: Self.thickness, height: length))
      }
      if showsHorizontalScrollIndicator, across.upper > across.lower {
        let area = area(horizontalScrollIndicatorInsets)
        let (start, length) = Self.bar(across, at: contentOffset.x, track: area.width - 2 * Self.margin)
        let (x, y) = (area.minX + Self.margin + start, area.maxY - ends)
        place(\.horizontal, CGRect(x: x, y: y, width: length, height: Self.thickness))
      }
    }
  }

  /// Returns the start and the length of a bar on its track.
  ///
  /// Its share of the track is that of the visible part of the content. Beyond the edges of the content it gets
  /// shorter.
  private static func bar(
    _ range: ScrollRange, at offset: CGFloat, track: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let whole = range.upper - range.lower + range.length
    guard whole > 0, track > 0 else { return (0, 0) }
    let full = min(max(track * range.length / whole, shortest), track)
    let beyond = abs(offset - range.clamped(offset))
    let length = max(full - beyond, min(thickness * 2, track))
    let share = (range.clamped(offset) - range.lower) / max(range.upper - range.lower, 1)
    return (share * (track - length), length)
  }

  /// Returns the area of the view for bars, with insets that the program set.
  private func area(_ own: UIEdgeInsets) -> CGRect {
    backing.bounds.inset(by: automaticallyAdjustsScrollIndicatorInsets ? own + safeAreaInsets : own)
  }

  private func place(_ bar: WritableKeyPath<Indicators, CALayer?>, _ frame: CGRect) {
    let layer = scrolling.indicators[keyPath: bar] ?? makeBar()
    scrolling.indicators[keyPath: bar] = layer
    layer.frame = frame
    layer.opacity = 1
    layer.removeAnimation(forKey: "fade")
    let dark =
      indicatorStyle == .white || indicatorStyle == .default && traitCollection.userInterfaceStyle == .dark
    layer.backgroundColor = CGColor(gray: dark ? 1 : 0, alpha: dark ? 0.5 : 0.35)
  }

  private func makeBar() -> CALayer {
    let bar = CALayer()
    bar.cornerRadius = Self.thickness / 2
    // In front of all other content of the scroll view.
    bar.zPosition = 1_000_000
    backing.addSublayer(bar)
    return bar
  }

  private func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }
}
