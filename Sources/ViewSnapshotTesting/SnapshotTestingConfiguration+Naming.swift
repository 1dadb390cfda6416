internal import Foundation

extension SnapshotTestingConfiguration {
  /// The paths of references, and of the files of a failed comparison.
  public struct Naming: Sendable, Hashable {
    private enum Scheme: Hashable {
      case besideTests
      case referenceImages(folder: String?)
      case folder(String)
    }

    private let scheme: Scheme

    /// The scheme `__Snapshots__/<test file>/<test>.<name>@2x.png` beside the test file: Point-Free's, and the default.
    ///
    /// Without a name it has a number, counted from 1 in each test.
    public static let besideTests = Naming(scheme: .besideTests)

    /// Returns the scheme `ReferenceImages_64/<test file>/<test>_<name>@2x.png` of iOSSnapshotTestCase.
    ///
    /// The folder of that library is that of the test's class, which mostly is the file's name.
    ///
    /// `FB_REFERENCE_IMAGE_DIR` in the environment is the folder without `_64`; else it is `folder`, else beside the
    /// test file. Failures are in `IMAGE_DIFF_DIR`, with `reference_`, `failed_` and `diff_` before their names.
    public static func referenceImages(in folder: String? = nil) -> Naming {
      Naming(scheme: .referenceImages(folder: folder))
    }

    /// Returns the scheme `<folder>/<test file>/<test>.<name>@2x.png`.
    ///
    /// A relative folder is in the package of the test file: in the nearest folder around it with a `Package.swift`.
    public static func folder(_ folder: String) -> Naming {
      Naming(scheme: .folder(folder))
    }
  }
}

/// The name of a snapshot without a path.
struct SnapshotName {
  var testFile: URL
  var testName: String
  /// The given name, or the number in the test.
  var identifier: String
  var isNumber: Bool
  var suffix: String
  var pathExtension: String?
}

/// The paths of a snapshot.
struct SnapshotPaths: Hashable {
  var reference: URL
  /// The path of the failed snapshot; those of the attachments are beside it, by name.
  var failure: URL
  private let attachmentFolder: URL
  private let prefixes: [String: String]

  /// The name of the snapshot in results: the folder and the file of its reference, without the extension.
  var name: String {
    let stem = reference.deletingPathExtension().lastPathComponent
    return "\(reference.deletingLastPathComponent().lastPathComponent)/\(stem)"
  }

  func attachment(_ attachment: SnapshotAttachment) -> URL {
    let stem = reference.deletingPathExtension().lastPathComponent
    let name =
      prefixes.isEmpty
      ? "\(stem).\(attachment.name)" : (prefixes[attachment.name] ?? attachment.name + "_") + stem
    return attachmentFolder.appendingPathComponent("\(name).\(attachment.pathExtension)")
  }

  fileprivate init(reference: URL, failures: URL, prefixes: [String: String] = [:]) {
    self.reference = reference
    attachmentFolder = failures
    self.prefixes = prefixes
    failure = failures.appendingPathComponent((prefixes["failure"] ?? "") + reference.lastPathComponent)
  }
}

extension SnapshotTestingConfiguration.Naming {
  /// Returns the paths of a snapshot; `folder` is the caller's folder of references.
  func paths(
    of name: SnapshotName, in folder: String?,
    environment: [String: String] = SnapshotEnvironment.current
  ) -> SnapshotPaths {
    let file = name.testFile.deletingPathExtension().lastPathComponent
    let artifacts = Self.folder(environment["SNAPSHOT_ARTIFACTS"]) ?? FileManager.default.temporaryDirectory
    let failures = artifacts.appendingPathComponent(file)
    let test = Self.sanitized(name.testName, by: "-")
    let pathExtension = name.pathExtension.map { ".\($0)" } ?? ""
    let fileName = "\(test).\(Self.sanitized(name.identifier, by: "-"))\(name.suffix)\(pathExtension)"
    let beside = name.testFile.deletingLastPathComponent()
    if let folder {
      return SnapshotPaths(
        reference: URL(fileURLWithPath: folder).appendingPathComponent(fileName), failures: failures)
    }
    switch scheme {
    case .besideTests:
      let folder = beside.appendingPathComponent("__Snapshots__").appendingPathComponent(file)
      return SnapshotPaths(reference: folder.appendingPathComponent(fileName), failures: failures)
    case .folder(let folder):
      let folder = URL(fileURLWithPath: folder, relativeTo: Self.package(around: beside)).absoluteURL
      return SnapshotPaths(
        reference: folder.appendingPathComponent(file).appendingPathComponent(fileName), failures: failures)
    case .referenceImages(let folder):
      let root =
        environment["FB_REFERENCE_IMAGE_DIR"] ?? folder
        ?? beside.appendingPathComponent("ReferenceImages").path
      // The first unnamed snapshot has no number in its file name.
      let identifier =
        name.isNumber && name.identifier == "1" ? "" : "_" + Self.sanitized(name.identifier, by: "_")
      let fileName = Self.sanitized(name.testName, by: "_") + identifier + name.suffix + pathExtension
      return SnapshotPaths(
        reference: URL(fileURLWithPath: root + "_64").appendingPathComponent(file).appendingPathComponent(
          fileName),
        failures: Self.folder(environment["IMAGE_DIFF_DIR"])?.appendingPathComponent(file) ?? failures,
        prefixes: ["reference": "reference_", "failure": "failed_", "difference": "diff_"])
    }
  }

  private static func folder(_ path: String?) -> URL? {
    path.flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true) }
  }

  /// Returns the name with each run of characters that are no letter, digit or underscore as one `mark`, except at the
  /// ends.
  ///
  /// A combining mark on a letter belongs to it; a slash that joins with one is a slash.
  private static func sanitized(_ name: String, by mark: Unicode.Scalar) -> String {
    var result: [Unicode.Scalar] = []
    var isInWord = false
    for scalar in name.unicodeScalars {
      isInWord = scalar.beginsWord || isInWord && scalar.continuesWord
      if isInWord {
        result.append(scalar)
      } else if result.last != mark {
        result.append(mark)
      }
    }
    let name = result.drop { $0 == mark }.reversed().drop { $0 == mark }.reversed()
    return String(String.UnicodeScalarView(name))
  }

  /// Returns the folder of the package that contains a folder; that folder itself without a package.
  private static func package(around folder: URL) -> URL {
    var candidate = folder.standardizedFileURL
    while candidate.path != "/" {
      if FileManager.default.fileExists(atPath: candidate.appendingPathComponent("Package.swift").path) {
        return candidate
      }
      candidate.deleteLastPathComponent()
    }
    return folder
  }
}

extension Unicode.Scalar {
  /// Whether or not the scalar is a letter, a digit or an underscore.
  fileprivate var beginsWord: Bool {
    self == "_" || properties.isAlphabetic || properties.numericType != nil
  }

  /// Whether or not the scalar is a combining mark, or joins two letters.
  fileprivate var continuesWord: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: properties.isJoinControl
    }
  }
}
