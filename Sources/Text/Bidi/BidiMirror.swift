/// The scalars that are mirrored in text that runs from right to left (L4), and the brackets among them (BD14, BD15).
enum BidiMirror {
  /// Returns the scalar with the mirrored shape; the scalar itself if it has none.
  static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar { pairs[scalar] ?? scalar }

  /// Returns the bracket that a scalar is; nil for other scalars.
  static func bracket(_ scalar: Unicode.Scalar) -> BidiBracket? {
    guard let other = pairs[scalar] else { return nil }
    switch scalar.properties.generalCategory {
    case .openPunctuation: return .opening(closedBy: canonical(other))
    case .closePunctuation: return .closing(canonical(scalar))
    default: return nil
    }
  }

  /// Returns the scalar to which another one is canonically equivalent: angle brackets have two of each kind (BD16).
  private static func canonical(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{2329}": "\u{3008}"
    case "\u{232A}": "\u{3009}"
    default: scalar
    }
  }

  /// The mirrored shape of each scalar that has one.
  private static let pairs: [Unicode.Scalar: Unicode.Scalar] = {
    var pairs: [Unicode.Scalar: Unicode.Scalar] = [:]
    for pair in list.split(whereSeparator: \.isWhitespace) {
      let scalars = pair.split(separator: ":").compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      guard scalars.count == 2 else { continue }
      pairs[scalars[0]] = scalars[1]
      pairs[scalars[1]] = scalars[0]
    }
    return pairs
  }()

  /// The pairs of mirrored scalars, by hexadecimal code points (Unicode 15).
  private static let list = """
    28:29 3C:3E 5B:5D 7B:7D AB:BB F3A:F3B F3C:F3D 169B:169C 2039:203A 2045:2046 207D:207E 208D:208E 2208:220B
    2209:220C 220A:220D 2215:29F5 221F:2BFE 2220:29A3 2221:299B 2222:29A0 2224:2AEE 223C:223D 2243:22CD
    2245:224C 2252:2253 2254:2255 2264:2265 2266:2267 2268:2269 226A:226B 226E:226F 2270:2271 2272:2273
    2274:2275 2276:2277 2278:2279 227A:227B 227C:227D 227E:227F 2280:2281 2282:2283 2284:2285 2286:2287
    2288:2289 228A:228B 228F:2290 2291:2292 2298:29B8 22A2:22A3 22A6:2ADE 22A8:2AE4 22A9:2AE3 22AB:2AE5
    22B0:22B1 22B2:22B3 22B4:22B5 22B6:22B7 22B8:27DC 22C9:22CA 22CB:22CC 22D0:22D1 22D6:22D7 22D8:22D9
    22DA:22DB 22DC:22DD 22DE:22DF 22E0:22E1 22E2:22E3 22E4:22E5 22E6:22E7 22E8:22E9 22EA:22EB 22EC:22ED
    22F0:22F1 22F2:22FA 22F3:22FB 22F4:22FC 22F6:22FD 22F7:22FE 2308:2309 230A:230B 2329:232A 2768:2769
    276A:276B 276C:276D 276E:276F 2770:2771 2772:2773 2774:2775 27C3:27C4 27C5:27C6 27C8:27C9 27CB:27CD
    27D5:27D6 27DD:27DE 27E2:27E3 27E4:27E5 27E6:27E7 27E8:27E9 27EA:27EB 27EC:27ED 27EE:27EF 2983:2984
    2985:2986 2987:2988 2989:298A 298B:298C 298D:2990 298E:298F 2991:2992 2993:2994 2995:2996 2997:2998
    29A4:29A5 29A8:29A9 29AA:29AB 29AC:29AD 29AE:29AF 29C0:29C1 29C4:29C5 29CF:29D0 29D1:29D2 29D4:29D5
    29D8:29D9 29DA:29DB 29E8:29E9 29F8:29F9 29FC:29FD 2A2B:2A2C 2A2D:2A2E 2A34:2A35 2A3C:2A3D 2A64:2A65
    2A79:2A7A 2A7B:2A7C 2A7D:2A7E 2A7F:2A80 2A81:2A82 2A83:2A84 2A85:2A86 2A87:2A88 2A89:2A8A 2A8B:2A8C
    2A8D:2A8E 2A8F:2A90 2A91:2A92 2A93:2A94 2A95:2A96 2A97:2A98 2A99:2A9A 2A9B:2A9C 2A9D:2A9E 2A9F:2AA0
    2AA1:2AA2 2AA6:2AA7 2AA8:2AA9 2AAA:2AAB 2AAC:2AAD 2AAF:2AB0 2AB1:2AB2 2AB3:2AB4 2AB5:2AB6 2AB7:2AB8
    2AB9:2ABA 2ABB:2ABC 2ABD:2ABE 2ABF:2AC0 2AC1:2AC2 2AC3:2AC4 2AC5:2AC6 2AC7:2AC8 2AC9:2ACA 2ACB:2ACC
    2ACD:2ACE 2ACF:2AD0 2AD1:2AD2 2AD3:2AD4 2AD5:2AD6 2AEC:2AED 2AF7:2AF8 2AF9:2AFA 2E02:2E03 2E04:2E05
    2E09:2E0A 2E0C:2E0D 2E1C:2E1D 2E20:2E21 2E22:2E23 2E24:2E25 2E26:2E27 2E28:2E29 2E55:2E56 2E57:2E58
    2E59:2E5A 2E5B:2E5C 3008:3009 300A:300B 300C:300D 300E:300F 3010:3011 3014:3015 3016:3017 3018:3019
    301A:301B FE59:FE5A FE5B:FE5C FE5D:FE5E FE64:FE65 FF08:FF09 FF1C:FF1E FF3B:FF3D FF5B:FF5D FF5F:FF60
    FF62:FF63
    """
}

/// A paired bracket.
enum BidiBracket {
  /// An opening bracket, and the one that closes it.
  case opening(closedBy: Unicode.Scalar)
  case closing(Unicode.Scalar)
}
