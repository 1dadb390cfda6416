import CFoundation
import Foundation
import TestSupport
import Testing

@testable import AssetCore

struct BundleMethodsTests {
  @Test func allMethodsAreReplaced() {
    #expect(Bundle.isReplaced)
    #expect(cfoundation_replaced_of_bundle() == 5)
  }

  @Test func resourcesOfPackagesAreBesideTheExecutable() throws {
    let folder = try TemporaryFolder()
    for name in ["app", "My App_Views.resources/a.txt", "A_B.resources/b.txt", "other/c.txt"] {
      try folder.write("", to: name)
    }
    let path = folder.url.path
    #expect(
      ResourceFolders.folders(ofProgramIn: path) == [
        path, path + "/A_B.resources", path + "/My App_Views.resources",
      ])
  }

  @Test func languagesAreMatchedByWhatTheyHaveInCommon() {
    #expect(LanguageName("de-AT").best(of: ["de", "en"]) == "de")
    #expect(LanguageName("pt").best(of: ["en", "pt-BR"]) == "pt-BR")
    #expect(LanguageName("zh-TW").best(of: ["zh-Hans", "zh-Hant"]) == "zh-Hant")
    #expect(LanguageName("zh_CN").best(of: ["zh-Hant", "zh-Hans"]) == "zh-Hans")
    #expect(LanguageName("de").best(of: ["English", "German"]) == "German")
    #expect(LanguageName("no").best(of: ["nb"]) == "nb")
    #expect(LanguageName("fr").best(of: ["de", "en"]) == nil)
    #expect(LanguageName("").best(of: ["de", ""]) == nil)
  }
}
