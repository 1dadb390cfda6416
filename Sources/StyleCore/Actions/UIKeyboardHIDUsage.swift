/// The keys of a keyboard, by the numbers of the USB standard.
///
/// Differs from UIKit: keys that English keyboards lack, and those of number pads, are left out.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// The letter A.
  case keyboardA = 4
  /// The letter B.
  case keyboardB = 5
  /// The letter C.
  case keyboardC = 6
  /// The letter D.
  case keyboardD = 7
  /// The letter E.
  case keyboardE = 8
  /// The letter F.
  case keyboardF = 9
  /// The letter G.
  case keyboardG = 10
  /// The letter H.
  case keyboardH = 11
  /// The letter I.
  case keyboardI = 12
  /// The letter J.
  case keyboardJ = 13
  /// The letter K.
  case keyboardK = 14
  /// The letter L.
  case keyboardL = 15
  /// The letter M.
  case keyboardM = 16
  /// The letter N.
  case keyboardN = 17
  /// The letter O.
  case keyboardO = 18
  /// The letter P.
  case keyboardP = 19
  /// The letter Q.
  case keyboardQ = 20
  /// The letter R.
  case keyboardR = 21
  /// The letter S.
  case keyboardS = 22
  /// The letter T.
  case keyboardT = 23
  /// The letter U.
  case keyboardU = 24
  /// The letter V.
  case keyboardV = 25
  /// The letter W.
  case keyboardW = 26
  /// The letter X.
  case keyboardX = 27
  /// The letter Y.
  case keyboardY = 28
  /// The letter Z.
  case keyboardZ = 29
  /// The digit 1.
  case keyboard1 = 30
  /// The digit 2.
  case keyboard2 = 31
  /// The digit 3.
  case keyboard3 = 32
  /// The digit 4.
  case keyboard4 = 33
  /// The digit 5.
  case keyboard5 = 34
  /// The digit 6.
  case keyboard6 = 35
  /// The digit 7.
  case keyboard7 = 36
  /// The digit 8.
  case keyboard8 = 37
  /// The digit 9.
  case keyboard9 = 38
  /// The digit 0.
  case keyboard0 = 39
  /// The return key.
  case keyboardReturnOrEnter = 40
  /// The escape key.
  case keyboardEscape = 41
  /// The delete key.
  case keyboardDeleteOrBackspace = 42
  /// The tab key.
  case keyboardTab = 43
  /// The space bar.
  case keyboardSpacebar = 44
  /// The hyphen.
  case keyboardHyphen = 45
  /// The equal sign.
  case keyboardEqualSign = 46
  /// The opening bracket.
  case keyboardOpenBracket = 47
  /// The closing bracket.
  case keyboardCloseBracket = 48
  /// The backslash.
  case keyboardBackslash = 49
  /// The semicolon.
  case keyboardSemicolon = 51
  /// The quotation mark.
  case keyboardQuote = 52
  /// The grave accent.
  case keyboardGraveAccentAndTilde = 53
  /// The comma.
  case keyboardComma = 54
  /// The period.
  case keyboardPeriod = 55
  /// The slash.
  case keyboardSlash = 56
  /// The caps lock key.
  case keyboardCapsLock = 57
  /// The function key 1.
  case keyboardF1 = 58
  /// The function key 2.
  case keyboardF2 = 59
  /// The function key 3.
  case keyboardF3 = 60
  /// The function key 4.
  case keyboardF4 = 61
  /// The function key 5.
  case keyboardF5 = 62
  /// The function key 6.
  case keyboardF6 = 63
  /// The function key 7.
  case keyboardF7 = 64
  /// The function key 8.
  case keyboardF8 = 65
  /// The function key 9.
  case keyboardF9 = 66
  /// The function key 10.
  case keyboardF10 = 67
  /// The function key 11.
  case keyboardF11 = 68
  /// The function key 12.
  case keyboardF12 = 69
  /// The key that moves to the beginning.
  case keyboardHome = 74
  /// The key that moves a page up.
  case keyboardPageUp = 75
  /// The key that deletes forward.
  case keyboardDeleteForward = 76
  /// The key that moves to the end.
  case keyboardEnd = 77
  /// The key that moves a page down.
  case keyboardPageDown = 78
  /// The right arrow.
  case keyboardRightArrow = 79
  /// The left arrow.
  case keyboardLeftArrow = 80
  /// The down arrow.
  case keyboardDownArrow = 81
  /// The up arrow.
  case keyboardUpArrow = 82
  /// The left control key.
  case keyboardLeftControl = 224
  /// The left shift key.
  case keyboardLeftShift = 225
  /// The left option key.
  case keyboardLeftAlt = 226
  /// The left command key.
  case keyboardLeftGUI = 227
  /// The right control key.
  case keyboardRightControl = 228
  /// The right shift key.
  case keyboardRightShift = 229
  /// The right option key.
  case keyboardRightAlt = 230
  /// The right command key.
  case keyboardRightGUI = 231
  /// A key that is not known.
  case keyboardErrorUndefined = 3

  /// Returns the key of a letter or of a name of `UIKeyCommand`.
  package static func key(of input: String) -> UIKeyboardHIDUsage {
    byInput[input.lowercased()] ?? byInput[input] ?? .keyboardErrorUndefined
  }

  private static let byInput: [String: UIKeyboardHIDUsage] = [
    "a": .keyboardA,
    "b": .keyboardB,
    "c": .keyboardC,
    "d": .keyboardD,
    "e": .keyboardE,
    "f": .keyboardF,
    "g": .keyboardG,
    "h": .keyboardH,
    "i": .keyboardI,
    "j": .keyboardJ,
    "k": .keyboardK,
    "l": .keyboardL,
    "m": .keyboardM,
    "n": .keyboardN,
    "o": .keyboardO,
    "p": .keyboardP,
    "q": .keyboardQ,
    "r": .keyboardR,
    "s": .keyboardS,
    "t": .keyboardT,
    "u": .keyboardU,
    "v": .keyboardV,
    "w": .keyboardW,
    "x": .keyboardX,
    "y": .keyboardY,
    "z": .keyboardZ,
    "1": .keyboard1,
    "2": .keyboard2,
    "3": .keyboard3,
    "4": .keyboard4,
    "5": .keyboard5,
    "6": .keyboard6,
    "7": .keyboard7,
    "8": .keyboard8,
    "9": .keyboard9,
    "0": .keyboard0,
    "\r": .keyboardReturnOrEnter,
    "UIKeyInputEscape": .keyboardEscape,
    "\u{8}": .keyboardDeleteOrBackspace,
    "\t": .keyboardTab,
    " ": .keyboardSpacebar,
    "-": .keyboardHyphen,
    "=": .keyboardEqualSign,
    "[": .keyboardOpenBracket,
    "]": .keyboardCloseBracket,
    "\\": .keyboardBackslash,
    ";": .keyboardSemicolon,
    "'": .keyboardQuote,
    "`": .keyboardGraveAccentAndTilde,
    ",": .keyboardComma,
    ".": .keyboardPeriod,
    "/": .keyboardSlash,
    "UIKeyInputF1": .keyboardF1,
    "UIKeyInputF2": .keyboardF2,
    "UIKeyInputF3": .keyboardF3,
    "UIKeyInputF4": .keyboardF4,
    "UIKeyInputF5": .keyboardF5,
    "UIKeyInputF6": .keyboardF6,
    "UIKeyInputF7": .keyboardF7,
    "UIKeyInputF8": .keyboardF8,
    "UIKeyInputF9": .keyboardF9,
    "UIKeyInputF10": .keyboardF10,
    "UIKeyInputF11": .keyboardF11,
    "UIKeyInputF12": .keyboardF12,
    "UIKeyInputHome": .keyboardHome,
    "UIKeyInputPageUp": .keyboardPageUp,
    "UIKeyInputDelete": .keyboardDeleteForward,
    "UIKeyInputEnd": .keyboardEnd,
    "UIKeyInputPageDown": .keyboardPageDown,
    "UIKeyInputRightArrow": .keyboardRightArrow,
    "UIKeyInputLeftArrow": .keyboardLeftArrow,
    "UIKeyInputDownArrow": .keyboardDownArrow,
    "UIKeyInputUpArrow": .keyboardUpArrow,
    "\n": .keyboardReturnOrEnter,
  ]
}
