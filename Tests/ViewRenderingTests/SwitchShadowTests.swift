import ControlCore
import Foundation
import LayoutCore
import Raster
import Testing
import ViewRendering

@MainActor struct SwitchShadowTests {
  /// On phones, the picture of the knob, 27 points wide and high, is 57 by 43.5 points and begins 15 to its left and 8
  /// above it; its shadow is in it.
  @Test(arguments: [false, true])
  func `L.5: the shadow of a switch's knob ends where that of a phone does`(isOn: Bool) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 151, height: 131))
    let toggle = UISwitch(frame: CGRect(x: 50, y: 50, width: 51, height: 31))
    toggle.isOn = isOn
    view.addSubview(toggle)
    let bitmap = Bitmap(rendering: DisplayList(recording: view.layer, scale: 2))
    // The knob is 2 points from the edge; half a point more below it.
    let left = 50 + (isOn ? 22 : 2) - 15.0
    let knob = CGRect(x: left, y: 50 + 2 - 8, width: 57, height: 43.5)
    let allowed = knob.union(toggle.frame)
    var found = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].alpha > 0 {
        found += 1
        let point = CGPoint(x: (Double(x) + 0.5) / 2, y: (Double(y) + 0.5) / 2)
        #expect(allowed.contains(point), "\(point) is drawn on")
      }
    }
    #expect(found > 4 * 31 * 31, "the switch itself is drawn")
  }
}
