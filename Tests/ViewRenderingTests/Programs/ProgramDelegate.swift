import ControlCore
import Foundation
import LayoutCore

/// The data sources and delegates of the views of a random program.
@MainActor
final class ProgramDelegate: NSObject {
  private unowned let program: RandomProgram
  /// The sizes of the rows of pickers, which stay what they are.
  private lazy var rowSize = program.numbers.size()

  init(_ program: RandomProgram) {
    self.program = program
  }
}

extension ProgramDelegate: UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if program.numbers.chance(0.1) { scrollView.setNeedsLayout() }
  }
}

extension ProgramDelegate: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 30 }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(row)"
  }

  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    rowSize.height
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    rowSize.width
  }
}
