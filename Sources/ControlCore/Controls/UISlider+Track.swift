import Foundation
import GraphicsCore
import LayoutCore
public import StyleCore
import TextViewCore

extension UISlider {
  /// The styles of a slider.
  public enum Style: Int, Sendable {
    /// A track with a thumb.
    case `default` = 0
    /// A track without a thumb, as for the time in a medium; it becomes higher while it is touched.
    case thumbless = 1
  }

  /// The ticks of a slider's track, its neutral value and the part of it that can be chosen.
  ///
  /// All positions are parts of the track, from 0 at the minimum value to 1 at the maximum value.
  @preconcurrency @MainActor
  public struct TrackConfiguration: @preconcurrency Hashable {
    /// A mark at a position of the track.
    @preconcurrency @MainActor
    public struct Tick: @preconcurrency Hashable {
      /// The position of the tick, 0…1.
      public let position: Float
      /// The title, which is spoken.
      public var title: String?
      /// The image in place of the dot.
      public var image: UIImage?

      /// Creates a tick.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        (self.position, self.title, self.image) = (position, title, image)
      }
    }

    /// Whether or not the slider takes on the positions of ticks only, if it has some.
    public var allowsTickValuesOnly: Bool
    /// The position from which the track is filled to the value.
    public var neutralValue: Float
    /// The positions that the slider can take on.
    public var enabledRange: ClosedRange<Float>
    /// The ticks.
    public let ticks: [Tick]

    /// Creates a configuration with ticks.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      ticks: [UISlider.TrackConfiguration.Tick]
    ) {
      (self.allowsTickValuesOnly, self.neutralValue) = (allowsTickValuesOnly, neutralValue)
      (self.enabledRange, self.ticks) = (enabledRange, ticks)
    }

    /// Creates a configuration with a number of ticks at equal distances, the first and the last at the ends.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      numberOfTicks: Int
    ) {
      let last = Float(max(1, numberOfTicks - 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
        ticks: (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / last) })
    }

    /// Returns the nearest position that the slider can take on (26.C.30).
    func allowed(_ place: Float) -> Float {
      let place = max(enabledRange.lowerBound, min(place, enabledRange.upperBound))
      let choices = ticks.lazy.map(\.position).filter { enabledRange.contains($0) }
      guard allowsTickValuesOnly else { return place }
      return choices.min { abs($0 - place) < abs($1 - place) } ?? place
    }
  }

  /// Returns a value within the range, at a tick where the track allows only those.
  func allowed(_ value: Float) -> Float {
    let value = min(max(value, minimumValue), maximumValue)
    let range = maximumValue - minimumValue
    guard let configuration = trackConfiguration, range > 0, range.isFinite else { return value }
    let place = (value - minimumValue) / range
    let allowed = configuration.allowed(place)
    return allowed == place ? value : min(max(minimumValue + allowed * range, minimumValue), maximumValue)
  }

  /// Returns the place of a position on the track, between those of the thumb's center at both ends.
  private func x(_ position: Float, in track: CGRect) -> CGFloat {
    let inset = showsThumb ? thumb.width / 2 : 0
    let share = CGFloat(isReversed ? 1 - position : position)
    return track.minX + inset + max(0, track.width - 2 * inset) * share
  }

  /// Returns the place of the neutral value, unless that is the beginning of the track.
  func neutralX(in track: CGRect) -> CGFloat? {
    guard let neutral = trackConfiguration?.neutralValue, neutral > 0 else { return nil }
    return x(min(neutral, 1), in: track)
  }

  /// Draws the ticks below the track.
  func drawTicks(in context: CGContext, track: CGRect) {
    guard let configuration = trackConfiguration else { return }
    let side = ControlSizes.sliderTick
    let color = resolved(.tertiaryLabel, opacity: isEnabled ? 1 : 0.5)
    for tick in configuration.ticks where (0...1).contains(tick.position) {
      let middle = CGPoint(
        x: x(tick.position, in: track), y: track.midY + ControlSizes.sliderTickDistance)
      let size = tick.image?.size ?? CGSize(width: side, height: side)
      let place = CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
      tick.image.draw(in: place, tint: color) { context.fillCapsule(place, color) }
    }
  }
}
