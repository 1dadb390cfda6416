import Foundation
import Synchronization

/// The language of the application, which its texts, localized images and layout direction follow.
package enum AppLanguage {
  /// The language of the present task; `nil` for that of the program.
  @TaskLocal package static var ofTask: String?

  private static let chosen = Mutex(fromStart)

  /// The chosen language, such as `de` or `zh-Hant`; `nil` for the development language of each bundle.
  package static var current: String? { ofTask ?? chosen.withLock { $0 } }

  /// Sets the language of the program.
  package static func choose(_ language: String?) {
    chosen.withLock { $0 = language }
  }

  /// The layout direction of the language; from left to right without one.
  package static var layoutDirection: UITraitEnvironmentLayoutDirection {
    current.map(isRightToLeft) ?? false ? .rightToLeft : .leftToRight
  }

  /// Returns whether a language is written from right to left.
  package static func isRightToLeft(_ language: String) -> Bool {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    let scripts: Set<Substring> = ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg"]
    if parts.dropFirst().contains(where: scripts.contains) { return true }
    if parts.dropFirst().contains(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) { return false }
    let languages: Set<Substring> = [
      "ar", "he", "iw", "fa", "ur", "yi", "ji", "ps", "sd", "ug", "dv", "ckb", "arc", "syr", "nqo", "ks",
    ]
    return parts.first.map(languages.contains) ?? false
  }

  /// The language of the environment variable `PLUMB_LANGUAGE`, or of the argument `-AppleLanguages "(de)"`.
  private static let fromStart: String? = {
    let arguments = CommandLine.arguments
    var name = ProcessInfo.processInfo.environment["PLUMB_LANGUAGE"] ?? ""
    if let place = arguments.firstIndex(of: "-AppleLanguages"), place + 1 < arguments.count {
      let list = arguments[place + 1].split { "()\", ".contains($0) }
      name = list.first.map(String.init) ?? name
    }
    return name.isEmpty ? nil : name
  }()
}
