import Foundation
import GraphicsCore
import StyleCore
import Text

extension NSTextLayoutFragment {
  /// Returns the line with a place; of two lines that share it, the first one if the affinity is upstream.
  func line(at location: any NSTextLocation, isUpstream: Bool) -> NSTextLineFragment? {
    guard let offset = (location as? TextOffset)?.offset, let start = rangeInElement.offsets?.lowerBound,
      let end = rangeInElement.offsets?.upperBound, offset >= start, offset <= end
    else { return nil }
    let place = offset - start
    if isUpstream, let before = lines.first(where: { $0.characterRange.end == place }) { return before }
    let found = lines.first { $0.characterRange.location <= place && place < $0.characterRange.end }
    return found ?? (place == end - start ? lines.last : nil)
  }

  /// Returns the area of the attachment at a place, from the corner of the fragment.
  func attachmentFrame(at location: any NSTextLocation) -> CGRect {
    guard let offset = (location as? TextOffset)?.offset, let manager else { return .zero }
    _ = manager.laidFragments
    guard let filled = manager.filledText, let number = filled.line(at: offset) else { return .zero }
    let run = filled.layout.runs(ofLine: filled.lines[number].index).first {
      $0.isAttachment && $0.range.contains(offset)
    }
    guard let run, let room = run.attributes.attachment else { return .zero }
    return CGRect(
      x: run.x + filled.inset - frame.minX, y: run.baseline - room.ascent - frame.minY, width: room.width,
      height: room.ascent + room.descent)
  }
}
