import ControllerCore
import LayoutCore
import Testing

@MainActor
struct UTTypeMIMETests {
  @Test func `types have MIME types`() {
    #expect(UTType.png.preferredMIMEType == "image/png" && UTType(mimeType: "Image/JPG") == .jpeg)
    #expect(UTType.data.preferredMIMEType == nil && UTType(mimeType: "a/b") == nil)
    let picker = UIImagePickerController()
    #expect(picker.imageExportPreset == .compatible)
    picker.imageExportPreset = .current
    #expect(picker.imageExportPreset == .current)
  }
}
