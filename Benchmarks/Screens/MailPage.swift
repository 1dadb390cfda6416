import Foundation
import LayerCore
import LayoutCore
import StyleCore
import TextViewCore

/// A page of mail in the size of a phone: a heading and twelve messages of three lines, 37 lines of text in 49 labels.
@MainActor
final class MailPage: UIView {
  private var random = SceneRandom()

  /// Creates the page with its layout, in the traits of a display with the given scale.
  init(scale: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    hostTraits = UITraitCollection(displayScale: scale)
    backgroundColor = .systemBackground
    addLabel("Inbox", CGRect(x: 16, y: 20, width: 361, height: 41), .boldSystemFont(ofSize: 34), .label)
    for message in 0..<12 { addMessage(y: 70 + CGFloat(message) * 64) }
  }

  required init?(coder: NSCoder) { nil }

  private func addMessage(y: CGFloat) {
    addBox(CGRect(x: 12, y: y + 8, width: 10, height: 10), .systemBlue).layer.cornerRadius = 5
    addLabel(
      words(2).capitalized, CGRect(x: 30, y: y + 2, width: 270, height: 21), .boldSystemFont(ofSize: 17),
      .label)
    let minutes = Int(random.number(10, 59))
    addLabel(
      "\(Int(random.number(10, 23))):\(minutes)", CGRect(x: 310, y: y + 3, width: 67, height: 18),
      .systemFont(ofSize: 15), .secondaryLabel)
    addLabel(words(6), CGRect(x: 30, y: y + 23, width: 347, height: 18), .systemFont(ofSize: 15), .label)
    addLabel(
      words(7), CGRect(x: 30, y: y + 42, width: 347, height: 18), .systemFont(ofSize: 15), .secondaryLabel)
    let line = 1 / traitCollection.displayScale
    _ = addBox(CGRect(x: 30, y: y + 64 - line, width: 363, height: line), .separator)
  }

  private func addLabel(_ text: String, _ frame: CGRect, _ font: UIFont, _ color: UIColor) {
    let label = UILabel(frame: frame)
    (label.text, label.font, label.textColor) = (text, font, color)
    addSubview(label)
  }

  private func addBox(_ frame: CGRect, _ color: UIColor) -> UIView {
    let box = UIView(frame: frame)
    box.backgroundColor = color
    addSubview(box)
    return box
  }

  private func words(_ count: Int) -> String {
    let words = (0..<count).map { _ in Self.words[Int(random.number(0, Double(Self.words.count - 1)))] }
    return words.joined(separator: " ")
  }

  private static let words = [
    "agenda", "budget", "draft", "Friday", "invoice", "lunch", "meeting", "notes", "order", "photos", "plan",
    "please", "project", "release", "review", "shipping", "summer", "talk", "team", "tickets", "tomorrow",
    "trip", "update", "week", "yesterday",
  ]
}
