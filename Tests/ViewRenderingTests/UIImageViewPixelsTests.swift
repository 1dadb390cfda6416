import Foundation
import LayoutCore
import Raster
import Testing
import ViewRendering

/// What image views show of their images.
@MainActor
@Suite struct UIImageViewPixelsTests {
  private let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)

  private func picture(_ mode: UIView.ContentMode, _ rect: CGRect) -> Bitmap {
    let view = UIImageView(image: UIImage(cgImage: .of(width: 2, [.red, .green, .blue, white])))
    view.frame = CGRect(x: 0, y: 0, width: 6, height: 6)
    view.contentMode = mode
    view.layer.magnificationFilter = .nearest
    view.layer.contentsRect = rect
    return Bitmap(rendering: DisplayList(recording: view.layer, scale: 1))
  }

  @Test("A rectangle of the contents is what is placed (G.16, G.17)") func partOfImage() {
    let right = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let filled = picture(.scaleToFill, right)
    #expect(filled.row(0) == Array(repeating: .green, count: 6))
    #expect(filled.row(5) == Array(repeating: white, count: 6))
    // A part of 1 × 2 points in the middle of 6 × 6, from 2.5 on: half of the pixels at both of its sides.
    let centered = picture(.center, right)
    #expect(centered[2, 2].alpha == 128 && centered[3, 3].alpha == 128)
    #expect(
      centered[1, 2] == .transparent && centered[4, 2] == .transparent && centered[2, 1] == .transparent)
    // In its own shape: 3 × 6.
    let fitted = picture(.scaleAspectFit, right)
    #expect(fitted[2, 0] == .green && fitted[3, 5] == white && fitted[1, 0].alpha == 128)
    #expect(fitted[0, 0] == .transparent)
  }
}
