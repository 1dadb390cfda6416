public import Foundation

extension UIApplication {
  /// The kinds of programs of which the user chooses one.
  public enum Category: Int, Sendable {
    /// Browsers of the web.
    case webBrowser = 1
  }

  /// An error of a question for the program that the user chose.
  public struct CategoryDefaultError: Error, Equatable, Sendable, CustomNSError {
    /// The codes of errors.
    public enum Code: Int, Sendable {
      /// The program asked too often.
      case rateLimited = 1
    }

    /// The domain of the errors.
    public static let errorDomain = "UIApplicationCategoryDefaultErrorDomain"
    /// The code of a program that asked too often.
    public static let rateLimited = Code.rateLimited
    /// The key of the time of the last answer.
    public static let statusLastProvidedDateErrorKey =
      "UIApplicationCategoryDefaultStatusLastProvidedDateErrorKey"
    /// The key of the time at which the program may ask again.
    public static let retryAvailableDateErrorKey = "UIApplicationCategoryDefaultRetryAvailableDateErrorKey"

    /// The code.
    public let code: Code

    /// Creates an error of a code.
    public init(_ code: Code) {
      self.code = code
    }

    /// The number of the code.
    public var errorCode: Int { code.rawValue }
  }

  /// Returns whether the user chose the program for a kind: no.
  public nonisolated func isDefault(_ category: Category) throws -> Bool { false }

  /// The URL of the settings in which the user chooses programs.
  public nonisolated class var openDefaultApplicationsSettingsURLString: String {
    "app-settings:default-applications"
  }
}
