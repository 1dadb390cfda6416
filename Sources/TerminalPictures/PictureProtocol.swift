/// The ways in which terminals show pictures, the best first.
package enum PictureProtocol: String, CaseIterable, Sendable {
  /// The graphics protocol of kitty, which Ghostty and Konsole have, too.
  case kitty
  /// The inline images of iTerm2, which WezTerm has, too.
  case iterm2
  /// The six-pixel columns of the VT340, in at most 256 colours.
  case sixel
  /// Half blocks in 24-bit colours, which are text.
  case blocks
  /// No pictures.
  case none
}
