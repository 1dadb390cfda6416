/// The decomposition of letters into a letter and a mark.
enum Decomposition {
  /// The letters with each mark and, one for one, those without.
  private static let table: [(mark: Unicode.Scalar, letters: String, bases: String)] = [
    ("\u{300}", "ÀÈÌÒÙàèìòùǸǹẀẁỲỳ", "AEIOUaeıouNnWwYy"),
    ("\u{301}", "ÁÉÍÓÚÝáéíóúýĆćĹĺŃńŔŕŚśŹźǴǵẂẃǼǽǾǿάέήίόύώ", "AEIOUYaeıouyCcLlNnRrSsZzGgWwÆæØøαεηιουω"),
    ("\u{302}", "ÂÊÎÔÛâêîôûĈĉĜĝĤĥĴĵŜŝŴŵŶŷ", "AEIOUaeıouCcGgHhJȷSsWwYy"),
    ("\u{303}", "ÃÑÕãñõĨĩŨũẼẽỸỹ", "ANOanoIıUuEeYy"),
    ("\u{304}", "ĀāĒēĪīŌōŪūȲȳǢǣ", "AaEeIıOoUuYyÆæ"),
    ("\u{306}", "ĂăĔĕĞğĬĭŎŏŬŭ", "AaEeGgIıOoUu"),
    ("\u{307}", "ĊċĖėĠġİŻżȦȧȮȯẎẏ", "CcEeGgIZzAaOoYy"),
    ("\u{308}", "ÄËÏÖÜäëïöüÿŸẄẅϊϋΪΫ", "AEIOUaeıouyYWwιυΙΥ"),
    ("\u{309}", "ẢảẺẻỈỉỎỏỦủỶỷ", "AaEeIıOoUuYy"),
    ("\u{30A}", "ÅåŮů\u{212B}", "AaUuA"),
    ("\u{30B}", "ŐőŰű", "OoUu"),
    ("\u{30C}", "ČčĎĚěŇňŘřŠšŤŽžǍǎǏǐǑǒǓǔǦǧȞȟǨ", "CcDEeNnRrSsTZzAaIıOoUuGgHhK"),
    ("\u{312}", "ģ", "g"),
    ("\u{323}", "ẠạẸẹỊịỌọỤụỴỵḌḍḤḥṢṣṬṭẒẓ", "AaEeIiOoUuYyDdHhSsTtZz"),
    ("\u{326}", "ȘșȚțĢĶķĻļŅņŖŗ", "SsTtGKkLlNnRr"),
    ("\u{327}", "ÇçŞşŢţ", "CcSsTt"),
    ("\u{328}", "ĄąĘęĮįŲųǪǫ", "AaEeIiUuOo"),
  ]

  /// The parts of each letter with a mark.
  private static let parts: [Unicode.Scalar: (base: Unicode.Scalar, mark: Unicode.Scalar)] = {
    var parts: [Unicode.Scalar: (base: Unicode.Scalar, mark: Unicode.Scalar)] = [:]
    for row in table {
      for (letter, base) in zip(row.letters.unicodeScalars, row.bases.unicodeScalars) {
        parts[letter] = (base, row.mark)
      }
    }
    return parts
  }()

  /// Returns the letter and the mark of which `letter` consists; nil if it is drawn as one.
  static func of(_ letter: Unicode.Scalar) -> (base: Unicode.Scalar, mark: Unicode.Scalar)? {
    letter.value < 0xC0 ? nil : parts[letter]
  }
}
