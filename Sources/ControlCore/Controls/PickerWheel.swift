package import Foundation
import GraphicsCore
import LayoutCore
import Paths
import StyleCore

/// A wheel of a picker view as it stands: a drum, of which the half with the visible rows is in front (L.6).
package struct PickerWheel {
  package let component: Int
  package let rect: CGRect
  /// The height of a row in the middle, in points.
  package let rowHeight: CGFloat
  /// The selected row, in the middle of a wheel at rest.
  let chosen: Int
  /// The row in the middle, with a fraction while the wheel turns.
  package let middle: CGFloat
  /// The number of rows.
  let count: Int

  /// The place of a row on the wheel.
  package struct Place {
    /// The middle of the row, in the coordinates of the picker.
    package let center: CGPoint
    /// The height of the row, as a share of one in the middle.
    package let scale: CGFloat
  }

  private var rowsPerTurn: CGFloat {
    PickerSizes.rowsPerTurn(height: rect.height, rowHeight: rowHeight)
  }

  /// Returns the place of a row, or `nil` behind the wheel.
  package func place(_ row: Int) -> Place? {
    let turn = (CGFloat(row) - middle) / rowsPerTurn
    guard abs(turn) < 0.25 else { return nil }
    let angle = 2 * Double.pi * Double(turn)
    let height = PickerSizes.radius(height: rect.height) * CGFloat(Trigonometry.sine(angle))
    return Place(
      center: CGPoint(x: rect.midX, y: rect.midY + height), scale: CGFloat(Trigonometry.cosine(angle)))
  }

  /// Returns the rectangle of a row.
  package func frame(_ row: Int) -> CGRect? {
    place(row).map {
      let height = rowHeight * $0.scale
      return CGRect(x: rect.minX, y: $0.center.y - height / 2, width: rect.width, height: height)
    }
  }

  /// The rows in front, of which there are at most two thousand.
  package var rows: Range<Int> {
    let reach = min((rowsPerTurn / 4).rounded(.up), 1_000)
    let first = Int(saturating: Double(middle - reach))
    let end = max(0, min(count, Int(saturating: Double(middle + reach + 1))))
    return min(max(0, first), end)..<end
  }

  /// Returns the row at a height of the picker.
  func row(at y: CGFloat) -> Int? {
    rows.first { row in frame(row).map { $0.minY <= y && y < $0.maxY } ?? false }
  }

  /// Returns how much of a row is in a band in the middle, 0…1.
  func share(of row: Int, in band: CGRect) -> CGFloat {
    guard let frame = frame(row), frame.height > 0 else { return 0 }
    let inside = min(frame.maxY, band.maxY) - max(frame.minY, band.minY)
    return max(0, min(inside / frame.height, 1))
  }

  /// Returns the opacity that the fading towards the edges leaves of a row.
  func fade(_ place: Place) -> CGFloat {
    let distance = min(place.center.y - rect.minY, rect.maxY - place.center.y) - PickerSizes.fadeInset
    return max(0, min(distance / max(1, rect.height * PickerSizes.fadeShare), 1))
  }
}
