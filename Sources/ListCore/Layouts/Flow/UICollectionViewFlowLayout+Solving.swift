import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore

// The delegate's answers as sections.
extension UICollectionViewFlowLayout {
  var isVertical: Bool { scrollDirection == .vertical }

  /// Whether or not items size themselves.
  var isEstimated: Bool { estimatedItemSize != .zero }

  var solvedContentSize: CGSize {
    solveIfNeeded()
    return plainSize(flow.contentSize)
  }

  /// Asks the delegate and fills the lines, where that is not done.
  func solveIfNeeded() {
    guard let view = owner else {
      flow = FlowState()
      return
    }
    let area = area(of: view)
    if area != flow.area {
      if area.length != flow.area.length { state.measured.removeAll() }
      (flow.area, flow.areLinesValid) = (area, false)
    }
    if !flow.areInputsValid {
      // Set first: delegates may ask for the layout.
      (flow.areInputsValid, flow.areLinesValid) = (true, false)
      flow.inputs = makeInputs(view)
      flow.hasAutomaticEdges = flow.inputs.contains { $0.isHeaderAutomatic || $0.isFooterAutomatic }
    }
    guard !flow.areLinesValid else { return }
    flow.areLinesValid = true
    fillLines()
  }

  private func fillLines() {
    var origin: CGFloat = 0
    flow.sections = flow.inputs.enumerated().map { index, input in
      var measures = input.measures
      if input.isHeaderAutomatic {
        measures.header = edgeLength(UICollectionView.elementKindSectionHeader, index)
      }
      if input.isFooterAutomatic {
        measures.footer = edgeLength(UICollectionView.elementKindSectionFooter, index)
      }
      measures.lineStart += flow.area.before
      measures.lineLength = flow.area.length - flow.area.before - flow.area.after - measures.lineLength
      let section = FlowSection(measures, measured(input.sizes, in: index), origin: origin)
      origin = section.end
      checkLengths(of: section)
      return section
    }
    flow.contentSize = FlowSize(along: max(0, flow.area.length), across: origin)
  }

  /// Reports an item that is longer than its line (P.7), in a view that has a size.
  private func checkLengths(of section: FlowSection) {
    guard flow.area.length > 0, section.sizes.longest > section.measures.lineLength + 1e-3 else { return }
    LayoutDiagnostics.reportOnce(.collection(.itemTooLong(layout: "\(type(of: self))", isWidth: isVertical)))
  }

  private func measured(_ sizes: FlowSizes, in section: Int) -> FlowSizes {
    guard isEstimated, let measured = state.measured.items[section] else { return sizes }
    var sizes = sizes
    for (item, size) in measured where item < sizes.count { sizes[item] = flowSize(size) }
    sizes.compact()
    return sizes
  }

  /// The length of headers and footers that size themselves, until they are measured.
  private static let estimatedEdge: CGFloat = 50

  /// Returns the length of a header or footer that sizes itself.
  private func edgeLength(_ kind: String, _ section: Int) -> CGFloat {
    let size = state.measured.others[.supplement(kind, IndexPath(item: 0, section: section))]
    return size.map { flowSize($0).across } ?? Self.estimatedEdge
  }

  // MARK: Delegate

  private func makeInputs(_ view: UICollectionView) -> [FlowInput] {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    return (0..<max(0, view.numberOfSections)).map { section in
      var input = FlowInput(measures: FlowSection.Measures(), sizes: FlowSizes(repeating: .zero, count: 0))
      readMeasures(section, view, delegate, to: &input)
      input.sizes = makeSizes(section, view, delegate)
      return input
    }
  }

  /// Reads the distances of a section; its `lineLength` becomes the sum of the insets at both ends of a line.
  private func readMeasures(
    _ section: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    to input: inout FlowInput
  ) {
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let lines =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let items =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    var measures = FlowSection.Measures()
    (input.isHeaderAutomatic, input.isFooterAutomatic) = (
      header == Self.automaticSize, footer == Self.automaticSize
    )
    measures.header = input.isHeaderAutomatic ? 0 : flowSize(header).across
    measures.footer = input.isFooterAutomatic ? 0 : flowSize(footer).across
    measures.before = known(isVertical ? inset.top : inset.left)
    measures.after = known(isVertical ? inset.bottom : inset.right)
    measures.lineStart = known(isVertical ? inset.left : inset.top)
    measures.lineLength = measures.lineStart + known(isVertical ? inset.right : inset.bottom)
    measures.lineSpacing = known(lines)
    measures.itemSpacing = known(items)
    input.measures = measures
  }

  private func makeSizes(
    _ section: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSizes {
    let count = max(0, view.numberOfItems(inSection: section))
    state.measured.note(count, in: section)
    let own = isEstimated && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
    guard let delegate else { return FlowSizes(repeating: flowSize(own), count: count) }
    var sizes = FlowSizes(repeating: .zero, count: 0)
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let size = delegate.collectionView(view, layout: self, sizeForItemAt: path)
      sizes.append(flowSize(isEstimated && size == itemSize ? own : size))
    }
    return sizes
  }

  // MARK: Axes

  /// Returns a size relative to the lines; negative lengths and those that are no numbers are 0, and reported.
  func flowSize(_ size: CGSize) -> FlowSize {
    let (width, height) = (length(size.width), length(size.height))
    return isVertical ? FlowSize(along: width, across: height) : FlowSize(along: height, across: width)
  }

  /// Returns the size in the collection view.
  func plainSize(_ size: FlowSize) -> CGSize {
    isVertical
      ? CGSize(width: size.along, height: size.across) : CGSize(width: size.across, height: size.along)
  }

  private func length(_ value: CGFloat) -> CGFloat {
    guard value.isFinite, value >= 0 else {
      LayoutDiagnostics.reportOnce(.collection(.size(layout: "\(type(of: self))")))
      return 0
    }
    return value
  }

  private func known(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }

  // MARK: Area

  private func area(of view: UICollectionView) -> FlowArea {
    let (bounds, insets) = (view.bounds, view.adjustedContentInset)
    let extra = referenceInsets(of: view)
    if isVertical {
      return FlowArea(
        length: known(bounds.width - insets.left - insets.right), before: max(0, extra.left - insets.left),
        after: max(0, extra.right - insets.right))
    }
    return FlowArea(
      length: known(bounds.height - insets.top - insets.bottom), before: max(0, extra.top - insets.top),
      after: max(0, extra.bottom - insets.bottom))
  }

  private func referenceInsets(of view: UICollectionView) -> UIEdgeInsets {
    switch sectionInsetReference {
    case .fromContentInset: .zero
    case .fromSafeArea: view.safeAreaInsets
    case .fromLayoutMargins: view.layoutMargins
    }
  }
}
