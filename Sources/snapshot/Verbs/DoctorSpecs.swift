/// The specs of `snapshot doctor`: shapes, text, symbols, and views placed by expressions, constraints and stacks.
enum DoctorSpecs {
  static let all = [
    (name: "shapes", text: shapes), (name: "text", text: text), (name: "scripts", text: scripts),
    (name: "symbols", text: symbols), (name: "layout", text: layout), (name: "stacks", text: stacks),
  ]

  private static let shapes = """
    {
      "canvas": { "width": 160, "height": 120, "background": "systemGroupedBackground" },
      "views": [
        { "frame": { "x": 10.3, "y": 8.7, "width": 61.4, "height": 33.3 }, "background": "systemTeal" },
        { "frame": { "x": 84, "y": 8, "width": 64, "height": 36 }, "background": "#3366CC80", "cornerRadius": 11,
          "border": { "width": 1.5, "color": "systemOrange" } },
        { "frame": { "x": 12, "y": 54, "width": 56, "height": 56 }, "background": "systemPink", "cornerRadius": 28,
          "alpha": 0.7, "views": [
            { "frame": { "x": 20, "y": -8, "width": 50, "height": 40 }, "background": "systemIndigo", "cornerRadius": 7 }
          ] },
        { "frame": { "x": 90, "y": 60, "width": 48, "height": "1 / scale" }, "background": "separator" },
        { "frame": { "x": 90, "y": 70, "width": 33.33, "height": 33.33 }, "background": "systemGreen",
          "cornerRadius": 16.665 }
      ]
    }
    """

  private static let text = """
    {
      "canvas": { "width": 200, "height": 120, "background": "systemBackground" },
      "views": [
        { "id": "title", "type": "label", "text": "Fingerprint 0123456789", "font": { "size": 17, "weight": "semibold" },
          "frame": { "x": 10, "y": 8, "width": 180, "height": 24 } },
        { "id": "body", "type": "label", "lines": 0, "font": 13, "color": "secondaryLabel", "alignment": "justified",
          "text": "The quick brown fox jumps over the lazy dog; zwölf Boxkämpfer jagen Viktor quer über den Sylter Deich.",
          "frame": { "x": 10.5, "y": 36.25, "width": 179, "height": 80 } }
      ]
    }
    """

  private static let layout = """
    {
      "canvas": { "width": 180, "height": 90, "background": "white" },
      "metrics": { "gap": 7.3 },
      "views": [
        { "id": "icon", "background": "systemBlue", "cornerRadius": 6 },
        { "id": "name", "type": "label", "text": "Layout", "font": 15 },
        { "id": "bar", "background": "systemYellow" }
      ],
      "constraints": [
        "H:|-gap-[icon(40)]-gap-[name]-(>=gap)-|",
        "icon.height == icon.width",
        "icon.top == superview.top + gap",
        "name.centerY == icon.centerY",
        "H:|-gap-[bar]-gap-|",
        "bar.top == icon.bottom + gap",
        "bar.height == superview.height / 7"
      ]
    }
    """
}
