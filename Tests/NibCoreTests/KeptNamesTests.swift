import LayoutCore
import Testing

@testable import NibCore

/// The memory of names that files and programs make up.
@MainActor
struct KeptNamesTests {
  @Test("Nibs and storyboards without a file are not kept") func files() {
    weak var nib: (any NibContent)?
    weak var storyboard: (any StoryboardContent)?
    do {
      let (one, other) = (
        InterfaceLoader.nib(named: "KeptNamesTests", in: nil),
        InterfaceLoader.storyboard(named: "KeptNamesTests", in: nil)
      )
      (nib, storyboard) = (one, other)
    }
    #expect(nib == nil && storyboard == nil)
  }

  @Test("Of the names of classes no more are kept than the limit") func classes() {
    for number in 0..<2 * ClassFinder.capacity + 10 {
      let found: AnyClass? = ClassFinder.type(named: "KeptNames\(number)", module: nil) { _ in true }
      #expect(found == nil && ClassFinder.known.count <= ClassFinder.capacity)
    }
    #expect(ClassFinder.known.count > 0)
  }
}
