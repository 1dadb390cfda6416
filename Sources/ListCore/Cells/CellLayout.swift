import Foundation
import GraphicsCore
import StyleCore

/// The places of the parts of a table view cell, in points from its leading edge.
struct CellLayout {
  /// The values that the layout depends on, beside the place in the table.
  struct Input {
    var size: CGSize
    var accessory: Accessory
    /// The width of the indentation of the content.
    var indentation: CGFloat
    /// The size of text, as a multiple of the usual one, with which accessories and controls grow (R.6).
    var growth: CGFloat = 1
    /// The grid of pixels, on which a chevron ends.
    var pixels = PixelGrid(scale: 2)

    /// Returns a length that grows with the text, in whole points.
    func grown(_ length: CGFloat) -> CGFloat { growth == 1 ? length : (length * growth).rounded() }

    /// Returns a size that grows with the text, in whole points.
    func grown(_ size: CGSize) -> CGSize {
      CGSize(width: grown(size.width), height: grown(size.height))
    }
  }

  /// The accessory at the end of a cell.
  enum Accessory: Equatable {
    case none
    case chevron
    case checkmark
    case detail
    case detailAndChevron
    /// A view of the program, of a size.
    case view(CGSize)
  }

  let input: Input
  private(set) var content = CGRect.zero
  /// The margins at the start and the end of the content.
  private(set) var margins: (start: CGFloat, end: CGFloat) = (0, 0)
  private(set) var accessory: CGRect?
  private(set) var editControl: CGRect?
  private(set) var grip: CGRect?

  /// Lays out the parts of a cell.
  init(_ input: Input, in place: CellPlace?, margin: CGFloat) {
    self.input = input
    let inset = place?.contentInset ?? .zero
    var (start, end) = (inset.left, max(inset.left, input.size.width - inset.right))
    let height = input.size.height
    if let place, place.hasEditControl {
      let circle = input.grown(TableFigures.editingCircle)
      editControl = CGRect(
        x: start + input.grown(TableFigures.editingMiddle) - circle / 2, y: (height - circle) / 2,
        width: circle,
        height: circle)
      if place.indents { start += input.grown(TableFigures.editingWidth) }
    }
    var isFollowed = place?.hasIndex == true
    if place?.isMovable == true {
      let size = input.grown(TableFigures.grip)
      grip = CGRect(x: end - margin - size.width, y: 0, width: size.width, height: height)
      end = end - margin - size.width
      isFollowed = true
    }
    if let size = Self.size(of: input) {
      let gap = isFollowed ? TableFigures.accessoryGap : margin + Self.extraMargin(input.accessory)
      accessory = CGRect(
        x: end - gap - size.width, y: (height - size.height) / 2, width: size.width, height: size.height)
      end = end - gap - size.width - Self.extraMargin(input.accessory)
      isFollowed = true
    }
    content = CGRect(x: start, y: 0, width: max(0, end - start), height: height)
    margins = (margin + input.indentation, isFollowed ? TableFigures.accessoryGap : margin)
  }

  private static func size(of input: Input) -> CGSize? {
    var (chevron, detail) = (input.grown(TableFigures.chevron), input.grown(TableFigures.detail))
    if input.growth == 1 { chevron.width = input.pixels.snap(chevron.width, .floor) }
    return switch input.accessory {
    case .none: nil
    case .chevron: chevron
    case .checkmark: input.grown(TableFigures.checkmark)
    case .detail: detail
    case .detailAndChevron:
      CGSize(width: detail.width + TableFigures.accessoryGap + chevron.width, height: detail.height)
    case .view(let size): size
    }
  }

  private static func extraMargin(_ accessory: Accessory) -> CGFloat {
    accessory == .checkmark ? TableFigures.checkmarkMargin : 0
  }
}
