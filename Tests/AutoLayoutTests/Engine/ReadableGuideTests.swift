import Foundation
import LayoutCore
import StyleCore
import Testing

/// D.14 among constraints: the readable guide is the margins' until they are too wide to read.
@MainActor
struct ReadableGuideTests {
  @Test("D.14: the guide is followed from one side of the threshold to the other and back") func flips() {
    let family = ConstrainedFamily(1, in: CGSize(width: 400, height: 100))
    let (root, child) = (family.root, family.children[0])
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.readableContentGuide.leftAnchor),
      child.rightAnchor.constraint(equalTo: root.readableContentGuide.rightAnchor),
    ])
    // Margins of 8 at both sides; 664 in the middle from 750 on.
    for (width, expected) in [
      (400, 8...392), (1000, 168...832), (1100, 218...882), (500, 8...492),
    ] as [(CGFloat, ClosedRange<CGFloat>)] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(child.frame.minX...child.frame.maxX == expected)
      #expect(child.frame.minX == root.readableContentGuide.layoutFrame.minX)
    }
  }

  @Test("D.15: another text size makes another limit") func categories() {
    let family = ConstrainedFamily(1, in: CGSize(width: 1000, height: 100))
    let (root, child) = (family.root, family.children[0])
    child.widthAnchor.constraint(equalTo: root.readableContentGuide.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame.width == 664)
    root.traitOverrides.preferredContentSizeCategory = .extraSmall
    root.layoutIfNeeded()
    #expect(child.frame.width == root.readableContentGuide.layoutFrame.width && child.frame.width < 664)
  }
}
