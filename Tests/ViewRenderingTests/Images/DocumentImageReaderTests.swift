import Foundation
import GraphicsCore
import StyleCore
import Testing
import TextKitCore

@testable import ViewRendering

/// Images in documents.
@MainActor
struct DocumentImageReaderTests {
  @Test func `an image of a data URL is shown, in proportion to its width`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format)
    let data = renderer.pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let address = "data:image/png;base64,\(data.base64EncodedString())"
    let text = unsafe try NSAttributedString(
      data: Data("<img src='\(address)'><img width=20 src='\(address)'>".utf8),
      options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    let attachments = [0, 1].map {
      unsafe text.attribute(.attachment, at: $0, effectiveRange: nil) as? NSTextAttachment
    }
    #expect(
      attachments.map { $0?.image?.size } == [CGSize(width: 4, height: 2), CGSize(width: 4, height: 2)])
    #expect(attachments.map { $0?.bounds.size } == [.zero, CGSize(width: 20, height: 10)])
  }
}
