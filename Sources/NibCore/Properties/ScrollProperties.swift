import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

/// The properties of scroll views.
@MainActor
enum ScrollProperties {
  static let all = [
    PropertyReading(UIScrollView.self, readScrollView), PropertyReading(UIRefreshControl.self, readRefresh),
  ]

  private static func readScrollView(_ view: UIScrollView, _ values: NibValues, _ context: NibContext) {
    readScrolling(view, values)
    if let size = values.size("contentSize") { view.contentSize = size }
    if let insets = values.insets("contentInset") { view.contentInset = insets }
    if let insets = values.insets("scrollIndicatorInsets") { view.scrollIndicatorInsets = insets }
    if let insets = values.insets("verticalScrollIndicatorInsets") {
      view.verticalScrollIndicatorInsets = insets
    }
    if let insets = values.insets("horizontalScrollIndicatorInsets") {
      view.horizontalScrollIndicatorInsets = insets
    }
    if let behavior = values.choice("contentInsetAdjustmentBehavior", adjustments) {
      view.contentInsetAdjustmentBehavior = behavior
    }
    if let mode = values.choice("keyboardDismissMode", dismissModes) { view.keyboardDismissMode = mode }
    if let style = values.choice("indicatorStyle", indicatorStyles) { view.indicatorStyle = style }
    if let scale = values.number("minimumZoomScale") { view.minimumZoomScale = scale }
    if let scale = values.number("maximumZoomScale") { view.maximumZoomScale = scale }
  }

  private static func readScrolling(_ view: UIScrollView, _ values: NibValues) {
    if let enabled = values.bool("scrollEnabled") { view.isScrollEnabled = enabled }
    if let paging = values.bool("pagingEnabled") { view.isPagingEnabled = paging }
    if let locked = values.bool("directionalLockEnabled") { view.isDirectionalLockEnabled = locked }
    if let bounces = values.bool("bounces") { view.bounces = bounces }
    if let bounces = values.bool("bouncesZoom") { view.bouncesZoom = bounces }
    if let bounces = values.bool("alwaysBounceVertical") { view.alwaysBounceVertical = bounces }
    if let bounces = values.bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = bounces }
    if let shows = values.bool("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = shows }
    if let shows = values.bool("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = shows
    }
    if let scrolls = values.bool("scrollsToTop") { view.scrollsToTop = scrolls }
    if let delays = values.bool("delaysContentTouches") { view.delaysContentTouches = delays }
    if let cancels = values.bool("canCancelContentTouches") { view.canCancelContentTouches = cancels }
  }

  private static func readRefresh(_ control: UIRefreshControl, _ values: NibValues, _ context: NibContext) {
    if let title = values.attributedText("attributedTitle") { control.attributedTitle = title }
  }

  private static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]
  private static let dismissModes: [String: UIScrollView.KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    "onDragWithAccessory": .onDragWithAccessory, "interactiveWithAccessory": .interactiveWithAccessory,
  ]
  private static let indicatorStyles: [String: UIScrollView.IndicatorStyle] = [
    "default": .default, "black": .black, "white": .white,
  ]
}
