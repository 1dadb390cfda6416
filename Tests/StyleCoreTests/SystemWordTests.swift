import StyleCore
import Testing

struct SystemWordTests {
  private func done(_ language: String) -> String {
    AppLanguage.$ofTask.withValue(language) { SystemWord.done.text }
  }

  @Test func wordsAreInTheLanguageOfTheApplication() {
    #expect(SystemWord.done.text == "Done")
    #expect(done("de") == "Fertig" && done("de-AT") == "Fertig" && done("de_CH") == "Fertig")
    #expect(done("sv") == "Klar")
    #expect(AppLanguage.$ofTask.withValue("de") { SystemWord.selectAll.text } == "Alles auswählen")
  }

  @Test func scriptDecidesInChinese() {
    let save = { (language: String) in AppLanguage.$ofTask.withValue(language) { SystemWord.save.text } }
    #expect(save("zh-Hans") == "存储" && save("zh") == "存储" && save("zh-Hans-HK") == "存储")
    #expect(save("zh-Hant") == "儲存" && save("zh-TW") == "儲存" && save("zh_HK") == "儲存")
  }

  @Test func otherLanguagesHaveEnglishWords() {
    for language in ["", "-", "tlh", "eo", "\u{0}"] { #expect(done(language) == "Done") }
  }

  @Test func everyLanguageHasEveryWord() {
    let languages = [
      "ar", "cs", "da", "de", "el", "es", "fi", "fr", "he", "hi", "id", "it", "ja", "ko", "nb", "nl", "pl",
      "pt",
      "ru", "sv", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
    ]
    for language in languages {
      AppLanguage.$ofTask.withValue(language) {
        for word in SystemWord.allCases { #expect(!word.text.isEmpty, "\(language): \(word)") }
        #expect(SystemWord.selectAll.text != "Select All", "\(language)")
      }
    }
    // Norwegian and Hebrew have a former name each.
    #expect(done("no") == done("nb") && done("iw") == done("he"))
  }
}
