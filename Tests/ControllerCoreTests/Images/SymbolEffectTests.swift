import ControlCore
import Foundation
import LayerCore
import Plumb
import StyleCore
import Testing

@testable import ControllerCore
@testable import LayoutCore

/// Animations of symbols, which views keep.
@MainActor
struct SymbolEffectTests {
  @Test func `an animation that goes on is kept until its kind is taken away`() {
    let view = UIImageView()
    view.addSymbolEffect(.pulse)
    view.addSymbolEffect(.variableColor.iterative.reversing, options: .repeating.speed(2))
    view.addSymbolEffect(.pulse.byLayer)
    #expect(view.symbolEffects.count == 2 && view.symbolEffects.last as? PulseSymbolEffect == .pulse.byLayer)
    view.removeSymbolEffect(ofType: .pulse)
    #expect(view.symbolEffects.count == 1 && view.symbolEffects.first is VariableColorSymbolEffect)
    view.removeAllSymbolEffects()
    #expect(view.symbolEffects.isEmpty)
  }

  @Test func `another symbol is shown at once, and the completion is called in a later turn`() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let next = UIImage(systemName: "heart") ?? UIImage()
    var ends: [Bool] = []
    view.setSymbolImage(next, contentTransition: .replace.downUp) { context in
      ends.append(context.isFinished && context.sender === view && context.effect is ReplaceSymbolEffect)
    }
    #expect(view.image === next && ends == [])
    HeadlessLoop.runUntilIdle()
    #expect(ends == [true])
  }

  @Test func `options and directions are values`() {
    #expect(
      SymbolEffectOptions.repeat(2).nonRepeating != .repeat(2) && SymbolEffectOptions.speed(1) == .default)
    #expect(
      BounceSymbolEffect.bounce.up.byLayer == .bounce.byLayer.up && BounceSymbolEffect.bounce.up != .bounce)
  }
}
