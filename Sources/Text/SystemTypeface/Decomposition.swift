/// The decomposition of letters into a letter and a mark.
enum Decomposition {
  /// The letters with each mark and, one for one, those without.
  private static let table: [(mark: Unicode.Scalar, letters: String, bases: String)] = [
    ("\u{300}", "ÀÈÌÒÙàèìòùǸǹẀẁỲỳǛǜЀЍѐѝḔḕṐṑẦầẰằ", "AEIOUaeıouNnWwYyÜüЕИеиĒēŌōÂâĂă"),
    ("\u{300}", "ỀềỒồỜờỪừ", "ÊêÔôƠơƯư"),
    ("\u{301}", "ÁÉÍÓÚÝáéíóúýĆćĹĺŃńŔŕŚśŹźǴǵẂẃǼǽ", "AEIOUYaeıouyCcLlNnRrSsZzGgWwÆæ"),
    ("\u{301}", "ǾǿάέήίόύώǗǘǺǻЃЌѓќḈḉḖḗḮḯḰḱḾḿṌṍṒ", "ØøαεηιουωÜüÅåГКгкÇçĒēÏïKkMmÕõŌ"),
    ("\u{301}", "ṓṔṕṸṹẤấẮắẾếỐốỚớỨứ", "ōPpŨũÂâĂăÊêÔôƠơƯư"),
    ("\u{302}", "ÂÊÎÔÛâêîôûĈĉĜĝĤĥĴĵŜŝŴŵŶŷẐẑẬậỆệ", "AEIOUaeıouCcGgHhJȷSsWwYyZzẠạẸẹ"),
    ("\u{302}", "Ộộ", "Ọọ"),
    ("\u{303}", "ÃÑÕãñõĨĩŨũẼẽỸỹṼṽẪẫẴẵỄễỖỗỠỡỮữ", "ANOanoIıUuEeYyVvÂâĂăÊêÔôƠơƯư"),
    ("\u{304}", "ĀāĒēĪīŌōŪūȲȳǢǣǕǖǞǟǠǡǬǭȪȫȬȭȰȱӢӣ", "AaEeIıOoUuYyÆæÜüÄäȦȧǪǫÖöÕõȮȯИи"),
    ("\u{304}", "ӮӯḠḡḸḹṜṝ", "УуGgḶḷṚṛ"),
    ("\u{306}", "ĂăĔĕĞğĬĭŎŏŬŭЎЙйўӁӂӐӑӖӗḜḝẶặ", "AaEeGgIıOoUuУИиуЖжАаЕеȨȩẠạ"),
    ("\u{307}", "ĊċĖėĠġİŻżȦȧȮȯẎẏḂḃḊḋḞḟḢḣṀṁṄṅṖṗṘ", "CcEeGgIZzAaOoYyBbDdFfHhMmNnPpR"),
    ("\u{307}", "ṙṠṡṤṥṦṧṨṩṪṫẆẇẊẋẛ", "rSsŚśŠšṢṣTtWwXxſ"),
    ("\u{308}", "ÄËÏÖÜäëïöüÿŸẄẅϊϋΪΫЁЇёїӒӓӚӛӜӝӞӟ", "AEIOUaeıouyYWwιυΙΥЕІеıАаӘәЖжЗз"),
    ("\u{308}", "ӤӥӦӧӪӫӬӭӰӱӴӵӸӹḦḧṎṏṺṻẌẍẗ", "ИиОоӨөЭэУуЧчЫыHhÕõŪūXxt"),
    ("\u{309}", "ẢảẺẻỈỉỎỏỦủỶỷẨẩẲẳỂểỔổỞởỬử", "AaEeIıOoUuYyÂâĂăÊêÔôƠơƯư"),
    ("\u{30A}", "ÅåŮů\u{212B}ẘẙ", "AaUuAwy"),
    ("\u{30B}", "ŐőŰűӲӳ", "OoUuУу"),
    ("\u{30C}", "ČčĎĚěŇňŘřŠšŤŽžǍǎǏǐǑǒǓǔǦǧȞȟǨǙǚǩ", "CcDEeNnRrSsTZzAaIıOoUuGgHhKÜük"),
    ("\u{30C}", "Ǯǯǰ", "Ʒʒȷ"),
    ("\u{30F}", "ȀȁȄȅȈȉȌȍȐȑȔȕ", "AaEeIıOoRrUu"),
    ("\u{311}", "ȂȃȆȇȊȋȎȏȒȓȖȗ", "AaEeIıOoRrUu"),
    ("\u{312}", "ģ", "g"),
    ("\u{323}", "ẠạẸẹỊịỌọỤụỴỵḌḍḤḥṢṣṬṭẒẓḄḅḲḳḶḷṂṃ", "AaEeIiOoUuYyDdHhSsTtZzBbKkLlMm"),
    ("\u{323}", "ṆṇṚṛṾṿẈẉỢợỰự", "NnRrVvWwƠơƯư"),
    ("\u{324}", "Ṳṳ", "Uu"),
    ("\u{325}", "Ḁḁ", "Aa"),
    ("\u{326}", "ȘșȚțĢĶķĻļŅņŖŗ", "SsTtGKkLlNnRr"),
    ("\u{327}", "ÇçŞşŢţȨȩḐḑḨḩ", "CcSsTtEeDdHh"),
    ("\u{328}", "ĄąĘęĮįŲųǪǫ", "AaEeIiUuOo"),
    ("\u{32D}", "ḒḓḘḙḼḽṊṋṰṱṶṷ", "DdEeLlNnTtUu"),
    ("\u{32E}", "Ḫḫ", "Hh"),
    ("\u{330}", "ḚḛḬḭṴṵ", "EeIiUu"),
    ("\u{331}", "ḆḇḎḏḴḵḺḻṈṉṞṟṮṯẔẕẖ", "BbDdKkLlNnRrTtZzh"),
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

  /// Returns the letter and the last mark of which `letter` consists; nil if it is drawn as one.
  ///
  /// The letter may consist of another one and a mark.
  static func of(_ letter: Unicode.Scalar) -> (base: Unicode.Scalar, mark: Unicode.Scalar)? {
    letter.value < 0xC0 ? nil : parts[letter]
  }

  /// Returns the letter without all of its marks.
  static func root(of letter: Unicode.Scalar) -> Unicode.Scalar {
    var root = letter
    while let parts = of(root) { root = parts.base }
    return root
  }
}
