import Foundation

/// The changes in the frames of `UIView.animateKeyframes`, until they become animations.
package final class KeyframeCollector {
  private struct Change {
    let start: Double
    let end: Double
    let value: AnimatableValue
  }

  private struct Track {
    let layer: CALayer
    let key: AnimatableKey
    let old: AnimatableValue
    var changes: [Change] = []
  }

  private let mode: CAAnimationCalculationMode
  private var tracks: [Track] = []
  /// The frame that is being set, in shares of the whole duration.
  package var frame = (start: 0.0, end: 1.0)

  package init(_ mode: CAAnimationCalculationMode) {
    self.mode = mode
  }

  /// Adds the change of a property in the current frame.
  package func add(_ layer: CALayer, _ key: AnimatableKey, from old: AnimatableValue, to new: AnimatableValue)
  {
    let change = Change(start: frame.start, end: frame.end, value: new)
    if let index = tracks.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      tracks[index].changes.append(change)
    } else {
      tracks.append(Track(layer: layer, key: key, old: old, changes: [change]))
    }
  }

  /// Passes the animations on, one for each property of each layer, with their kinds, layers and keys.
  package func finish(_ attach: (CAAnimation, AnimationPlan.Kind, CALayer, String) -> Void) {
    for track in tracks {
      let (values, times) = frames(of: track)
      let animation = CAKeyframeAnimation(keyPath: track.key.rawValue)
      animation.values = values.compactMap(\.object)
      animation.keyTimes = times.map(NSNumber.init(value:))
      animation.calculationMode = mode
      let keyframeValues = KeyframeValues(values, times: times, mode: mode)
      attach(
        animation,
        .property(
          AnimatablePath(track.key), .keyframes(keyframeValues), isAdditive: false, isCumulative: false),
        track.layer, track.key.rawValue)
    }
    tracks = []
  }

  /// Returns the values and their times; between frames, values stay.
  ///
  /// In the discrete mode, a frame has its value from its start on; the smooth and the paced modes know only the ends
  /// of frames.
  private func frames(of track: Track) -> (values: [AnimatableValue], times: [Double]) {
    var (values, times) = ([track.old], [0.0])
    func add(_ value: AnimatableValue, at time: Double) {
      values.append(value)
      times.append(max(time, times[times.count - 1]))
    }
    for change in track.changes.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      switch mode {
      case .discrete: add(change.value, at: change.start)
      case .linear:
        if change.start > times[times.count - 1] { add(values[values.count - 1], at: change.start) }
        add(change.value, at: change.end)
      default: add(change.value, at: change.end)
      }
    }
    if times[times.count - 1] < 1 { add(values[values.count - 1], at: 1) }
    return (values, times)
  }
}
