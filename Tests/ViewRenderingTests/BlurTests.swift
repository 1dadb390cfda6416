import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Raster
import StyleCore
import Testing
import ViewRendering

/// Views with a blur or with vibrancy, on pictures whose blurred pixels can be computed by hand.
@MainActor
struct BlurTests {
  /// A black view, white from `edge` on, 240 points wide.
  private func stage(edge: CGFloat, scale: CGFloat = 1, _ look: UIUserInterfaceStyle = .light) -> UIView {
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 8))
    stage.hostTraits = UITraitCollection { traits in
      traits.displayScale = scale
      traits.userInterfaceStyle = look
    }
    stage.backgroundColor = .black
    let light = UIView(frame: CGRect(x: edge, y: 0, width: 240 - edge, height: 8))
    light.backgroundColor = .white
    stage.addSubview(light)
    return stage
  }

  private func blur(_ style: UIBlurEffect.Style, in frame: CGRect) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
    view.frame = frame
    return view
  }

  private func picture(_ view: UIView) -> Bitmap { Bitmap(rendering: DisplayList(recording: view)) }

  @Test(
    "G.36, G.37: a blur over one colour has the grey that a phone shows",
    arguments: [
      (.extraLight, 249, 198), (.prominent, 249, 198), (.light, 255, 77), (.regular, 255, 77),
      (.dark, 89, 20), (.systemUltraThinMaterialLight, 245, 88), (.systemThinMaterialLight, 245, 142),
      (.systemMaterialLight, 245, 197), (.systemThickMaterialLight, 245, 232),
      (.systemChromeMaterialLight, 247, 178), (.systemUltraThinMaterialDark, 177, 31),
      (.systemThinMaterialDark, 125, 31), (.systemMaterialDark, 83, 31), (.systemThickMaterialDark, 37, 31),
      (.systemChromeMaterialDark, 87, 18),
    ] as [(UIBlurEffect.Style, Int, Int)])
  func greys(style: UIBlurEffect.Style, overWhite: Int, overBlack: Int) {
    for (edge, expected) in [(0, overWhite), (240, overBlack)] as [(CGFloat, Int)] {
      let stage = stage(edge: edge)
      stage.addSubview(blur(style, in: stage.bounds))
      let pixel = picture(stage)[100, 4]
      // The colour of a material has 8 bits a channel, its alpha, too.
      #expect(
        abs(Int(pixel.channels[0]) - expected) <= 1 && pixel.channels[1] == pixel.channels[2]
          && pixel.alpha == 255)
    }
  }

  @Test(
    "An edge is blurred by three boxes whose width grows with the scale",
    arguments: [(1, 39), (2, 75), (3, 113)])
  func edges(scale: Int, width: Int) {
    let stage = stage(edge: 120, scale: CGFloat(scale))
    stage.addSubview(blur(.dark, in: stage.bounds))
    let picture = picture(stage)
    // The middle weight of three boxes is (3w² + 1) / 4 of w³; half of the others lie on either side of a pixel.
    let (cube, middle) = (width * width * width, (3 * width * width + 1) / 4)
    for (column, weights) in [(120 * scale - 1, (cube - middle) / 2), (120 * scale, (cube + middle) / 2)] {
      let blurred = (2 * 255 * weights + cube) / (2 * cube)
      // 0.11 at 0.73 is 28 · 186/255 = 20, and leaves 69/255 of what is beneath.
      let expected = 20 + (2 * blurred * 69 + 255) / 510
      #expect(Int(picture[column, 3 * scale].channels[0]) == expected)
    }
    #expect(picture[0, 0].channels[0] == 20 && picture[240 * scale - 1, 0].channels[0] == 89)
  }

  @Test("A blur is cut by the corners of its view, and changes nothing beside it") func corners() {
    let stage = stage(edge: 0)
    let view = blur(.dark, in: CGRect(x: 20, y: 0, width: 40, height: 8))
    view.layer.cornerRadius = 4
    view.clipsToBounds = true
    stage.addSubview(view)
    let picture = picture(stage)
    #expect(
      picture[19, 4].channels[0] == 255 && picture[40, 4].channels[0] == 89
        && picture[60, 4].channels[0] == 255)
    #expect(picture[20, 0].channels[0] > 240 && picture[59, 7].channels[0] > 240)
  }

  @Test("What a view in front hides is still seen by the blur behind it") func hiddenContent() {
    let stage = stage(edge: 120)
    stage.addSubview(blur(.dark, in: CGRect(x: 60, y: 0, width: 60, height: 8)))
    let cover = UIView(frame: CGRect(x: 110, y: 0, width: 130, height: 8))
    cover.backgroundColor = .black
    stage.addSubview(cover)
    let all = DisplayList(recordingAllOf: stage.layer, scale: 1)
    #expect(picture(stage) == Bitmap(rendering: all))
    #expect(picture(stage)[105, 4].channels[0] > 25)
  }

  @Test("G.38: a faded blur is its colour alone") func fadedBlurs() {
    let stage = stage(edge: 120)
    let view = blur(.light, in: stage.bounds)
    view.alpha = 0.5
    view.contentView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)))
    stage.addSubview(view)
    let picture = picture(stage)
    // White at 77/255, faded by 128/255.
    #expect(picture[119, 4].channels[0] == 39 && picture[120, 4].channels[0] == 255)
  }

  @Test("Content with vibrancy has one colour, added in the dark and subtracted in the light") func vibrancy()
  {
    for (style, ground, look, expected) in [
      (.secondaryLabel, 0.2, .dark, 204), (.label, 0.2, .dark, 255), (.secondaryLabel, 0.9, .light, 77),
      (.label, 0.9, .light, 0),
    ] as [(UIVibrancyEffectStyle, CGFloat, UIUserInterfaceStyle, UInt8)] {
      let stage = stage(edge: 240, look)
      stage.backgroundColor = UIColor(white: ground, alpha: 1)
      let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: style)
      let view = UIVisualEffectView(effect: effect)
      view.frame = stage.bounds
      let content = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 8))
      content.backgroundColor = .red
      view.contentView.addSubview(content)
      stage.addSubview(view)
      let picture = picture(stage)
      // 0.6 is 153/255; 51 + 153, and 230 − 153.
      #expect(picture[15, 4] == Pixel(red: expected, green: expected, blue: expected, alpha: 255))
      #expect(picture[5, 4].channels[0] == UInt8((ground * 255).rounded()))
    }
  }
}
