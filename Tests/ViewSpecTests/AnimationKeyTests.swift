import Foundation
import LayerCore
import LayoutCore
import Plumb
import StyleCore
import Testing

@testable import ViewSpec

/// The key `animations`: what it changes, when, and its errors.
@MainActor
@Suite struct AnimationKeyTests {
  private func spec(_ animations: String) throws(SpecError) -> LayoutSpec {
    let text = """
      { "canvas": { "width": 100, "height": 50 },
        "animations": [\(animations)],
        "views": [{ "id": "card", "size": { "width": 20, "height": 10 }, "position": { "x": 5, "y": 5 } }] }
      """
    return try LayoutSpec(parsing: Array(text.utf8), file: "a.json")
  }

  private func problem(_ animations: String) -> String {
    do throws(SpecError) {
      _ = try spec(animations)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  /// The card at a time after the animations began.
  private func card(_ animations: String, at time: Double) throws -> (alpha: CGFloat, frame: CGRect) {
    let canvas = try spec(animations).makeView(traits: UITraitCollection(displayScale: 2))
    _ = try canvas.layOut()
    let card = try #require(canvas.subviews.first?.subviews.first)
    return HeadlessLoop.withAnimations {
      canvas.beginAnimations()
      HeadlessLoop.run(for: time)
      let shown = card.layer.presentation() ?? card.layer
      return (CGFloat(shown.opacity), shown.frame)
    }
  }

  @Test func `a linear animation is halfway at half its time, after its delay`() throws {
    let animation =
      #"{ "view": "card", "to": { "alpha": 0, "x": 40, "y": -4 }, "duration": 0.5, "delay": 0.25, "curve": "linear" }"#
    let before = try card(animation, at: 0.125)
    #expect(before.alpha == 1 && before.frame == CGRect(x: 5, y: 5, width: 20, height: 10))
    // 0.25 s of 0.5 s: half of 40 and of −4 points.
    let middle = try card(animation, at: 0.5)
    #expect(abs(middle.alpha - 0.5) < 1e-6)
    #expect(abs(middle.frame.minX - 25) < 1e-6 && abs(middle.frame.minY - 3) < 1e-6)
    let end = try card(animation, at: 0.75)
    #expect(end.alpha == 0 && end.frame.minX == 45)
  }

  @Test func `a view grows and turns around its middle`() throws {
    let end = try card(#"{ "view": "card", "to": { "scale": 2, "rotation": 90 }, "duration": 0.1 }"#, at: 0.2)
    // 20 × 10 around (15, 10), twice as large and upright: 20 × 40.
    #expect(abs(end.frame.midX - 15) < 1e-6 && abs(end.frame.midY - 10) < 1e-6)
    #expect(abs(end.frame.width - 20) < 1e-6 && abs(end.frame.height - 40) < 1e-6)
  }

  @Test func `a view that is turned already moves by the same distances, and turns on`() throws {
    let text = """
      { "canvas": { "width": 100, "height": 50 },
        "animations": [{ "view": "card", "to": { "x": 40, "y": 6, "rotation": 90 }, "duration": 0.1 }],
        "views": [{ "id": "card", "size": { "width": 20, "height": 10 }, "position": { "x": 5, "y": 5 },
          "transform": { "rotation": 90, "translation": { "x": 1, "y": 2 } } }] }
      """
    let canvas = try LayoutSpec(parsing: Array(text.utf8), file: "a.json").makeView(
      traits: UITraitCollection(displayScale: 2))
    _ = try canvas.layOut()
    let card = try #require(canvas.subviews.first?.subviews.first)
    canvas.beginAnimations()
    // The middle is (15, 10) and the translation (1, 2); 180° make it as wide as before.
    #expect(abs(card.frame.midX - 56) < 1e-6 && abs(card.frame.midY - 18) < 1e-6)
    #expect(abs(card.frame.width - 20) < 1e-6 && abs(card.frame.height - 10) < 1e-6)
  }

  @Test func `a spring of little damping goes too far`() throws {
    let spring = #"{ "view": "card", "to": { "x": 40 }, "duration": 0.5, "damping": 0.2 }"#
    let places = try stride(from: 0.02, through: 0.5, by: 0.02).map { try card(spring, at: $0).frame.minX }
    #expect(places.max().map { $0 > 46 } == true)
  }

  @Test func `pictures without times do not move`() throws {
    let canvas = try spec(#"{ "view": "card", "to": { "alpha": 0 } }"#).makeView(
      traits: UITraitCollection(displayScale: 1))
    _ = try canvas.layOut()
    #expect(canvas.subviews.first?.subviews.first?.alpha == 1)
  }

  @Test(
    arguments: [
      (#"{ "view": "crad", "to": {} }"#, #"unknown view "crad"; did you mean "card"?"#),
      (#"{ "to": {} }"#, #"missing key "view""#),
      (#"{ "view": "card" }"#, #"missing key "to""#),
      (#"{ "view": "card", "to": { "alhpa": 1 } }"#, #"unknown key "alhpa"; did you mean "alpha"?"#),
      (#"{ "view": "card", "to": { "alpha": 2 } }"#, "$.animations[0].to.alpha"),
      (#"{ "view": "card", "to": {}, "duration": -1 }"#, "$.animations[0].duration"),
      (#"{ "view": "card", "to": {}, "curve": "easeinout" }"#, #"did you mean "easeInOut"?"#),
      (#"{ "view": "card", "to": {}, "curve": "linear", "damping": 0.5 }"#, "either a curve or a spring"),
    ])
  func `errors say what would be right`(_ animation: String, _ message: String) {
    let found = problem(animation)
    #expect(found.contains(message), "\(found)")
  }

  @Test func `there is a limit of animations`() {
    let many = Array(repeating: #"{ "view": "card", "to": {} }"#, count: 1_001).joined(separator: ",")
    #expect(problem(many).contains("more than the limit of 1000 animations"))
  }
}
