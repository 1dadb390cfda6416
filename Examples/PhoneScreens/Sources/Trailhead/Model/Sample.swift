/// The data that the app shows without a server.
public enum Sample {
  static let jonas = Member(name: "Jonas Weiss")
  static let mira = Member(name: "Mira Holm")
  static let tomas = Member(name: "Tomás Ruiz")
  static let ines = Member(name: "Inès Okafor")
  static let lea = Member(name: "Léa Brandt")

  public static let regions = [
    Region(name: "Northern ridge", symbol: "star", trips: northern),
    Region(
      name: "Lake district", symbol: "cloud",
      trips: [
        trip("Around Black Lake", "24 May", 11.2, 260, 3.5, .easy, [mira, lea], 3),
        trip("The seven tarns", "1 June", 17.8, 740, 6, .moderate, [ines, tomas], 4),
      ]),
    Region(
      name: "High pass", symbol: "flag",
      trips: [trip("Over the old saddle", "15 June", 21.3, 1480, 9, .hard, [jonas, ines, tomas], 5)]),
    Region(
      name: "River valley", symbol: "map",
      trips: [trip("Mill path and back", "22 June", 8.4, 120, 2.5, .easy, [lea, mira, ines, jonas], 6)]),
  ]

  private static let northern = [
    trip(
      "Kestrel Point at dawn", "Sat, 3 May", 14.6, 920, 5.5, .moderate, [jonas, mira, ines, tomas, lea], 0,
      """
      We start in the dark and are on the ridge when the sun comes up. The last half hour is steep, with a cable \
      to hold on to where the rock is wet. Bring a head torch, gloves, and something warm for the break at the top; \
      there is no hut on this side.
      """),
    trip("Alder Gorge", "Sun, 11 May", 9.3, 410, 3.5, .easy, [ines, lea], 1),
    trip("The long traverse", "Sat, 17 May", 23.1, 1650, 10, .hard, [jonas, tomas, mira], 2),
    trip("Three huts", "Thu, 29 May", 18.4, 1100, 7.5, .moderate, [mira, ines, jonas], 7),
  ]

  private static func trip(
    _ title: String, _ date: String, _ kilometres: Double, _ ascent: Int, _ hours: Double,
    _ difficulty: Trip.Difficulty, _ members: [Member], _ scenery: Int,
    _ summary: String =
      "A quiet way with wide views, good shoes wanted. We meet at the car park by the bridge."
  ) -> Trip {
    Trip(
      title: title, date: date, kilometres: kilometres, ascent: ascent, hours: hours, difficulty: difficulty,
      summary: summary, members: members, scenery: scenery)
  }

  public static let conversation = [
    Message(sender: lea, text: "Is the cable at the top still wet?"),
    Message(sender: tomas, text: "It was last week. Bring gloves."),
    Message(sender: jonas, text: "Weather looks fine until two."),
    Message(sender: jonas, text: "Clouds after that, and wind on the ridge. Shall we start at six?"),
    Message(sender: nil, text: "Six it is."),
    Message(sender: nil, text: "I bring the rope and the stove. Who has the map?"),
    Message(sender: mira, text: "I do! And I can drive three people from the station."),
    Message(sender: nil, text: "Take me along, please."),
    Message(sender: jonas, text: "See you at the bridge then. Don’t forget your head torch this time."),
    Message(sender: nil, text: "Packed!"),
  ]

  public static let profile = Profile(
    member: ines, role: "Trail leader since 2019", email: "ines.okafor@example.com",
    about: """
      I grew up at the foot of the northern ridge and have walked it in every month of the year. On my trips nobody \
      is left behind, and there is always time for a photograph. Ask me about winter camps, flowers above the \
      tree line, and where to find the best cake in the valley.
      """,
    tripCount: 48, summitCount: 31, kilometres: 612,
    achievements: [
      Achievement(title: "Early bird", detail: "Ten summits before eight in the morning", symbol: "sun.max"),
      Achievement(title: "Safe hands", detail: "First aid course renewed in March", symbol: "heart"),
      Achievement(title: "Map reader", detail: "Led a group through fog without a detour", symbol: "map"),
      Achievement(title: "All seasons", detail: "A trip in each month of the year", symbol: "moon"),
    ])
}
