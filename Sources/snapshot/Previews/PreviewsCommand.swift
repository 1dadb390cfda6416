internal import Escaping
internal import FileAccess
internal import Foundation
internal import ImageComparison
internal import ViewLint
internal import ViewSession

/// The command `snapshot previews`, which builds, lists and draws the previews of a package.
struct PreviewsCommand {
  let arguments: PreviewsArguments
  let console: Console

  /// A preview with its pictures, as the JSON has it.
  private struct Row: Codable {
    struct Picture: Codable {
      var path: String
      var variant: String
      var width: Int
      var height: Int
    }

    var name: String
    var file: String
    var line: Int
    var module: String
    var pictures: [Picture] = []
    var error: String?
  }

  private struct Result: Codable {
    var previews: [Row] = []
    var messages: [CompilerMessage] = []
  }

  /// Builds the package, and lists or draws its previews.
  func run() async {
    var result = Result()
    do {
      let console = console
      let build = try await PreviewBuild.build(
        arguments.package ?? ".", configuration: arguments.configuration.rawValue,
        progress: { line in Task { await console.progress(line) } })
      result.messages = build.messages
      for message in build.messages where message.severity != .note || build.executable == nil {
        if message.severity == .error {
          await console.trouble(message.description)
        } else {
          await console.caution(message.description)
        }
      }
      if let executable = build.executable { try await show(executable, build, &result) }
    } catch {
      await console.trouble("\(error)")
    }
    if arguments.isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let text = (try? encoder.encode(result)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
      await console.result(escapingInvisible(inJSON: text))
    }
  }

  private func start(_ executable: String, _ build: PreviewBuild) throws -> SessionProcess {
    try SessionProcess(executable: executable, arguments: [], environment: build.environment)
  }

  /// Lists the previews of a program, or draws them.
  private func show(_ executable: String, _ build: PreviewBuild, _ result: inout Result) async throws {
    var process = try start(executable, build)
    defer { process.stop() }
    var taken: Set<FilePath> = []
    let listed = try await process.send(SessionRequest(.list))
    if let error = listed.error { throw SessionError(error) }
    for source in listed.sources ?? [] {
      let file = source.file.map { build.path(ofFileID: $0) ?? $0 } ?? ""
      var row = Row(name: source.name, file: file, line: source.line ?? 1, module: source.module ?? "")
      if arguments.lists {
        if !arguments.isJSON {
          await console.result(escapingControls(in: "\(row.name)  \(row.file):\(row.line)"))
        }
      } else {
        for variant in arguments.variants where await console.isOutputOpen {
          do {
            let picture = try await draw(row, variant, to: path(of: row, variant, &taken), process)
            row.pictures.append(picture)
            if !arguments.isJSON {
              await console.summary([
                escapingControls(in: "\(picture.path)  \(picture.width)×\(picture.height)")
              ])
            }
          } catch let error as SessionError where error.description.hasPrefix(Self.answered) {
            row.error = String(error.description.dropFirst(Self.answered.count))
          } catch {
            // The program has ended with the preview: the others get a new one.
            row.error = "\(error)"
            process.stop()
            process = try start(executable, build)
          }
          if let error = row.error {
            await console.trouble("\(row.file):\(row.line): \(row.name): \(error)")
            break
          }
        }
      }
      result.previews.append(row)
    }
  }

  /// The mark of errors that the program reports, after which it goes on.
  private static let answered = "\u{1}"

  private func draw(
    _ row: Row, _ variant: SessionVariant, to path: String, _ process: SessionProcess
  ) async throws -> Row.Picture {
    func send(_ request: SessionRequest) async throws -> SessionReply {
      let reply = try await process.send(request)
      if let error = reply.error { throw SessionError(Self.answered + error) }
      return reply
    }
    do {
      try FileManager.default.createDirectory(
        atPath: URL(filePath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
    } catch {
      throw SessionError(Self.answered + "\(path): cannot be written: \(error.localizedDescription)")
    }
    var request = SessionRequest(.open)
    (request.source, request.variant) = (row.name, variant)
    let session = try await send(request).session
    var close = SessionRequest(.close)
    close.session = session
    request = SessionRequest(.draw)
    (request.session, request.path) = (session, URL(filePath: path).path)
    let drawn: SessionReply
    do {
      drawn = try await send(request)
    } catch let error as SessionError where error.description.hasPrefix(Self.answered) {
      _ = try await send(close)
      throw error
    }
    _ = try await send(close)
    return Row.Picture(
      path: path, variant: variant.name, width: drawn.width ?? 0, height: drawn.height ?? 0)
  }

  /// Returns the path of a picture: `previews/ProfileCard.Dark-rtl@2x.png`, with a number if another one has it.
  private func path(of row: Row, _ variant: SessionVariant, _ taken: inout Set<FilePath>) -> String {
    let parts = row.name.split(separator: ":", maxSplits: 1).map {
      Self.plain($0.trimmingCharacters(in: .whitespaces))
    }
    let name = parts.joined(separator: ".") + (variant.name.isEmpty ? "" : "-\(variant.name)")
    let end = "\(ReferenceStore.suffix(scale: variant.scale)).png"
    var path = "\(arguments.output)/\(name)\(end)"
    var number = 1
    while !taken.insert(FilePath(path)).inserted {
      number += 1
      path = "\(arguments.output)/\(name)-\(number)\(end)"
    }
    return path
  }

  /// Returns a name with each run of characters that are no letter, digit or underscore as a hyphen.
  static func plain(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isLetter || character.isNumber || character == "_" {
        result.append(character)
      } else if result.last != "-" {
        result.append("-")
      }
    }
    return result
  }
}
