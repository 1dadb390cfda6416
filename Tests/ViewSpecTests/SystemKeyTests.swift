import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewRendering

@testable import ViewSpec

/// The key `system` of a canvas, and what overrides it.
@MainActor
@Suite struct SystemKeyTests {
  private func spec(_ canvas: String) throws(SpecError) -> LayoutSpec {
    try LayoutSpec(parsing: Array("{ \"canvas\": {\n\(canvas) },\n\"views\": [] }".utf8), file: "a.json")
  }

  private func error(_ body: () throws(SpecError) -> Void) -> SpecError? {
    do throws(SpecError) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  private func system(_ canvas: String, _ traits: UITraitCollection) throws -> SystemVersion {
    try spec(canvas).makeView(traits: traits).traitCollection.system
  }

  @Test func `views have the system of the spec, or else 17`() throws {
    let one = UITraitCollection(displayScale: 1)
    #expect(try system("\"width\": 9, \"height\": 9", one) == .v17)
    #expect(try system("\"width\": 9, \"height\": 9, \"system\": 26", one) == .v26)
    #expect(try system("\"device\": \"iphone-16\", \"system\": 18", one) == .v18)
  }

  @Test func `traits override the system of the spec`() throws {
    let traits = UITraitCollection(displayScale: 1).with(.v17)
    #expect(try system("\"width\": 9, \"height\": 9, \"system\": 26", traits) == .v17)
  }

  @Test(arguments: ["19", "17.5", "\"26\"", "true", "null"])
  func `other values are refused at their place`(value: String) throws {
    let error = try #require(
      error { () throws(SpecError) in
        _ = try spec("\"width\": 9, \"height\": 9,\n\"system\": \(value)")
      })
    #expect(error.path == "$.canvas.system" && error.line == 3 && error.column == 11)
    #expect(error.message.hasSuffix("expected one of 17, 18, 26"))
  }

  @Test func `a number in quotes is told to be written without`() {
    let error = error { () throws(SpecError) in
      _ = try spec("\"width\": 9, \"height\": 9, \"system\": \"26\"")
    }
    #expect(error?.suggestion == "write the number without quotes")
  }

  @Test func `a system that is older than the device is refused at its place`() {
    let error = error { () throws(SpecError) in
      _ = try spec("\"device\": \"iphone-air\",\n\"system\": 18")
    }
    #expect(
      error?.description
        == "a.json:3:11: $.canvas.system: iOS 18 is older than the first system of iPhone Air, iOS 26; use 26 or later"
    )
  }

  @Test func `a system that was asked for is refused at the device of the spec`() throws {
    let spec = try spec("\"device\": \"iphone-16\"")
    let error = error { () throws(SpecError) in
      _ = try spec.makeView(traits: UITraitCollection(displayScale: 1).with(.v17))
    }
    #expect(error?.path == "$.canvas.device" && error?.line == 2)
    #expect(error?.message == "iOS 17 is older than the first system of iPhone 16, iOS 18")
    // Another screen has no such limit.
    let size = CGSize(width: 9, height: 9)
    #expect(throws: Never.self) {
      try spec.makeView(traits: UITraitCollection(displayScale: 1).with(.v17), canvasSize: size)
    }
  }

  @Test func `a device that was asked for is checked against the system of the spec`() throws {
    let spec = try spec("\"width\": 9, \"height\": 9, \"system\": 18")
    let phone = try #require(Device.named("iphone-17"))
    let error = error { () throws(SpecError) in
      _ = try spec.makeView(
        traits: UITraitCollection(displayScale: 1), canvasSize: phone.size(), on: phone,
        imageLimits: .standard)
    }
    #expect(error?.path == "$.canvas.system")
  }

  @Test func `a device without a system has 17, so that no reference moves`() throws {
    #expect(try system("\"device\": \"iphone-17\"", UITraitCollection(displayScale: 1)) == .v17)
  }
}
