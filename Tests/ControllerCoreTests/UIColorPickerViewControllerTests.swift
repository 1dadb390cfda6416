import ControlCore
import ControllerCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing

@MainActor
struct UIColorPickerViewControllerTests {
  @Test(arguments: [
    // 320 − 2 · 16 are twelve colours of 24; ten rows of them are 240 high.
    (900.0, 240.0),
    // A header of 56, 16 and a slider of 36 leave 192 of 300.
    (300.0, 192.0),
    // There is no room for colours.
    (80.0, 0.0),
  ]) func `the slider is below the colours, also in a low view`(height: Double, colors: Double) throws {
    let picker = UIColorPickerViewController()
    picker.view.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    picker.view.layoutIfNeeded()
    let slider = try #require(picker.view.subviews.compactMap { $0 as? UISlider }.first)
    #expect(abs(slider.frame.minY - (56 + CGFloat(colors) + 16)) < 1e-9 && slider.frame.height == 36)
  }
}
