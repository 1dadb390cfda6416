public import Foundation

/// A size of paper.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
  private let size: CGSize
  private let area: CGRect

  /// Creates a paper without a size.
  public override init() {
    (size, area) = (.zero, .zero)
    super.init()
  }

  /// Creates a paper of a size in points with margins on all sides, as a printer has it.
  package init(size: CGSize, margin: CGFloat) {
    self.size = size
    area = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
    super.init()
  }

  /// The size in points.
  open var paperSize: CGSize { size }
  /// The part of the paper on which a printer prints, in points.
  open var printableRect: CGRect { area }

  /// Returns the part of the paper on which a printer prints, in points.
  open func printRect() -> CGRect { area }

  /// Returns the smallest paper of a list on which a page fits, or else the largest.
  open class func bestPaper(
    forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    let bySize = paperList.sorted {
      $0.paperSize.width * $0.paperSize.height < $1.paperSize.width * $1.paperSize.height
    }
    let fitting = bySize.first {
      $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height
    }
    return fitting ?? bySize.last ?? UIPrintPaper()
  }
}

/// The quality in which pages are drawn.
public enum UIPrintRenderingQuality: Int, Sendable {
  /// The best quality.
  case best = 0
  /// A quality for quick drawing.
  case responsive = 1
}
