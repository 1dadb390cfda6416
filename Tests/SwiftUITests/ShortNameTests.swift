import SwiftUI
import Testing
import UIKit

/// Shapes and styles by short names, and values of the environment.
@MainActor
struct ShortNameTests {
  private struct Own: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  @Test func shapesHaveShortNames() {
    func path<Outline: Shape>(_ shape: Outline) -> Path {
      shape.path(in: CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    #expect(path(.capsule).boundingRect == CGRect(x: 0, y: 0, width: 8, height: 4))
    #expect(path(.circle).boundingRect == CGRect(x: 2, y: 0, width: 4, height: 4))
    #expect(path(.ellipse).boundingRect == path(.rect).boundingRect)
    let rounded: RoundedRectangle = .rect(cornerRadius: 2)
    #expect(rounded.cornerSize == CGSize(width: 2, height: 2))
    _ = Text("a").clipShape(.capsule).clipShape(.rect(cornerRadius: 3))
  }

  @Test func stylesHaveShortNames() {
    _ = Text("a").listStyle(.plain).pickerStyle(.segmented).textFieldStyle(.roundedBorder)
    _ = Text("a").buttonStyle(.plain).buttonStyle(Own()).buttonStyle(PlainButtonStyle())
    _ = Text("a").navigationViewStyle(.stack).previewInterfaceOrientation(.landscapeRight)
    #expect(InterfaceOrientation.allCases.count == 4)
  }

  @Test func theEnvironmentHasValuesOfTexts() {
    var values = EnvironmentValues()
    values.multilineTextAlignment = .center
    values.displayScale = 4
    #expect(values.multilineTextAlignment == .center && values.lineSpacing == 0)
    #expect(values.pixelLength == 0.25 && values.calendar.identifier == .gregorian)
    // In the usual size category, text keeps its size.
    let name = UIFont.systemFont(ofSize: 10).fontName
    let fonts = [Font.custom(name, size: 10, relativeTo: .body), .custom(name, fixedSize: 10)]
    #expect("\(fonts[0])" == "\(fonts[1])")
  }
}
