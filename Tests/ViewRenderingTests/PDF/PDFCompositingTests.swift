import Foundation
import GraphicsCore
import StyleCore
import Testing
import ViewRendering

/// Blend modes of what is drawn as pixels, and masks.
extension PDFTests {
  @Test("What is drawn as pixels has the blend mode of its step") func blends() {
    let shadowed = lines {
      $0.setBlendMode(.multiply)
      $0.setShadow(offset: CGSize(width: 2, height: 2), blur: 3)
      $0.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    // The shadow's image, and the rectangle.
    #expect(shadowed.filter { $0.hasSuffix(" gs") }.count == 2)
    #expect(shadowed.prefix(2).last?.hasSuffix(" gs") == true)
    let plain = lines {
      $0.setShadow(offset: CGSize(width: 2, height: 2), blur: 3)
      $0.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    #expect(!plain.contains { $0.hasSuffix(" gs") })
  }

  @Test("Each mask of a step has a group of its own, since a state has one mask") func masks() {
    let mask = CGImage(width: 2, height: 1, pixels: [255, 255, 255, 255, 64, 64, 64, 64])
    func draw(_ context: CGContext) {
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: mask)
      context.clip(to: CGRect(x: 10, y: 0, width: 20, height: 20), mask: mask)
      context.setBlendMode(.multiply)
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
    }
    let page = lines(draw)
    #expect(page.filter { $0.hasSuffix(" gs") }.count == 1 && page.filter { $0.hasSuffix(" Do") }.count == 1)
    let all = text(
      document {
        $0.beginPage()
        draw($0.cgContext)
      })
    #expect(all.components(separatedBy: "/SMask << /Type /Mask").count == 3)
    // The blend mode is that of the outermost group.
    #expect(all.components(separatedBy: "/BM /Multiply").count == 2)
  }
}
