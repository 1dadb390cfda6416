import ManualLayout
import Testing
import UIKit

/// The order of the lines in a `layoutSubviews`.
///
/// Any order that keeps to the dependencies gives the same frames, and one that does not leaves a view at a place that
/// is out of date.
@MainActor
struct LayoutOrderTests {
  /// A view before its first layout at this size, with subviews in stale places.
  private func fourCorners() -> (view: UIView, steps: [LayoutStep]) {
    let view = FourCornersView(frame: CGRect(x: 0, y: 0, width: 180, height: 120))
    return (stale(view), view.steps)
  }

  private func loading() -> (view: UIView, steps: [LayoutStep]) {
    let view = LoadingView(frame: CGRect(x: 0, y: 0, width: 240, height: 201))
    return (stale(view), view.steps)
  }

  private func mediaRow() -> (view: UIView, steps: [LayoutStep]) {
    let view = MediaRowView(
      frame: CGRect(x: 0, y: 0, width: 280, height: 120), text: "Text that is too long for its width")
    return (stale(view), view.steps)
  }

  private func stale(_ view: UIView) -> UIView {
    for (index, subview) in view.subviews.enumerated() {
      let index = CGFloat(index)
      subview.untransformedFrame = CGRect(
        x: 7 * index + 3, y: 5 * index, width: 11 + index, height: 13 - index)
    }
    return view
  }

  /// The frames after the steps in an order.
  private func frames(_ make: () -> (view: UIView, steps: [LayoutStep]), _ order: [Int]) -> [CGRect] {
    let (view, steps) = make()
    for index in order { steps[index].perform() }
    return view.subviews.map(\.untransformedFrame)
  }

  @Test("Four corners: 8! / 2⁴ = 2,520 orders, one result") func fourCornersOrders() {
    let orders = fourCorners().steps.validOrders
    #expect(orders.count == 2520)
    let wanted = frames(fourCorners, orders[0])
    #expect(orders.allSatisfy { frames(fourCorners, $0) == wanted })
  }

  @Test("Indicator and label: the label's position last, its size anywhere: 3 orders, one result")
  func loadingOrders() {
    let orders = loading().steps.validOrders
    #expect(orders.count == 3)
    let wanted = frames(loading, orders[0])
    #expect(orders.allSatisfy { frames(loading, $0) == wanted })
  }

  @Test("Image and label: the image's size first, the label's position last: 2 orders, one result")
  func mediaRowOrders() {
    let orders = mediaRow().steps.validOrders
    #expect(orders.count == 2)
    let wanted = frames(mediaRow, orders[0])
    #expect(orders.allSatisfy { frames(mediaRow, $0) == wanted })
  }

  @Test("Every order that breaks a dependency gives another result")
  func invalidOrders() {
    for make in [loading, mediaRow] {
      let steps = make().steps
      let valid = steps.validOrders
      let wanted = frames(make, valid[0])
      let invalid = steps.allOrders.filter { !valid.contains($0) }
      #expect(invalid.count == 24 - valid.count)
      for order in invalid {
        #expect(frames(make, order) != wanted, "\(order.map { steps[$0].name })")
      }
    }
  }

  @Test("The label that is placed before its indicator is beneath where that was") func staleLabel() {
    let (view, steps) = loading()
    view.traitOverrides.displayScale = 2
    view.updateTraitsIfNeeded()
    let wrong = ["size of indicator", "size of label", "position of label", "position of indicator"]
    let indicator = view.subviews[0]
    let origin = indicator.untransformedFrame.origin
    for name in wrong { steps.first { $0.name == name }?.perform() }
    // The indicator was resized at its old place, and the label put 32 points beneath that.
    let label = view.subviews[1]
    #expect(label.untransformedFrame.minY == origin.y + 48 + 32)
    #expect(indicator.untransformedFrame.origin == CGPoint(x: 96, y: 76.5))
    // The next layout finds the indicator in its place: the mistake shows only once.
    for name in wrong { steps.first { $0.name == name }?.perform() }
    #expect(label.untransformedFrame.minY == (76.5 + 48 + 32) as CGFloat)
  }
}
