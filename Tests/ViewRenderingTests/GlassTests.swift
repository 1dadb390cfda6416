import ControlCore
import Foundation
import GraphicsCore
import InteractionCore
import LayerCore
import LayoutCore
import Raster
import StyleCore
import Testing
import ViewRendering

/// Views of glass on plain colours, whose pixels were measured.
@MainActor
struct GlassTests {
  private func stage(_ color: UIColor, _ style: UIUserInterfaceStyle = .light) -> UIView {
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    stage.hostTraits = UITraitCollection { traits in
      traits.displayScale = 1
      traits.userInterfaceStyle = style
      traits[UITraitSystemVersion.self] = .v26
    }
    stage.backgroundColor = color
    return stage
  }

  private func glass(_ effect: UIGlassEffect, in frame: CGRect) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: effect)
    view.frame = frame
    return view
  }

  private func picture(_ view: UIView) -> Bitmap { Bitmap(rendering: DisplayList(recording: view)) }

  private let frame = CGRect(x: 40, y: 30, width: 100, height: 40)

  private func interior(_ effect: UIGlassEffect, _ color: UIColor, _ style: UIUserInterfaceStyle) -> [Int] {
    let stage = stage(color, style)
    stage.addSubview(glass(effect, in: frame))
    return picture(stage)[90, 50].channels.prefix(3).map { Int($0) }
  }

  @Test(
    "26.G.2 to 26.G.6: glass over white and over black",
    arguments: [
      (.regular, .light, 251, 175), (.regular, .dark, 91, 24), (.clear, .light, 255, 19),
      (.clear, .dark, 255, 19), (.platter, .light, 253, 220), (.platter, .dark, 84, 19),
      (.sheet, .dark, 109, 57), (.popover, .light, 252, 215), (.actionPopover, .light, 246, 178),
      (.alert, .light, 254, 181), (.menu, .light, 251, 177),
    ] as [(GlassLook, UIUserInterfaceStyle, Int, Int)])
  func greys(look: GlassLook, style: UIUserInterfaceStyle, overWhite: Int, overBlack: Int) {
    for (color, expected) in [(UIColor.white, overWhite), (.black, overBlack)] {
      let channels = interior(UIGlassEffect(look: look), color, style)
      #expect(channels.allSatisfy { abs($0 - expected) <= 1 }, "\(channels)")
    }
  }

  @Test("26.G.1, 26.G.3: the colours of a platter over colours")
  func colours() {
    let samples: [([CGFloat], [Int])] = [
      ([255, 56, 60], [255, 201, 204]), ([242, 179, 64], [255, 240, 156]), ([52, 199, 89], [162, 255, 189]),
    ]
    for (color, expected) in samples {
      let color = UIColor(red: color[0] / 255, green: color[1] / 255, blue: color[2] / 255, alpha: 1)
      let channels = interior(UIGlassEffect(look: .platter), color, .light)
      #expect(zip(channels, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(channels)")
    }
  }

  @Test("26.G.5: tinted glass has no other channel than its tint") func tint() {
    let effect = UIGlassEffect()
    effect.tintColor = .red
    #expect(interior(effect, .white, .light) == [253, 0, 0])
    #expect(interior(effect, .black, .light) == [223, 0, 0])
  }

  @Test("26.G.7, 26.G.8: a rim inside the edge, and a shadow outside alone") func edges() {
    let stage = stage(.black)
    stage.addSubview(glass(UIGlassEffect(look: .platter), in: frame))
    let drawn = picture(stage)
    // 220 + 35 · 13 / 35.
    #expect(abs(Int(drawn[90, 30].channels[0]) - 233) <= 1 && abs(Int(drawn[90, 32].channels[0]) - 220) <= 1)
    #expect(drawn[41, 31].channels[0] == 0, "the corner of a capsule")

    let light = self.stage(.white)
    light.addSubview(glass(UIGlassEffect(), in: frame))
    let shaded = picture(light)
    #expect(shaded[90, 72].channels[0] < 250 && shaded[90, 72].channels[0] > 200)
    #expect(shaded[90, 72].channels[0] < shaded[90, 27].channels[0], "the shadow falls downwards")
    #expect(shaded[90, 50].channels[0] == 251, "none is under the glass")
  }

  @Test func `a view takes the values of an effect when it is set`() {
    let (stage, effect) = (stage(.white), UIGlassEffect())
    let view = glass(effect, in: frame)
    stage.addSubview(view)
    effect.tintColor = .red
    #expect(picture(stage)[90, 50].channels[1] == 251)
    view.effect = effect
    #expect(picture(stage)[90, 50].channels[1] == 0)
  }

  @Test("26.G.9: pieces in a container are joined when they are closer than its spacing")
  func container() {
    func drawn(gap: CGFloat, spacing: CGFloat) -> Bitmap {
      let stage = stage(.black)
      let effect = UIGlassContainerEffect()
      effect.spacing = spacing
      let container = UIVisualEffectView(effect: effect)
      container.frame = CGRect(x: 20, y: 30, width: 160, height: 40)
      for x in [0, 60 + gap] {
        let piece = glass(UIGlassEffect(look: .platter), in: CGRect(x: x, y: 0, width: 60, height: 40))
        container.contentView.addSubview(piece)
      }
      stage.addSubview(container)
      return picture(stage)
    }
    // The gap is from 80 to 90; the neck is 40 · (1 − 10 / 20) = 20 high, from 40 to 60.
    let joined = drawn(gap: 10, spacing: 20)
    #expect(
      joined[85, 50].channels[0] == 220 && joined[85, 37].channels[0] == 0 && joined[85, 63].channels[0] == 0)
    #expect(abs(Int(joined[85, 40].channels[0]) - 233) <= 1, "the rim follows the neck")
    #expect(joined[79, 50].channels[0] == 220, "and is not between the pieces")
    let apart = drawn(gap: 10, spacing: 10)
    #expect(apart[85, 50].channels[0] == 0 && apart[50, 50].channels[0] == 220)
  }

  @Test func `corners of a configuration are drawn`() {
    let stage = stage(.black)
    let view = UIView(frame: frame)
    view.backgroundColor = .white
    view.cornerConfiguration = .corners(topLeftRadius: 20, bottomRightRadius: 10)
    stage.addSubview(view)
    let drawn = picture(stage)
    #expect(drawn[41, 31].channels[0] == 0 && drawn[138, 31].channels[0] == 255)
    #expect(drawn[41, 68].channels[0] == 255 && drawn[138, 68].channels[0] < 255)
    view.bounds.size = CGSize(width: 40, height: 40)
    view.cornerConfiguration = .capsule()
    #expect(picture(stage)[71, 31].channels[0] == 0, "a circle about (90, 50)")
  }

  @Test func `an edge effect is seen while content is beyond the edge`() {
    let stage = stage(.white)
    let scrollView = UIScrollView(frame: stage.bounds)
    scrollView.contentSize = CGSize(width: 200, height: 400)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    content.backgroundColor = .black
    scrollView.addSubview(content)
    scrollView.backgroundColor = .white
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let interaction = UIScrollEdgeElementContainerInteraction()
    interaction.scrollView = scrollView
    container.addInteraction(interaction)
    stage.addSubview(scrollView)
    stage.addSubview(container)
    #expect(picture(stage)[100, 20].channels[0] == 0, "content is not beyond the edge")
    scrollView.contentOffset.y = 100
    let drawn = picture(stage)
    #expect(drawn[100, 2].channels[0] > drawn[100, 36].channels[0] && drawn[100, 36].channels[0] > 0)
    #expect(drawn[100, 42].channels[0] == 0)
    scrollView.topEdgeEffect.isHidden = true
    #expect(picture(stage)[100, 2].channels[0] == 0)
    scrollView.topEdgeEffect.isHidden = false
    scrollView.topEdgeEffect.style = .hard
    #expect(picture(stage)[100, 20].channels[0] == 204, "0.8 of 255")
  }

  @Test func `content is mirrored beyond the safe area`() {
    let stage = stage(.black)
    let view = UIBackgroundExtensionView(frame: stage.bounds)
    view.automaticallyPlacesContentView = false
    let content = UIView(frame: CGRect(x: 80, y: 0, width: 120, height: 120))
    content.backgroundColor = .white
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 120))
    mark.backgroundColor = .red
    content.addSubview(mark)
    view.contentView = content
    stage.addSubview(view)
    stage.layoutIfNeeded()
    let drawn = picture(stage)
    #expect(drawn[100, 60].channels[1] == 0 && drawn[160, 60].channels[1] == 255)
    #expect(drawn[75, 60].channels[1] < 40, "the mark, mirrored, from 40 to 80")
    #expect(drawn[5, 60].channels[1] > 200, "what follows it")
  }
}
