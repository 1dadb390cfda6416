/// The names that there are, without those that go on with `fill`, `circle`, `square` or `slash`.
enum SymbolNames {
  static let signs = words(
    """
    plus minus multiply divide equal xmark checkmark exclamationmark exclamationmark.2 questionmark info
    ellipsis number at percent asterisk dollarsign eurosign sterlingsign yensign command option sum infinity
    textformat textformat.abc textformat.123 ampersand chevron.right chevron.left chevron.up chevron.down
    chevron.forward chevron.backward chevron.left.2 chevron.right.2 chevron.up.chevron.down
    chevron.left.forwardslash.chevron.right arrow.right arrow.left arrow.up arrow.down arrow.forward
    arrow.backward arrow.up.right arrow.up.left arrow.down.right arrow.down.left arrow.up.forward
    arrow.up.backward arrow.down.forward arrow.down.backward arrow.clockwise arrow.counterclockwise
    arrow.2.circlepath arrow.triangle.2.circlepath arrow.uturn.left arrow.uturn.right arrow.uturn.backward
    arrow.uturn.forward arrow.turn.up.left arrow.turn.up.right arrow.up.left.and.arrow.down.right
    arrow.down.right.and.arrow.up.left arrow.left.arrow.right arrow.up.arrow.down arrow.left.and.right
    arrow.up.and.down arrow.up.to.line arrow.down.to.line arrow.left.to.line arrow.right.to.line
    line.3.horizontal line.horizontal.3 line.3.horizontal.decrease line.horizontal.3.decrease list.bullet
    list.dash list.number text.alignleft text.aligncenter text.alignright text.justify text.justifyleft
    slider.horizontal.3 sidebar.left sidebar.right sidebar.leading sidebar.trailing
    chart.line.uptrend.xyaxis waveform target circle.lefthalf.filled circle.righthalf.filled nosign viewfinder
    star.leadinghalf.filled sparkles figure.stand snowflake wind shuffle repeat music.note music.note.list
    headphones battery.100 battery.50 battery.25 battery.0 wifi antenna.radiowaves.left.and.right power barcode
    qrcode pencil square.and.pencil rectangle.portrait.and.arrow.right paperclip link gear magnifyingglass
    plus.magnifyingglass minus.magnifyingglass timer scissors mappin mappin.and.ellipse globe network airplane
    """)

  /// Those that can be filled.
  static let shapes = words(
    """
    square.grid.2x2 square.grid.3x3 circle.grid.2x2 circle.grid.3x3 chart.bar chart.pie circle square app
    rectangle rectangle.portrait capsule oval triangle diamond hexagon seal checkmark.seal
    exclamationmark.triangle shield checkmark.shield record.circle smallcircle.filled.circle square.on.square
    star heart bookmark tag flag bell pin person person.2 person.3 person.crop.circle face.smiling
    hand.thumbsup hand.thumbsdown sun.max sun.min moon cloud icloud cloud.rain bolt drop flame leaf play pause
    stop forward backward forward.end backward.end playpause speaker speaker.wave.1 speaker.wave.2
    speaker.wave.3 mic camera video photo photo.on.rectangle film iphone ipad laptopcomputer desktopcomputer
    display tv keyboard printer lightbulb doc doc.text doc.on.doc doc.on.clipboard folder tray
    tray.and.arrow.up tray.and.arrow.down archivebox book newspaper calendar square.and.arrow.up
    square.and.arrow.down gearshape trash lock lock.open key eye clock alarm stopwatch hourglass paintbrush
    wrench hammer house building building.2 map location cart bag creditcard gift briefcase case car envelope
    envelope.open phone phone.down message bubble.left bubble.right text.bubble ellipsis.bubble
    exclamationmark.bubble bubble.left.and.bubble.right paperplane
    """)

  static let plain = signs + shapes

  /// Some of each kind in shapes and with strokes.
  static let variants: [String] =
    ["xmark", "plus", "chevron.right", "arrow.up", "info", "a", "z", "7", "42", "person", "star", "envelope"]
    .flatMap { name in ["circle", "circle.fill", "square", "square.fill"].map { "\(name).\($0)" } }
    + ["bell.slash", "bell.slash.fill", "eye.slash", "wifi.slash", "mic.slash.circle.fill"]

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }
}
