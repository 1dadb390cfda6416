import Foundation
import GraphicsCore
import Testing

/// The identity of classes, which are objects on Apple's systems.
struct ClassIdentityTests {
  private class A {}
  private class B: A {}

  @Test func `classes are compared by identity`() {
    let (a, b, none): (AnyClass?, AnyClass, AnyClass?) = (A.self, B.self, nil)
    #expect(a === A.self && a !== b && b === B.self && none !== a)
  }
}
