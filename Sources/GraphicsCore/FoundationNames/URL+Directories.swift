public import Foundation

/// The folders of programs and users, which the Foundation of Linux has by `FileManager` alone.
extension URL {
  /// The folder for the documents of the user.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder for files that can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder for files of the program that users do not see.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of the parts of programs.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// The folder for files from the net.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The folder whose files are on the desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  /// The folder for pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// The folder for films.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  /// The folder for music.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// The folder for files that other users may read.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }
  /// The folder of deleted files.
  public static var trashDirectory: URL { folder(.trashDirectory) }
  /// The folder of the folders of users.
  public static var userDirectory: URL { homeDirectory.deletingLastPathComponent() }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }

  /// Creates the location of a folder for a purpose.
  ///
  /// - Parameters:
  ///   - directory: The purpose.
  ///   - domain: The files among which the folder is.
  ///   - url: A file for which a folder to replace it from is made.
  ///   - shouldCreate: Whether the folder is made if there is none.
  public init(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL? = nil, create shouldCreate: Bool = false
  ) throws {
    self = try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
  }
}

extension FileManager {
  /// Returns the folder that the programs of a group share.
  ///
  /// Differs from UIKit: every name has a folder, in that for files of programs.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    URL.applicationSupportDirectory
      .appendingPathComponent("Groups", isDirectory: true)
      .appendingPathComponent(groupIdentifier, isDirectory: true)
  }

  /// The account of the user's files on servers: none.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns the folder of files on servers: none.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Returns whether a file is on servers: never.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Throws, since no file is on servers.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }
}

extension FileManager {
  /// Moves a file to the folder of deleted files.
  @safe public func trashItem(
    at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?
  ) throws {
    let folder = URL.trashDirectory
    try createDirectory(at: folder, withIntermediateDirectories: true)
    var place = folder.appendingPathComponent(url.lastPathComponent)
    if fileExists(atPath: place.path) {
      place = folder.appendingPathComponent("\(UUID().uuidString) \(url.lastPathComponent)")
    }
    try moveItem(at: url, to: place)
    unsafe outResultingURL?.pointee = place as NSURL
  }
}
