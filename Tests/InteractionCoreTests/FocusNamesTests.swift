import InteractionCore
import LayoutCore
import Testing

@MainActor
struct FocusNamesTests {
  @Test func `focusing animations run at once outside of a move, with their duration`() {
    var notes: [String] = []
    UIFocusAnimationCoordinator().addCoordinatedFocusingAnimations(
      { notes.append("run \($0.duration)") }, completion: { notes.append("end") })
    #expect(notes == ["run 0.2", "end"])
  }

  @Test func `an environment contains itself and its subviews`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(outer.contains(inner) && outer.contains(outer) && !inner.contains(outer))
  }
}
