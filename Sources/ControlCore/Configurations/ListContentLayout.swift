import Foundation
import StyleCore

/// The places of the parts of list content, from left to right, by sizes alone.
struct ListContentLayout {
  /// A text, by the size that it takes in a width.
  struct Text {
    /// Returns the size of the text in a width; infinity is the size of its lines.
    var size: (CGFloat) -> CGSize
  }

  /// An image and its room.
  struct Picture {
    var size: CGSize
    var room: CGSize
  }

  var picture: Picture?
  var text: Text?
  var secondary: Text?
  var margins: NSDirectionalEdgeInsets
  var imageToText: CGFloat
  var sideBySide: CGFloat
  var stacked: CGFloat
  /// Whether or not texts are side by side where there is room.
  var prefersSideBySide: Bool
  var minimumHeight: CGFloat

  /// The places of the parts, and the height that they need.
  struct Frames: Equatable {
    var picture: CGRect?
    var text: CGRect?
    var secondary: CGRect?
    var height: CGFloat = 0
  }

  /// The distance from the start of the view to that of the texts.
  var textStart: CGFloat { margins.leading + (picture.map { $0.room.width + imageToText } ?? 0) }

  /// Returns the width of the content without wrapping.
  var naturalWidth: CGFloat {
    let (first, second) = (text?.size(.infinity).width ?? 0, secondary?.size(.infinity).width ?? 0)
    let isBeside = prefersSideBySide && text != nil && secondary != nil
    return textStart + (isBeside ? first + sideBySide + second : max(first, second)) + margins.trailing
  }

  /// Returns the places in a width, around the middle of a height, or of the height that the content needs.
  func frames(width: CGFloat, height: CGFloat? = nil, on grid: PixelGrid) -> Frames {
    let room = max(0, width - textStart - margins.trailing)
    var frames = places(in: room)
    let block = max(frames.text?.maxY ?? 0, frames.secondary?.maxY ?? 0)
    let content = max(block, picture?.room.height ?? 0)
    frames.height = max(minimumHeight, margins.top + content + margins.bottom)
    let middle = margins.top + ((height ?? frames.height) - margins.top - margins.bottom) / 2
    let top = grid.snap(middle - block / 2, .nearest(.up))
    for part in [\Frames.text, \Frames.secondary] { frames[keyPath: part]?.origin.y += top }
    if let picture {
      let x = grid.snap(margins.leading + (picture.room.width - picture.size.width) / 2, .nearest(.up))
      let y = grid.snap(middle - picture.size.height / 2, .nearest(.up))
      frames.picture = CGRect(origin: CGPoint(x: x, y: y), size: picture.size)
    }
    return frames
  }

  /// Returns the places of texts side by side in a width, from the top of the higher one; nil without the room.
  private func placesBeside(_ text: Text, _ secondary: Text, in room: CGFloat) -> Frames? {
    let (first, second) = (text.size(.infinity), secondary.size(.infinity))
    guard first.width + sideBySide + second.width <= room else { return nil }
    let height = max(first.height, second.height)
    var frames = Frames()
    frames.text = CGRect(
      x: textStart, y: (height - first.height) / 2, width: room - second.width - sideBySide,
      height: first.height)
    frames.secondary = CGRect(
      x: textStart + room - second.width, y: (height - second.height) / 2, width: second.width,
      height: second.height)
    return frames
  }

  /// Returns the places of the texts in a width, from the top of the first.
  private func places(in room: CGFloat) -> Frames {
    var frames = Frames()
    guard let text, let secondary else {
      if let size = (text ?? secondary)?.size(room) {
        let frame = CGRect(x: textStart, y: 0, width: room, height: size.height)
        if text != nil { frames.text = frame } else { frames.secondary = frame }
      }
      return frames
    }
    if prefersSideBySide, let beside = placesBeside(text, secondary, in: room) { return beside }
    let top = text.size(room).height
    frames.text = CGRect(x: textStart, y: 0, width: room, height: top)
    let bottom = secondary.size(room).height
    frames.secondary = CGRect(x: textStart, y: top + stacked, width: room, height: bottom)
    return frames
  }
}
