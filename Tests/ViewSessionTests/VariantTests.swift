import Foundation
import Testing
import ViewSession

/// Variants are named by their parts, and wrong ones are told in one line.
@Suite struct VariantTests {
  private func problem(_ change: (inout SessionVariant) -> Void) -> String {
    do throws(SessionError) {
      try SessionVariant(change).check()
      return "(none)"
    } catch { return error.description }
  }

  @Test func `a name has the parts that are set`() {
    #expect(SessionVariant().name == "")
    #expect(
      SessionVariant { ($0.device, $0.style, $0.direction) = ("iphone-16-pro", "dark", "rtl") }.name
        == "iphone-16-pro-dark-rtl")
    #expect(
      SessionVariant { ($0.width, $0.height, $0.system, $0.textSize) = (320, 50.5, 26, "AX1") }.name
        == "320x50.5-ios26-AX1")
  }

  @Test func `JSON needs no part`() throws {
    let variant = try JSONDecoder().decode(SessionVariant.self, from: Data("{\"style\":\"dark\"}".utf8))
    #expect(variant == SessionVariant { $0.style = "dark" })
    let all = SessionVariant { ($0.isLandscape, $0.scale, $0.language) = (true, 3, "de") }
    #expect(try JSONDecoder().decode(SessionVariant.self, from: JSONEncoder().encode(all)) == all)
  }

  @Test func `wrong parts are told with what would be right`() {
    #expect(problem { _ in } == "(none)")
    #expect(
      problem { $0.device = "iphone-61" } == "unknown device \"iphone-61\"; did you mean \"iphone-16\"?")
    #expect(problem { $0.style = "drak" } == "unknown style \"drak\"; did you mean \"dark\"?")
    #expect(problem { $0.textSize = "XXXL" } == "(none)")
    #expect(problem { $0.textSize = "huge" }.contains("XS, S, M, L"))
    #expect(problem { $0.system = 16 } == "there is no system 16; the systems are 17, 18, 26")
    #expect(problem { ($0.device, $0.system) = ("iphone-16", 17) }.contains("older"))
    #expect(problem { $0.scale = 0 }.contains("1 to 10"))
    #expect(problem { $0.width = .nan }.contains("more than 0"))
    #expect(problem { $0.height = 1e300 }.contains("at most 8192"))
    #expect(problem { ($0.device, $0.width) = ("iphone-16", 10) }.contains("exclude each other"))
    #expect(problem { $0.isLandscape = true }.contains("needs a device"))
    #expect(
      problem { $0.language = "d\u{202E}" }
        == "\"d\\u{202E}\" is no language; examples: de, pt-BR, zh-Hant, ar")
  }
}
