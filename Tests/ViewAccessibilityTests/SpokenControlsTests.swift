import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewAccessibility

/// The words that controls say by themselves.
@MainActor
struct SpokenControlsTests {
  /// Returns the words of a view of 200 × 40 points.
  private func spoken(_ view: UIView) -> [String] {
    view.frame = CGRect(x: 10, y: 10, width: 200, height: 40)
    return words(of: screen(view))
  }

  @Test func `U.10: a label says its text, and an empty one is no element`() {
    let label = UILabel()
    label.text = "Total"
    #expect(spoken(label) == ["Total"])
    #expect(label.accessibilityTraits == .staticText)
    label.isEnabled = false
    #expect(spoken(label) == ["Total, dimmed"])
    label.text = ""
    #expect(spoken(label) == [])
  }

  @Test func `what code sets takes the place of what a view says`() {
    let label = UILabel()
    label.text = "3"
    label.accessibilityLabel = "three"
    label.accessibilityTraits = .header
    #expect(spoken(label) == ["three, heading"])
    label.accessibilityLabel = nil
    #expect(spoken(label) == ["3, heading"])
    label.isAccessibilityElement = false
    #expect(spoken(label) == [])
  }

  @Test func `U.10: a button says its title, its subtitle or the label of its image`() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(spoken(button) == ["Save, button"])
    (button.isSelected, button.isEnabled) = (true, false)
    #expect(spoken(button) == ["Selected, Save, dimmed, button"])
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.subtitle) = ("Buy", "4 €")
    #expect(spoken(UIButton(configuration: configuration)) == ["Buy, 4 €, button"])
    let image = UIImage(systemName: "trash")
    image?.accessibilityLabel = "Delete"
    let imageButton = UIButton()
    imageButton.setImage(image, for: .normal)
    #expect(spoken(imageButton) == ["Delete, button"])
    #expect(spoken(UIButton(type: .detailDisclosure)) == ["More Info, button"])
  }

  @Test func `an image view is an element only if code says so`() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    #expect(spoken(view) == [])
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Favourite"
    #expect(spoken(view) == ["Favourite, image"])
  }

  @Test func `U.6: a switch says whether it is on`() {
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Wi-Fi"
    #expect(toggle.accessibilityValue == "0")
    #expect(spoken(toggle) == ["Wi-Fi, switch button, off"])
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1")
    #expect(spoken(toggle) == ["Wi-Fi, switch button, on"])
  }

  @Test func `U.12: a slider says its share of the range`() {
    let slider = UISlider()
    slider.accessibilityLabel = "Volume"
    (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 12.5)
    #expect(slider.accessibilityValue == "25%")
    #expect(spoken(slider) == ["Volume, 25 percent, adjustable"])
    #expect(AccessibilityReading(of: screen(slider)).elements[0].activationPoint == nil)
    (slider.minimumValue, slider.maximumValue) = (20, 20)
    #expect(slider.accessibilityValue == "0%")
  }

  @Test func `U.14: a stepper has two buttons, dimmed at the end of its range`() {
    let stepper = UIStepper()
    #expect(spoken(stepper) == ["Decrement, dimmed, button", "Increment, button"])
    stepper.value = 100
    #expect(spoken(stepper) == ["Decrement, button", "Increment, dimmed, button"])
    let frames = AccessibilityReading(of: screen(stepper)).elements.map(\.frame)
    let half = stepper.frame.width / 2
    #expect(frames[0] == CGRect(x: 10, y: 10, width: half, height: stepper.frame.height))
    #expect(frames[1].minX == 10 + half)
  }

  @Test func `U.7: segments say their places`() {
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 2)
    #expect(
      spoken(control) == [
        "Day, button, 1 of 3", "Selected, Week, button, 2 of 3", "Month, dimmed, button, 3 of 3",
      ])
    control.semanticContentAttribute = .forceRightToLeft
    let elements = AccessibilityReading(of: screen(control)).elements
    // 210 is the right edge of the control.
    #expect(elements[0].frame.maxX == 210)
  }

  @Test func `U.12: fields say their texts or placeholders`() {
    let field = UITextField()
    field.placeholder = "Name"
    #expect(spoken(field) == ["Name, text field"])
    field.text = "Ada"
    #expect(spoken(field) == ["Ada, text field"])
    field.isSecureTextEntry = true
    #expect(spoken(field) == ["•••, secure text field"])
    field.accessibilityLabel = "Password"
    #expect(spoken(field) == ["Password, •••, secure text field"])
    let search = UISearchTextField()
    search.placeholder = "Search"
    #expect(spoken(search) == ["Search, search field"])
    #expect(AccessibilityReading(of: screen(search)).elements[0].hint == "Double tap to edit")
  }

  @Test func `a text view says its text, which is a field if it can be edited`() {
    let view = UITextView()
    view.text = "Dear reader"
    #expect(spoken(view) == ["Dear reader, text field"])
    view.isEditable = false
    #expect(spoken(view) == ["Dear reader"])
  }

  @Test func `U.12: pages, progress and activity say how far they are`() {
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage) = (3, 1)
    #expect(spoken(pages) == ["page 2 of 3, adjustable"])
    let progress = UIProgressView()
    progress.progress = 0.5
    #expect(spoken(progress) == ["Progress, 50 percent"])
    let activity = UIActivityIndicatorView()
    activity.hidesWhenStopped = false
    #expect(activity.accessibilityLabel == "Progress halted")
    activity.startAnimating()
    #expect(activity.accessibilityLabel == "In progress")
  }

  @Test func `wheels of a picker say their rows and places`() {
    final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
      {
        ["Small", "Medium", "Large"][row]
      }
    }
    let (picker, sizes) = (UIPickerView(), Sizes())
    (picker.dataSource, picker.delegate) = (sizes, sizes)
    picker.selectRow(1, inComponent: 0, animated: false)
    #expect(spoken(picker) == ["Medium, picker item, adjustable, 2 of 3"])
  }

  @Test func `the boxes of a date picker are buttons`() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    #expect(spoken(picker) == ["Date Picker, Jan 1, 2001, button"])
    // The box is at the trailing edge of the picker.
    #expect(AccessibilityReading(of: screen(picker)).elements[0].frame.maxX == 210)
  }

  @Test func `wheels without an end say a month among twelve`() {
    let picker = UIDatePicker()
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .wheels)
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    #expect(spoken(picker).first == "January, picker item, adjustable, 1 of 12")
  }

  @Test func `a calendar says its month and days`() {
    let calendar = UICalendarView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    calendar.timeZone = TimeZone(secondsFromGMT: 0)
    let spoken = words(of: screen(calendar))
    #expect(
      spoken.prefix(4) == [
        "January 2001, heading", "Previous Month, button", "Next Month, button", "Monday, January 1, button",
      ])
    #expect(spoken.count == 3 + 31)
  }
}
