internal import Escaping
internal import Foundation
internal import PNG
internal import TerminalPictures

extension Watching {
  /// Prints the line of the last drawing, if it has not been told; returns whether there was one.
  func tell() -> Bool {
    guard isUntold, let subject = shown else { return false }
    isUntold = false
    if let error = subject.error {
      printer.print(.result(line(of: error)))
    } else {
      printer.print(.summary(line(of: subject)))
      showInTerminal(subject)
    }
    return true
  }

  /// Draws the first picture in the terminal, in place of the last one where the terminal keeps pictures.
  private func showInTerminal(_ subject: WatchSubject) {
    guard gallery != nil, let picture = cells.first?.entry.picture, let bytes = board.picture(picture.number),
      let bitmap = try? PNGReader(limits: options.limits.ofPNG).read(bytes).bitmap
    else { return }
    gallery?.terminal.updateSize(of: STDOUT_FILENO)
    printer.print(.picture(gallery?.draw(bitmap, key: subject.name) ?? []))
  }

  /// Returns the line of a drawing: `card.json  12 ms  2 findings  40 pixels differ`.
  func line(of subject: WatchSubject) -> String {
    let time = cells.compactMap(\.entry.milliseconds).max() ?? 0
    var parts = [subject.name, String(format: "%.0f ms", time)]
    if cells.count > 1 { parts.append("\(cells.count) pictures") }
    let findings = cells.compactMap(\.entry.findings).first?.count ?? 0
    parts.append(findings == 0 ? "no findings" : findings == 1 ? "1 finding" : "\(findings) findings")
    if let change = cells.compactMap(\.entry.change).first(where: { !$0.isEmpty }) {
      parts.append("changed: \(change[0])")
    }
    if let difference = cells.compactMap(\.entry.difference).first(where: { !$0.isEmpty }) {
      parts.append("reference: \(difference[0])")
    }
    if let warning = cells.flatMap(\.entry.warnings).first { parts.append("warning: \(warning)") }
    return escapingControls(in: parts.joined(separator: "  "))
  }

  /// Returns the line of a problem: `card.json:7:11: unknown key "fram"`.
  func line(of problem: WatchState.Problem) -> String {
    let place = [problem.file, problem.line.map { "\($0)" }, problem.column.map { "\($0)" }].compactMap { $0 }
    let prefix = place.joined(separator: ":")
    return escapingControls(
      in: problem.message.hasPrefix(prefix) ? problem.message : "\(prefix): \(problem.message)")
  }
}
