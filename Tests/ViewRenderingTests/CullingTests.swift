import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Raster
import TestSupport
import Testing
import ViewRendering

@Suite struct CullingTests {
  private func layer(_ frame: CGRect, _ color: CGColor?) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let faint = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)

  private func tags(_ root: CALayer) -> [Int] {
    DisplayList(recording: root, scale: 1).items.map(\.tag.rawValue)
  }

  @Test("What an opaque rectangle covers wholly is left out") func covered() {
    let root = layer(CGRect(x: 0, y: 0, width: 20, height: 20), red)
    root.addSublayer(layer(CGRect(x: 2, y: 2, width: 5, height: 5), faint))
    let cover = layer(CGRect(x: 1, y: 1, width: 10, height: 10), red)
    root.addSublayer(cover)
    #expect(tags(root) == [0, 2])
    cover.frame.origin.x = 2.5
    #expect(tags(root) == [0, 1, 2], "half of a column can be seen")
    cover.frame.origin.x = 1
    cover.opacity = 0.99
    // The layer, and the group of the cover with its item.
    #expect(tags(root) == [0, 1, 2, 2])
    cover.opacity = 1
    cover.cornerRadius = 2
    #expect(tags(root) == [0, 1, 2], "it may show in the corner")
    cover.cornerRadius = 1
    // Between the corners the cover is opaque from x = 2 to 10.
    #expect(tags(root) == [0, 2])
  }

  @Test("What lies outside, has no size or no colour is left out") func nothing() {
    let root = layer(CGRect(x: 0, y: 0, width: 20, height: 20), nil)
    for frame in [
      CGRect(x: 20, y: 0, width: 5, height: 5), CGRect(x: -5, y: -5, width: 5, height: 5),
      CGRect(x: 1, y: 1, width: 0, height: 5), CGRect(x: 1, y: 1, width: 5, height: 0),
    ] { root.addSublayer(layer(frame, red)) }
    root.addSublayer(layer(CGRect(x: 0, y: 0, width: 5, height: 5), red.copy(alpha: 0)))
    let hidden = layer(CGRect(x: 0, y: 0, width: 5, height: 5), red)
    hidden.isHidden = true
    root.addSublayer(hidden)
    let clear = layer(CGRect(x: 0, y: 0, width: 5, height: 5), red)
    clear.opacity = 0
    root.addSublayer(clear)
    #expect(tags(root).isEmpty)
  }

  @Test("What casts a shadow stays, even where it is covered itself") func shadows() {
    let root = layer(CGRect(x: 0, y: 0, width: 40, height: 40), nil)
    let card = layer(CGRect(x: 10, y: 10, width: 10, height: 10), red)
    card.shadowOpacity = 1
    root.addSublayer(card)
    root.addSublayer(layer(CGRect(x: 9, y: 9, width: 12, height: 12), red))
    // The group of the shadow, its item, the cover.
    #expect(tags(root) == [1, 1, 2])
    root.addSublayer(layer(CGRect(x: 0, y: 0, width: 40, height: 40), red))
    #expect(tags(root) == [3])
  }

  @Test("Pictures with and without what cannot be seen are the same", arguments: TestEffort.seeds(40))
  func samePictures(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<4 {
      let root = RandomLayers.tree(layers: 25, side: 32, using: &random)
      let all = DisplayList(recordingAllOf: root, scale: 1)
      let seen = DisplayList(recording: root, scale: 1)
      #expect(seen.items.count <= all.items.count)
      let isSame = Bitmap(rendering: seen) == Bitmap(rendering: all)
      #expect(isSame)
    }
  }
}
