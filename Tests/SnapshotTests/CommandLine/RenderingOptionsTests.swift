import LayoutCore
import StyleCore
import Testing

@testable import snapshot

struct RenderingOptionsTests {
  private static func parse(_ arguments: String) throws -> RenderingOptions {
    let words = ["a"] + arguments.split(separator: " ").map(String.init)
    guard case .run(let values) = try VerifyArguments.verb.parse(words) else {
      Issue.record("These ask for no help.")
      return RenderingOptions()
    }
    return values.rendering
  }

  @Test("Without options, all three scales are drawn antialiased, and the rest is left to the spec")
  func defaults() throws {
    let options = try Self.parse("")
    #expect(options == RenderingOptions())
    #expect(options.scales == [1, 2, 3])
    #expect(options.device == nil && options.systems.isEmpty && options.jobs == nil)
    #expect(options.direction == nil && options.style == nil && options.edges == .antialiased)
    #expect(!options.quiet && !options.timings)
  }

  @Test("Each option sets its property")
  func properties() throws {
    let options = try Self.parse(
      "--scale 3,10 --device iphone-14-pro --system 17,26 --direction rtl --style dark --edges pixel-centre --fonts own"
        + " -j64 -q --timings"
    )
    #expect(options.scales == [3, 10])
    #expect(options.systems == [.v17, .v26] && options.pictureArguments.contains("17,26"))
    #expect(options.device == Device.named("iphone-14-pro") && options.device != nil)
    #expect(options.direction == .rightToLeft && options.style == .dark && options.edges == .pixelCentre)
    #expect(options.jobs == 64 && options.fonts == "own")
    #expect(options.quiet && options.timings)
  }

  @Test("Limits are part of the options", arguments: ["--scale 0", "--scale 11", "--jobs 0", "--jobs 65"])
  func limits(arguments: String) {
    #expect(throws: CommandLineError.self) { try Self.parse(arguments) }
  }

  @Test("An unknown device is refused with the nearest one")
  func unknownDevice() {
    #expect {
      try Self.parse("--device iphone-14-por")
    } throws: { error in
      "\(error)"
        == "\"--device\" takes the name of a device, not \"iphone-14-por\"; did you mean \"iphone-14-pro\"?"
    }
  }

  @Test("All verbs that draw share every option")
  func shared() {
    /// Those that do not say what is drawn, and where to.
    func drawing(_ page: HelpPage) -> [String] {
      let others = ["-o", "--accessibility", "--animation", "--show", "--terminal"]
      return page.options.map(\.term).filter { term in !others.contains(where: term.hasPrefix) }
    }
    let shared = drawing(HelpPage(RenderArguments.verb))
    #expect(shared.count == RenderingOptions.declarations.count)
    // The options of the comparison's tolerances come before them.
    #expect(drawing(HelpPage(VerifyArguments.verb)).suffix(shared.count) == shared)
    #expect(drawing(HelpPage(RecordArguments.verb)).suffix(shared.count) == shared)
    #expect(!shared.contains { $0.contains("--output") })
  }
}
