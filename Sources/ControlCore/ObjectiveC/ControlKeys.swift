// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import Foundation
import GraphicsCore

/// The properties of controls and image views by their names.
enum __ObjectiveC_ControlKeys: ObjectiveCFile {
  static var classes: [ObjectiveCClass] {
    [
      ObjectiveCClass(system: UIButton.self) { uIButtonKeys },
      ObjectiveCClass(system: UIImageView.self) { uIImageViewKeys },
      ObjectiveCClass(system: UISlider.self) { uISliderKeys },
      ObjectiveCClass(system: UISwitch.self) { uISwitchKeys },
      ObjectiveCClass(system: UIProgressView.self) { uIProgressViewKeys },
      ObjectiveCClass(system: UIStepper.self) { uIStepperKeys },
      ObjectiveCClass(system: UIPageControl.self) { uIPageControlKeys },
      ObjectiveCClass(system: UISegmentedControl.self) { uISegmentedControlKeys },
      ObjectiveCClass(system: UIActivityIndicatorView.self) { uIActivityIndicatorViewKeys },
      ObjectiveCClass(system: UIDatePicker.self) { uIDatePickerKeys },
      ObjectiveCClass(system: UIPickerView.self) { uIPickerViewKeys },
      ObjectiveCClass(system: UISearchBar.self) { uISearchBarKeys },
      ObjectiveCClass(system: UIVisualEffectView.self) { uIVisualEffectViewKeys },
    ]
  }

  @MainActor private static var uIButtonKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("buttonType", \UIButton.buttonType),
      ObjectiveCMember("configuration", \UIButton.configuration),
      ObjectiveCMember("automaticallyUpdatesConfiguration", \UIButton.automaticallyUpdatesConfiguration),
      ObjectiveCMember("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction),
      ObjectiveCMember("menu", \UIButton.menu),
      ObjectiveCMember("currentTitle", \UIButton.currentTitle),
      ObjectiveCMember("currentAttributedTitle", \UIButton.currentAttributedTitle),
      ObjectiveCMember("currentTitleColor", \UIButton.currentTitleColor),
      ObjectiveCMember("currentImage", \UIButton.currentImage),
      ObjectiveCMember("currentBackgroundImage", \UIButton.currentBackgroundImage),
      ObjectiveCMember("titleLabel", \UIButton.titleLabel),
      ObjectiveCMember("imageView", \UIButton.imageView),
      ObjectiveCMember("contentEdgeInsets", \UIButton.contentEdgeInsets),
      ObjectiveCMember("titleEdgeInsets", \UIButton.titleEdgeInsets),
      ObjectiveCMember("imageEdgeInsets", \UIButton.imageEdgeInsets),
      ObjectiveCMember("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
      ObjectiveCMember("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled),
      ObjectiveCMember("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted),
    ]
  }

  @MainActor private static var uIImageViewKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("image", \UIImageView.image),
      ObjectiveCMember("highlightedImage", \UIImageView.highlightedImage),
      ObjectiveCMember("isHighlighted", \UIImageView.isHighlighted),
      ObjectiveCMember("animationImages", \UIImageView.animationImages),
      ObjectiveCMember("highlightedAnimationImages", \UIImageView.highlightedAnimationImages),
      ObjectiveCMember("animationDuration", \UIImageView.animationDuration),
      ObjectiveCMember("animationRepeatCount", \UIImageView.animationRepeatCount),
      ObjectiveCMember("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration),
      ObjectiveCMember("isAnimating", \UIImageView.isAnimating),
    ]
  }

  @MainActor private static var uISliderKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("value", \UISlider.value),
      ObjectiveCMember("minimumValue", \UISlider.minimumValue),
      ObjectiveCMember("maximumValue", \UISlider.maximumValue),
      ObjectiveCMember("isContinuous", \UISlider.isContinuous),
      ObjectiveCMember("trackConfiguration", \UISlider.trackConfiguration),
      ObjectiveCMember("sliderStyle", \UISlider.sliderStyle),
      ObjectiveCMember("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      ObjectiveCMember("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      ObjectiveCMember("thumbTintColor", \UISlider.thumbTintColor),
      ObjectiveCMember("minimumValueImage", \UISlider.minimumValueImage),
      ObjectiveCMember("maximumValueImage", \UISlider.maximumValueImage),
    ]
  }

  @MainActor private static var uISwitchKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("isOn", \UISwitch.isOn),
      ObjectiveCMember("onTintColor", \UISwitch.onTintColor),
      ObjectiveCMember("thumbTintColor", \UISwitch.thumbTintColor),
      ObjectiveCMember("onImage", \UISwitch.onImage),
      ObjectiveCMember("offImage", \UISwitch.offImage),
      ObjectiveCMember("title", \UISwitch.title),
    ]
  }

  @MainActor private static var uIProgressViewKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("progressViewStyle", \UIProgressView.progressViewStyle),
      ObjectiveCMember("progressTintColor", \UIProgressView.progressTintColor),
      ObjectiveCMember("trackTintColor", \UIProgressView.trackTintColor),
      ObjectiveCMember("progressImage", \UIProgressView.progressImage),
      ObjectiveCMember("trackImage", \UIProgressView.trackImage),
      ObjectiveCMember("progress", \UIProgressView.progress),
    ]
  }

  @MainActor private static var uIStepperKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("value", \UIStepper.value),
      ObjectiveCMember("minimumValue", \UIStepper.minimumValue),
      ObjectiveCMember("maximumValue", \UIStepper.maximumValue),
      ObjectiveCMember("stepValue", \UIStepper.stepValue),
      ObjectiveCMember("wraps", \UIStepper.wraps),
      ObjectiveCMember("autorepeat", \UIStepper.autorepeat),
      ObjectiveCMember("isContinuous", \UIStepper.isContinuous),
    ]
  }

  @MainActor private static var uIPageControlKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("numberOfPages", \UIPageControl.numberOfPages),
      ObjectiveCMember("currentPage", \UIPageControl.currentPage),
      ObjectiveCMember("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
      ObjectiveCMember("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage),
      ObjectiveCMember("direction", \UIPageControl.direction),
      ObjectiveCMember("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      ObjectiveCMember("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
    ]
  }

  @MainActor private static var uISegmentedControlKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("numberOfSegments", \UISegmentedControl.numberOfSegments),
      ObjectiveCMember("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
      ObjectiveCMember("isMomentary", \UISegmentedControl.isMomentary),
      ObjectiveCMember(
        "apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent),
      ObjectiveCMember("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
    ]
  }

  @MainActor private static var uIActivityIndicatorViewKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("style", \UIActivityIndicatorView.style),
      ObjectiveCMember("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
      ObjectiveCMember("color", \UIActivityIndicatorView.color),
      ObjectiveCMember("isAnimating", \UIActivityIndicatorView.isAnimating),
    ]
  }

  @MainActor private static var uIDatePickerKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle),
      ObjectiveCMember("datePickerMode", \UIDatePicker.datePickerMode),
      ObjectiveCMember("date", \UIDatePicker.date),
      ObjectiveCMember("minimumDate", \UIDatePicker.minimumDate),
      ObjectiveCMember("maximumDate", \UIDatePicker.maximumDate),
      ObjectiveCMember("calendar", \UIDatePicker.calendar),
      ObjectiveCMember("locale", \UIDatePicker.locale),
      ObjectiveCMember("timeZone", \UIDatePicker.timeZone),
      ObjectiveCMember("countDownDuration", \UIDatePicker.countDownDuration),
      ObjectiveCMember("minuteInterval", \UIDatePicker.minuteInterval),
      ObjectiveCMember("roundsToMinuteInterval", \UIDatePicker.roundsToMinuteInterval),
    ]
  }

  @MainActor private static var uIPickerViewKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("dataSource", \UIPickerView.dataSource),
      ObjectiveCMember("delegate", \UIPickerView.delegate),
      ObjectiveCMember("numberOfComponents", \UIPickerView.numberOfComponents),
    ]
  }

  @MainActor private static var uISearchBarKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("delegate", \UISearchBar.delegate),
      ObjectiveCMember("searchTextField", \UISearchBar.searchTextField),
      ObjectiveCMember("text", \UISearchBar.text),
      ObjectiveCMember("placeholder", \UISearchBar.placeholder),
      ObjectiveCMember("prompt", \UISearchBar.prompt),
      ObjectiveCMember("searchBarStyle", \UISearchBar.searchBarStyle),
      ObjectiveCMember("barStyle", \UISearchBar.barStyle),
      ObjectiveCMember("isTranslucent", \UISearchBar.isTranslucent),
      ObjectiveCMember("barTintColor", \UISearchBar.barTintColor),
      ObjectiveCMember("showsCancelButton", \UISearchBar.showsCancelButton),
      ObjectiveCMember("scopeButtonTitles", \UISearchBar.scopeButtonTitles),
      ObjectiveCMember("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex),
      ObjectiveCMember("showsScopeBar", \UISearchBar.showsScopeBar),
      ObjectiveCMember("showsBookmarkButton", \UISearchBar.showsBookmarkButton),
      ObjectiveCMember("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton),
    ]
  }

  @MainActor private static var uIVisualEffectViewKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("contentView", \UIVisualEffectView.contentView),
      ObjectiveCMember("effect", \UIVisualEffectView.effect),
    ]
  }
}
