import UIKit

extension ViewGallery {
  /// Tokens, prompts, scopes and buttons of searches.
  static var searches: [[UIView]] {
    func field(_ words: [String], _ change: (UISearchTextField) -> Void = { _ in }) -> UISearchTextField {
      make(UISearchTextField(), width: 316) {
        $0.tokens = words.map { UISearchToken(icon: UIImage(systemName: "tag.fill"), text: $0) }
        $0.frame.size.height = 36
        change($0)
      }
    }
    func bar(_ change: (UISearchBar) -> Void) -> UISearchBar {
      make(UISearchBar(), width: 316) {
        $0.placeholder = "Search"
        change($0)
      }
    }
    return [
      [field(["Photos"]) { $0.text = "cats" }],
      [field(["Photos", "2024"]) { $0.tokenBackgroundColor = .systemTeal }],
      [field(["Photos", "Videos", "Documents", "2024"]) { $0.text = "dogs" }],
      [
        field(["Photos", "2024"]) {
          $0.selectedTextRange = $0.textRange(
            from: $0.positionOfToken(at: 1), to: $0.positionOfToken(at: 2))
        }
      ],
      [bar { ($0.prompt, $0.showsBookmarkButton) = ("Find anything in your library", true) }],
      [
        bar {
          ($0.scopeButtonTitles, $0.showsScopeBar) = (["All", "Unread", "Flagged"], true)
          ($0.selectedScopeButtonIndex, $0.showsSearchResultsButton) = (1, true)
          $0.barTintColor = .secondarySystemBackground
        }
      ],
    ]
  }

  /// Buttons that show a choice of their menu, and wells of colours.
  static var choices: [[UIView]] {
    func button(_ configuration: UIButton.Configuration, isPopUp: Bool) -> UIButton {
      make(UIButton(configuration: configuration)) {
        $0.configuration?.title = "Sort"
        $0.menu = UIMenu(children: [
          UIAction(title: "Newest First", image: UIImage(systemName: "clock")) { _ in }
        ])
        $0.showsMenuAsPrimaryAction = true
        $0.changesSelectionAsPrimaryAction = isPopUp
      }
    }
    var pullDown = UIButton.Configuration.gray()
    pullDown.indicator = .popup
    return [
      [button(.bordered(), isPopUp: true), button(pullDown, isPopUp: false)],
      [button(.plain(), isPopUp: true), button(.filled(), isPopUp: false)],
      [
        make(UIColorWell()), make(UIColorWell()) { $0.selectedColor = .systemTeal },
        make(UIColorWell()) { ($0.selectedColor, $0.isEnabled) = (.systemPink, false) },
      ],
      [
        make(UIDatePicker()) {
          ($0.preferredDatePickerStyle, $0.datePickerMode) = (.compact, .dateAndTime)
          $0.timeZone = TimeZone(secondsFromGMT: 0)
        }
      ],
    ]
  }
}
