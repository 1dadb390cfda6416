import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) package import LayoutCore
import StyleCore

/// The view over a window that holds the input views of the first responder: one above the keyboard, and one in place of
/// its keys.
///
/// On a phone they are in a window of their own.
package final class InputHost: UIView {
  private weak var accessory: UIView?
  private weak var input: UIView?
  /// The height of what is below the accessory, in points.
  private var lowerHeight: CGFloat = 0

  /// The host of a window, if there is one.
  private static func host(of window: UIWindow) -> InputHost? {
    window.subviews.reversed().lazy.compactMap { $0 as? InputHost }.first
  }

  /// Shows the input views of a responder, or none.
  ///
  /// - Parameter keys: The height of the keyboard that the responder would have without an input view, or 0.
  static func show(of responder: UIResponder?, keys: CGFloat, in window: UIWindow) -> InputHeights {
    let provider = responder.flatMap(provider)
    let accessory = provider?.inputAccessoryView ?? provider?.inputAccessoryViewController?.view
    let input = responder?.inputView ?? responder?.inputViewController?.view
    guard accessory != nil || input != nil else {
      host(of: window)?.removeFromSuperview()
      return InputHeights(whole: keys, keys: keys)
    }
    let bottom = window.safeAreaInsets.bottom
    let host = host(of: window) ?? InputHost(frame: .zero)
    let height = input.map { inputHeight(of: $0, in: window) } ?? 0
    var lower = keys
    if input != nil { lower = height > 0 ? height + bottom : 0 }
    if lower == 0, accessory != nil { lower = bottom }
    let whole = lower + (accessory.map { accessoryHeight(of: $0, in: window) } ?? 0)
    host.show(accessory, input, lower)
    host.owner = (provider as? UIView)?.isDescendant(of: host) == true ? nil : provider
    host.frame = CGRect(
      x: window.bounds.minX, y: window.bounds.maxY - whole, width: window.bounds.width, height: whole)
    host.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    host.isHidden = whole == 0
    window.addSubview(host)
    return InputHeights(whole: whole, keys: input == nil ? keys : 0)
  }

  /// The responder of the view above the keyboard.
  private weak var owner: UIResponder?

  /// Returns the first responder in a chain that has a view above the keyboard.
  private static func provider(of responder: UIResponder) -> UIResponder? {
    sequence(first: responder, next: \.next).first {
      $0.inputAccessoryView != nil || $0.inputAccessoryViewController != nil
    }
  }

  /// Returns the height of an input view: its own, or the intrinsic one of a view without a size.
  private static func inputHeight(of view: UIView, in window: UIWindow) -> CGFloat {
    if (view as? UIInputView)?.allowsSelfSizing == true { return fittingHeight(of: view, in: window) }
    let own = view.bounds.height
    return own > 0 ? own : intrinsicHeight(of: view)
  }

  /// Returns the height of a view above the keyboard: its own, or one from its constraints.
  private static func accessoryHeight(of view: UIView, in window: UIWindow) -> CGFloat {
    let isSelfSizing = (view as? UIInputView)?.allowsSelfSizing == true
    if isSelfSizing || !view.translatesAutoresizingMaskIntoConstraints {
      return fittingHeight(of: view, in: window)
    }
    if view.bounds.height > 0 { return view.bounds.height }
    return intrinsicHeight(of: view)
  }

  private static func intrinsicHeight(of view: UIView) -> CGFloat {
    let height = view.intrinsicContentSize.height
    return height.isFinite ? max(0, height) : 0
  }

  private static func fittingHeight(of view: UIView, in window: UIWindow) -> CGFloat {
    let height = view.systemLayoutSizeFitting(
      CGSize(width: window.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height.isFinite ? max(height, intrinsicHeight(of: view)) : 0
  }

  private func show(_ accessory: UIView?, _ input: UIView?, _ lower: CGFloat) {
    for old in [self.accessory, self.input] {
      if let old, old !== accessory, old !== input, old.superview === self { old.removeFromSuperview() }
    }
    (self.accessory, self.input, lowerHeight) = (accessory, input, lower)
    for view in [accessory, input] {
      if let view, view.superview !== self { addSubview(view) }
    }
    backgroundColor = input == nil ? nil : .systemGray5
    setNeedsLayout()
  }

  /// Lays out the view above the keyboard, and the one in place of its keys.
  package override func layoutSubviews() {
    super.layoutSubviews()
    let rows = bounds.divided(atDistance: lowerHeight, from: .maxYEdge)
    for (view, area) in [(accessory, rows.remainder), (input, rows.slice)] {
      guard let view else { continue }
      var frame = area
      if view === input { frame.size.height = max(0, area.height - (window?.safeAreaInsets.bottom ?? 0)) }
      view.translatesAutoresizingMaskIntoConstraints = true
      if view.frame != frame { view.frame = frame }
    }
  }

  /// The responder of the view above the keyboard, which comes after it in the chain.
  package override var next: UIResponder? { owner ?? super.next }
}
