/// The named and numbered characters of HTML.
enum HTMLEntities {
  /// Returns text with entities replaced by their characters.
  ///
  /// - Parameter isAttribute: Whether the text is a value, in which a name without its semicolon may be part of an address.
  static func decoded(_ bytes: ArraySlice<UInt8>, isAttribute: Bool) -> String {
    guard bytes.contains(UInt8(ascii: "&")) || bytes.contains(0) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "&"), let found = entity(bytes[(index + 1)...], isAttribute) {
        decoded += Array(String(found.character).utf8)
        index += 1 + found.length
      } else {
        if bytes[index] != 0 { decoded.append(bytes[index]) }
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private typealias Found = (character: Unicode.Scalar, length: Int)

  /// Returns the entity at the start of what follows an ampersand.
  private static func entity(_ rest: ArraySlice<UInt8>, _ isAttribute: Bool) -> Found? {
    if rest.first == UInt8(ascii: "#") { return numbered(rest) }
    var end = rest.startIndex
    while end < rest.endIndex, end - rest.startIndex < 32, rest[end].isLetter || rest[end].isDigit {
      end += 1
    }
    let name = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
    if end < rest.endIndex, rest[end] == UInt8(ascii: ";"), let character = names[name] {
      return (character, name.utf8.count + 1)
    }
    // Names of Latin letters may lack the semicolon, and letters may follow in text.
    let isFollowed = end < rest.endIndex && rest[end] == UInt8(ascii: "=")
    for length in stride(from: name.utf8.count, to: 1, by: -1) {
      guard let character = names[String(name.prefix(length))],
        character.value < 0x100 || character.value == 0x22
      else { continue }
      if isAttribute, length < name.utf8.count || isFollowed { return nil }
      return (character, length)
    }
    return nil
  }

  private static func numbered(_ rest: ArraySlice<UInt8>) -> Found? {
    var index = rest.startIndex + 1
    let isHex = index < rest.endIndex && rest[index] | 0x20 == UInt8(ascii: "x")
    if isHex { index += 1 }
    let start = index
    var number: UInt32 = 0
    while index < rest.endIndex,
      let digit = Character(Unicode.Scalar(rest[index])).hexDigitValue, isHex || digit < 10
    {
      number = min(0x11_0000, number * (isHex ? 16 : 10) + UInt32(digit))
      index += 1
    }
    guard index > start else { return nil }
    if index < rest.endIndex, rest[index] == UInt8(ascii: ";") { index += 1 }
    let character =
      (0x80...0x9F).contains(number) ? DocumentEncoding.windowsScalar(number) : Unicode.Scalar(number)
    return (number == 0 ? "\u{FFFD}" : character ?? "\u{FFFD}", index - rest.startIndex)
  }

  /// The characters by their names.
  private static let names: [String: Unicode.Scalar] = {
    var names: [String: Unicode.Scalar] = [:]
    for (offset, name) in latin.split(whereSeparator: \.isWhitespace).enumerated() {
      names[String(name)] = Unicode.Scalar(UInt32(160 + offset))
    }
    var rest = others.split(whereSeparator: \.isWhitespace)[...]
    while let name = rest.popFirst(), let number = rest.popFirst() {
      names[String(name)] = UInt32(number, radix: 16).flatMap { Unicode.Scalar($0) }
    }
    return names
  }()

  /// The names of the characters from U+00A0 to U+00FF.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute
    micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig
    Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash
    Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute
    ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc
    uuml yacute thorn yuml
    """

  /// The names of other characters, each with its number in hexadecimal digits.
  private static let others = """
    quot 22 QUOT 22 amp 26 AMP 26 lt 3C LT 3C gt 3E GT 3E apos 27 COPY A9 REG AE Tab 9 NewLine A excl 21 num 23 dollar 24
    percnt 25 lpar 28 rpar 29 ast 2A plus 2B comma 2C period 2E sol 2F colon 3A semi 3B equals 3D quest 3F commat 40
    lsqb 5B lbrack 5B bsol 5C rsqb 5D rbrack 5D Hat 5E lowbar 5F grave 60 lcub 7B lbrace 7B verbar 7C vert 7C rcub 7D
    rbrace 7D OElig 152 oelig 153 Scaron 160 scaron 161 Yuml 178 fnof 192 circ 2C6 tilde 2DC
    Amacr 100 amacr 101 Abreve 102 abreve 103 Aogon 104 aogon 105 Cacute 106 cacute 107 Ccaron 10C ccaron 10D Dcaron 10E
    dcaron 10F Dstrok 110 dstrok 111 Eogon 118 eogon 119 Ecaron 11A ecaron 11B Gbreve 11E gbreve 11F Idot 130 imath 131
    Lstrok 141 lstrok 142 Nacute 143 nacute 144 Ncaron 147 ncaron 148 Odblac 150 odblac 151 Rcaron 158 rcaron 159
    Sacute 15A sacute 15B Scedil 15E scedil 15F Tcaron 164 tcaron 165 Uring 16E uring 16F Udblac 170 udblac 171
    Zacute 179 zacute 17A Zdot 17B zdot 17C Zcaron 17D zcaron 17E
    Alpha 391 Beta 392 Gamma 393 Delta 394 Epsilon 395 Zeta 396 Eta 397 Theta 398 Iota 399 Kappa 39A Lambda 39B Mu 39C
    Nu 39D Xi 39E Omicron 39F Pi 3A0 Rho 3A1 Sigma 3A3 Tau 3A4 Upsilon 3A5 Phi 3A6 Chi 3A7 Psi 3A8 Omega 3A9
    alpha 3B1 beta 3B2 gamma 3B3 delta 3B4 epsilon 3B5 zeta 3B6 eta 3B7 theta 3B8 iota 3B9 kappa 3BA lambda 3BB mu 3BC
    nu 3BD xi 3BE omicron 3BF pi 3C0 rho 3C1 sigmaf 3C2 sigma 3C3 tau 3C4 upsilon 3C5 phi 3C6 chi 3C7 psi 3C8 omega 3C9
    thetasym 3D1 upsih 3D2 piv 3D6 ensp 2002 emsp 2003 numsp 2007 puncsp 2008 thinsp 2009 hairsp 200A zwnj 200C zwj 200D
    lrm 200E rlm 200F hyphen 2010 dash 2010 ndash 2013 mdash 2014 horbar 2015 lsquo 2018 rsquo 2019 sbquo 201A ldquo 201C
    rdquo 201D bdquo 201E dagger 2020 Dagger 2021 bull 2022 bullet 2022 hellip 2026 mldr 2026 permil 2030 prime 2032
    Prime 2033 lsaquo 2039 rsaquo 203A oline 203E frasl 2044 NoBreak 2060 euro 20AC image 2111 weierp 2118 real 211C
    numero 2116 trade 2122 TRADE 2122 alefsym 2135 larr 2190 uarr 2191 rarr 2192 darr 2193 harr 2194 crarr 21B5 lArr 21D0
    uArr 21D1 rArr 21D2 dArr 21D3 hArr 21D4 forall 2200 part 2202 exist 2203 empty 2205 nabla 2207 isin 2208 notin 2209
    ni 220B prod 220F sum 2211 minus 2212 lowast 2217 radic 221A prop 221D infin 221E ang 2220 and 2227 or 2228 cap 2229
    cup 222A int 222B there4 2234 sim 223C cong 2245 asymp 2248 ne 2260 equiv 2261 le 2264 ge 2265 sub 2282 sup 2283
    nsub 2284 sube 2286 supe 2287 oplus 2295 otimes 2297 perp 22A5 sdot 22C5 lceil 2308 rceil 2309 lfloor 230A rfloor 230B
    lang 27E8 rang 27E9 loz 25CA spades 2660 clubs 2663 hearts 2665 diams 2666 star 2606 starf 2605 phone 260E female 2640
    male 2642 check 2713 checkmark 2713 cross 2717 sung 266A flat 266D natural 266E sharp 266F block 2588 blank 2423
    frac13 2153 frac23 2154 frac15 2155 frac18 215B frac38 215C frac58 215D frac78 215E
    """
}
