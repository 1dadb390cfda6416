import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// A wheel of a picker view that turns: under a finger, or by itself.
struct WheelTurn {
  /// The distance from the first row to the middle, in points.
  var position: CGFloat
  /// The motion, if the wheel turns by itself.
  var motion: WheelMotion?
  /// Whether or not a finger holds the wheel.
  var isHeld = false
}

/// A drag of a wheel by a finger.
struct WheelDrag {
  let component: Int
  /// The position to which the finger would have turned the wheel at its start, in points.
  let pulled: CGFloat
}

/// The fingers that turn the wheels of a picker view.
extension UIPickerView {
  /// Makes a finger turn the wheels, and a tap select a row.
  func takeTouches() {
    pan.maximumNumberOfTouches = 1
    pan.addHandler { [weak self] in
      if let pan = $0 as? UIPanGestureRecognizer { self?.follow(pan) }
    }
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] in self?.selectRow(at: $0.location(in: self)) }
    addGestureRecognizer(pan)
    addGestureRecognizer(tap)
  }

  /// Returns the wheel at a point.
  private func wheel(at point: CGPoint) -> PickerWheel? { wheels.first { $0.rect.covers(point) } }

  private func range(of wheel: PickerWheel) -> ScrollRange {
    ScrollRange(
      lower: 0, upper: CGFloat(max(0, wheel.count - 1)) * wheel.rowHeight, length: wheel.rect.height,
      isScrollable: true, bounces: true)
  }

  // MARK: Touches

  /// Stops the wheel at a point, if it turns.
  func hold(at point: CGPoint) {
    guard let component = wheel(at: point)?.component, turns[component] != nil else { return }
    turns[component]?.motion?.stop()
    turns[component]?.motion = nil
    turns[component]?.isHeld = true
  }

  /// Lets the wheels go that a finger stopped without turning them.
  func letGo() {
    guard drag == nil else { return }
    for component in turns.keys.sorted() where turns[component]?.isHeld == true {
      turns[component]?.isHeld = false
      spin(component, speed: 0)
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag(pan)
    case .changed: drag(by: pan.translation(in: self).y)
    case .ended: endDrag(speed: -pan.velocity(in: self).y)
    case .cancelled: endDrag(speed: 0)
    default: break
    }
  }

  private func beginDrag(_ pan: UIPanGestureRecognizer) {
    let (point, way) = (pan.location(in: self), pan.translation(in: self))
    guard let wheel = wheel(at: CGPoint(x: point.x - way.x, y: point.y - way.y)) else { return }
    let position = turns[wheel.component]?.position ?? CGFloat(wheel.chosen) * wheel.rowHeight
    turns[wheel.component]?.motion?.stop()
    turns[wheel.component] = WheelTurn(position: position, isHeld: true)
    drag = WheelDrag(component: wheel.component, pulled: range(of: wheel).unstretched(position))
    // The first 10 points, which are needed to recognize a drag, turn nothing (N.1).
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    let slop = UIPanGestureRecognizer.slop
    let rest = length > slop ? 1 - slop / length : 0
    pan.setTranslation(CGPoint(x: way.x * rest, y: way.y * rest), in: self)
    drag(by: pan.translation(in: self).y)
  }

  private func drag(by way: CGFloat) {
    guard let drag, way.isFinite, let wheel = wheels.first(where: { $0.component == drag.component }) else {
      return
    }
    turns[drag.component]?.position = range(of: wheel).stretched(drag.pulled - way)
    wheelsDidTurn()
  }

  private func endDrag(speed: CGFloat) {
    guard let component = drag?.component else { return }
    drag = nil
    turns[component]?.isHeld = false
    spin(component, speed: speed.isFinite ? speed : 0)
  }

  // MARK: Motion

  /// Lets a wheel turn on at a speed in points per second, slower and slower, until a row is in the middle.
  ///
  /// Beyond its first and last row it springs back.
  private func spin(_ component: Int, speed: CGFloat) {
    guard let turn = turns[component], let wheel = wheels.first(where: { $0.component == component }),
      turn.position.isFinite, wheel.count > 0
    else { return stop(component) }
    let (range, rate) = (range(of: wheel), UIScrollView.DecelerationRate.normal.rawValue)
    let free = turn.position + ScrollCurve.distance(at: speed, rate)
    let nearest = (range.clamped(free) / wheel.rowHeight).rounded() * wheel.rowHeight
    let target = range.clamped(free) == free ? nearest : free
    let curve = ScrollCurve(
      from: turn.position, speed: speed, to: target, in: range, rate: rate,
      tolerance: 0.5 / max(traitCollection.displayScale, 1))
    let row = Int(saturating: Double((curve.end / wheel.rowHeight).rounded()))
    run(component, for: curve.duration) {
      curve.offset(at: $0)
    } end: { [weak self] in
      self?.settle(component, on: row, isChosen: true)
    }
  }

  /// Turns a wheel to a row.
  ///
  /// - Parameter isChosen: Whether or not the user chose the row, so that the delegate is told at the end.
  func turn(_ component: Int, to row: Int, isChosen: Bool) {
    guard AnimationClock.isRunning, window != nil,
      let wheel = wheels.first(where: { $0.component == component })
    else { return settle(component, on: row, isChosen: isChosen) }
    let start = turns[component]?.position ?? CGFloat(wheel.chosen) * wheel.rowHeight
    turns[component]?.motion?.stop()
    turns[component] = WheelTurn(position: start)
    let (end, curve) = (CGFloat(row) * wheel.rowHeight, UnitBezier(.easeInOut))
    run(component, for: start == end ? 0 : PickerSizes.settling) { seconds in
      start + (end - start) * CGFloat(curve.progress(at: seconds / PickerSizes.settling))
    } end: { [weak self] in
      self?.settle(component, on: row, isChosen: isChosen)
    }
  }

  private func run(
    _ component: Int, for duration: Double, position: @escaping (Double) -> CGFloat,
    end: @escaping @MainActor () -> Void
  ) {
    let motion = WheelMotion(duration: duration) { [weak self] seconds in
      self?.turns[component]?.position = position(seconds)
      self?.wheelsDidTurn()
    } end: {
      end()
    }
    turns[component]?.motion = motion
    motion.run()
  }

  /// Ends the turn of a wheel at its selected row.
  func stop(_ component: Int) {
    turns.removeValue(forKey: component)?.motion?.stop()
    wheelsDidTurn()
  }

  /// Ends the turn of a wheel at a row, and tells the delegate if the user chose it.
  private func settle(_ component: Int, on row: Int, isChosen: Bool) {
    stop(component)
    let old = selectedRow(inComponent: component)
    select(row, component)
    let new = selectedRow(inComponent: component)
    guard isChosen, new >= 0, new != old else { return }
    delegate?.pickerView(self, didSelectRow: new, inComponent: component)
  }

  /// Turns a wheel to the row at a point, unless it turns already.
  private func selectRow(at point: CGPoint) {
    guard point.y.isFinite, let wheel = wheel(at: point), turns[wheel.component] == nil,
      let row = wheel.row(at: point.y), row != wheel.chosen
    else { return }
    turn(wheel.component, to: row, isChosen: true)
  }
}
