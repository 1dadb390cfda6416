import Foundation

/// The words of the app, by key; the English ones stand here.
enum Strings {
  enum Tabs {
    static var trips: String { localized("tabs.trips", "Trips") }
    static var chat: String { localized("tabs.chat", "Chat") }
    static var profile: String { localized("tabs.profile", "Profile") }
    static var settings: String { localized("tabs.settings", "Settings") }
  }

  enum Trips {
    static var regions: String { localized("trips.regions", "Regions") }
    static var loading: String { localized("trips.loading", "Loading the trips of this season") }
    static var join: String { localized("trips.join", "Join this trip") }
    static var joined: String { localized("trips.joined", "You are on the list") }
    static var about: String { localized("trips.about", "About the day") }
    static var goingAlong: String { localized("trips.goingAlong", "Going along") }
    static var distance: String { localized("trips.distance", "Distance") }
    static var ascent: String { localized("trips.ascent", "Ascent") }
    static var duration: String { localized("trips.duration", "Time") }
    static var easy: String { localized("trips.easy", "Easy") }
    static var moderate: String { localized("trips.moderate", "Moderate") }
    static var hard: String { localized("trips.hard", "Hard") }
    static func kilometres(_ value: Double) -> String { "\(short(value)) km" }
    static func metres(_ value: Int) -> String { "\(value) m" }
    static func hours(_ value: Double) -> String { "\(short(value)) h" }
  }

  enum Chat {
    static var title: String { localized("chat.title", "Kestrel Point") }
    static var today: String { localized("chat.today", "Today, 07:42") }
    static var placeholder: String { localized("chat.placeholder", "Message") }
    static var send: String { localized("chat.send", "Send") }
  }

  enum Profile {
    static var follow: String { localized("profile.follow", "Follow") }
    static var following: String { localized("profile.following", "Following") }
    static var message: String { localized("profile.message", "Message") }
    static var about: String { localized("profile.about", "About") }
    static var more: String { localized("profile.more", "Read more") }
    static var less: String { localized("profile.less", "Read less") }
    static var achievements: String { localized("profile.achievements", "Achievements") }
    static var trips: String { localized("profile.trips", "Trips") }
    static var summits: String { localized("profile.summits", "Summits") }
    static var kilometres: String { localized("profile.kilometres", "Kilometres") }
  }

  enum Settings {
    static var title: String { localized("settings.title", "Settings") }
    static var notifications: String { localized("settings.notifications", "Notifications") }
    static var reminders: String { localized("settings.reminders", "Trip reminders") }
    static var messages: String { localized("settings.messages", "Messages") }
    static var warnings: String { localized("settings.warnings", "Weather warnings") }
    static var warningsNote: String {
      localized(
        "settings.warningsNote", "Warnings come from the mountain weather service, at most twice a day.")
    }
    static var maps: String { localized("settings.maps", "Maps") }
    static var units: String { localized("settings.units", "Units") }
    static var kilometres: String { localized("settings.kilometres", "Kilometres") }
    static var offline: String { localized("settings.offline", "Offline maps") }
    static var offlineCount: String { localized("settings.offlineCount", "3 regions") }
    static var shading: String { localized("settings.shading", "Hill shading") }
    static var appearance: String { localized("settings.appearance", "Appearance") }
    static var automatic: String { localized("settings.automatic", "Automatic") }
    static var light: String { localized("settings.light", "Light") }
    static var dark: String { localized("settings.dark", "Dark") }
    static var logOut: String { localized("settings.logOut", "Log out") }
    static var logOutQuestion: String {
      localized("settings.logOutQuestion", "Maps that are stored on this device stay there.")
    }
    static var cancel: String { localized("settings.cancel", "Cancel") }
  }

  enum Account {
    static var title: String { localized("account.title", "Your account") }
    static var name: String { localized("account.name", "Name") }
    static var email: String { localized("account.email", "E-mail") }
    static var phone: String { localized("account.phone", "Phone") }
    static var phoneHint: String { localized("account.phoneHint", "With the code of your country") }
    static var contact: String { localized("account.contact", "Emergency contact") }
    static var contactHint: String { localized("account.contactHint", "Who we call if something happens") }
    static var about: String { localized("account.about", "About you") }
    static var save: String { localized("account.save", "Save changes") }
    static var emailProblem: String { localized("account.emailProblem", "This is no e-mail address.") }
  }

  private static func localized(_ key: String, _ english: String) -> String {
    Bundle.main.localizedString(forKey: key, value: english, table: nil)
  }

  /// A number without the decimals that say nothing.
  private static func short(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
