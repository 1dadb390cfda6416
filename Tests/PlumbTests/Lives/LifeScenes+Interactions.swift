import Foundation
import Plumb
import UIKit

/// The delegate of a menu and of drags.
@MainActor
private final class Provider: NSObject, UIContextMenuInteractionDelegate, UIDragInteractionDelegate {
  let number: Int

  init(_ number: Int) { self.number = number }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let menu = UIMenu(children: [UIAction(title: "Share \(number)") { _ in }])
    return UIContextMenuConfiguration(
      identifier: nil, previewProvider: { UIViewController() }, actionProvider: { _ in menu })
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    [UIDragItem(itemProvider: NSItemProvider(object: "Item \(number)" as NSString))]
  }
}

/// A controller that moves children in and out, with guides and observers of its own.
@MainActor
private final class Parent: UIViewController {
  func exchange(_ old: UIViewController?, _ new: UIViewController) {
    old?.willMove(toParent: nil)
    addChild(new)
    view.addSubview(new.view)
    new.view.frame = view.bounds
    new.didMove(toParent: self)
    old?.view.removeFromSuperview()
    old?.removeFromParent()
  }
}

extension LifeScene {
  static let interactions = [
    LifeScene("menus of contexts and drags") { number in
      let (view, provider) = (UIView(), Provider(number))
      let interaction = UIContextMenuInteraction(delegate: provider)
      view.addInteraction(interaction)
      view.addInteraction(UIDragInteraction(delegate: provider))
      view.addInteraction(UIEditMenuInteraction(delegate: nil))
      try show(view: view, number) { window in
        let user = HeadlessUser(of: window)
        try user.press(on: view)
        HeadlessLoop.run(for: 1)
        if number % 2 == 0 { interaction.dismissMenu() }
      }
      return [view, provider, interaction]
    },
    LifeScene("children that are exchanged") { number in
      let parent = Parent()
      var made: [UIViewController] = []
      try show(parent, number) { _ in
        for index in 0..<4 {
          let child =
            index % 2 == 0
            ? UIViewController() : UINavigationController(rootViewController: UIViewController())
          parent.exchange(made.last, child)
          made.append(child)
          HeadlessLoop.runUntilIdle()
        }
      }
      return [parent] + made
    },
    LifeScene("texts with attachments, links and lists") { number in
      let text = NSMutableAttributedString(string: "Text \(number) ")
      let attachment = NSTextAttachment(image: UIImage(systemName: "star") ?? UIImage())
      let style = NSMutableParagraphStyle()
      style.textLists = [NSTextList(markerFormat: .decimal, options: 0)]
      style.paragraphSpacing = Double(number)
      text.append(NSAttributedString(attachment: attachment))
      text.append(NSAttributedString(string: "link", attributes: [.link: "https://example.org/\(number)"]))
      text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
      let view = UITextView(usingTextLayoutManager: number % 2 == 0)
      view.attributedText = text
      try show(view: view, number, draws: true) { _ in
        _ = view.textLayoutManager?.textSelections
        view.selectedRange = NSRange(location: 2, length: 3)
        view.textStorage.append(text)
      }
      return [view, text, attachment, style]
    },
    LifeScene("windows in front of others, alerts over sheets") { number in
      let (root, sheet, alert) = (
        UIViewController(), UIViewController(),
        UIAlertController(title: "A\(number)", message: nil, preferredStyle: .alert)
      )
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      var front: UIWindow?
      try show(root, number) { window in
        root.present(sheet, animated: true)
        HeadlessLoop.runUntilIdle()
        sheet.present(alert, animated: true)
        HeadlessLoop.runUntilIdle()
        let other = UIWindow(frame: window.bounds)
        other.windowLevel = .alert
        other.rootViewController = UIViewController()
        other.isHidden = false
        HeadlessLoop.runUntilIdle()
        other.isHidden = true
        front = other
        if number % 2 == 0 { root.dismiss(animated: false) }
      }
      return [root, sheet, alert] + (front.map { [$0] } ?? [])
    },
  ]
}
