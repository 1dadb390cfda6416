extension DoctorSpecs {
  /// Scripts, sizes, weights, widths, alignments and truncation.
  static let scripts = """
    {
      "canvas": { "width": 240, "height": 250, "background": "systemBackground" },
      "views": [
        { "type": "stack", "axis": "vertical", "spacing": 3, "frame": { "x": 8, "y": 6, "width": 224, "height": 240 },
          "alignment": "leading", "views": [
            { "type": "label", "text": "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία", "font": { "size": 11, "weight": "light" } },
            { "type": "label", "text": "Съешь же ещё этих мягких булок", "font": { "size": 15, "weight": "bold" } },
            { "type": "label", "text": "דג סקרן שט בים מאוכזב (abc 123)", "font": 14 },
            { "type": "label", "text": "שלום world 12:30 — עוד, abc", "font": { "size": 13, "italic": true } },
            { "type": "label", "text": "Tiếng Việt: kim rất quý", "font": { "size": 12.5, "width": "condensed" } },
            { "type": "label", "text": "Ђ ѓ Љ ў · Ǆ ŀ ſ · Ả ỡ ự · ₫ ₪ ₴", "font": 10 },
            { "type": "label", "text": "½ ∑ ≤ → € №  Å é ẗ", "font": { "size": 16, "monospaced": true } },
            { "type": "label", "text": "a long line that is cut at the end of its width", "font": { "size": 19, "weight": "black" } },
            { "type": "label", "text": "a long line that is cut in its middle, somewhere", "lineBreak": "truncatingMiddle" },
            { "type": "label", "lines": 0, "lineSpacing": 1.7, "kern": 0.4, "alignment": "right", "underline": true,
              "font": { "style": "footnote" }, "text": "Text of several lines on the right, with a line below each of them." }
          ] }
      ]
    }
    """

  /// Symbols in sizes, weights, scales and colours.
  static let symbols = """
    {
      "canvas": { "width": 200, "height": 90, "background": "secondarySystemBackground" },
      "views": [
        { "type": "stack", "spacing": 7, "alignment": "center", "frame": { "x": 6, "y": 4, "width": 188, "height": 40 },
          "distribution": "equalSpacing", "views": [
            { "type": "image", "image": { "symbol": "star.fill", "pointSize": 21.5 }, "tintColor": "systemYellow" },
            { "type": "image", "image": { "symbol": "gearshape", "pointSize": 25, "weight": "ultraLight" } },
            { "type": "image", "image": { "symbol": "bell.slash", "pointSize": 18, "weight": "black" } },
            { "type": "image", "image": { "symbol": "cloud.rain", "scale": "large", "hierarchicalColor": "systemBlue" } },
            { "type": "image", "image": { "symbol": "12.square.fill", "scale": "small" } }
          ] },
        { "type": "image", "image": { "symbol": "paperplane.circle.fill", "pointSize": 30,
            "paletteColors": ["white", "systemPink", "systemTeal"] },
          "frame": { "x": 9.5, "y": 50.25, "width": 60, "height": 33 }, "contentMode": "scaleAspectFit" },
        { "type": "image", "image": { "symbol": "arrow.uturn.backward", "flipsForRightToLeftLayoutDirection": true },
          "frame": { "x": 90, "y": 48, "width": 70, "height": 40 }, "contentMode": "scaleToFill",
          "transform": { "rotation": 17, "scale": 0.8 } }
      ]
    }
    """

  /// Stacks in stacks with every distribution, baselines, margins, and constraints of several priorities.
  static let stacks = """
    {
      "canvas": { "width": 220, "height": 200, "background": "white" },
      "views": [
        { "id": "outer", "type": "stack", "axis": "vertical", "spacing": 5.3, "layoutMargins": 7, "background": "#EEF2FF",
          "layoutMarginsRelativeArrangement": true, "views": [
            { "type": "stack", "distribution": "fillProportionally", "spacing": 3, "alignment": "firstBaseline", "views": [
              { "type": "label", "text": "Title", "font": "title2" }, { "type": "label", "text": "detail", "font": 11 } ] },
            { "type": "stack", "distribution": "equalCentering", "views": [
              { "type": "block", "lineHeight": 9, "idealWidth": 40, "color": "systemRed" },
              { "type": "block", "lineHeight": 14, "idealWidth": 21, "color": "systemGreen" },
              { "type": "block", "lineHeight": 9, "idealWidth": 33, "color": "systemBlue" } ] },
            { "type": "stack", "distribution": "fillEqually", "spacing": 2.5, "views": [
              { "intrinsicContentSize": { "width": 10, "height": 17 }, "background": "systemOrange" },
              { "intrinsicContentSize": { "width": 30, "height": 23 }, "background": "systemPurple" },
              { "intrinsicContentSize": { "width": 20, "height": 11 }, "background": "systemMint", "hidden": true } ] }
          ] },
        { "id": "side", "background": "systemBrown" }, { "id": "dot", "background": "black", "cornerRadius": 4 }
      ],
      "constraints": [
        "H:|-6-[outer]-4-[side]-6-|", "side.width == outer.width / 3 @750", "side.width <= 41.7", "V:|-6-[outer]",
        "side.top == outer.top", "side.bottom == outer.bottom @900", "dot.width == 8", "dot.height == dot.width",
        "dot.centerX == side.centerX * 1.2 @400", "dot.trailing <= side.trailing - 3", "dot.top == outer.bottom + 6"
      ]
    }
    """

  /// Controls, bars and a list, whose looks depend on the version of iOS.
  static let controls = """
    {
      "canvas": { "width": 300, "height": 420, "background": "systemGroupedBackground" },
      "views": [
        { "type": "navigationBar", "title": "Fingerprint", "rightBarButtonItems": [{ "systemItem": "add" }],
          "frame": { "x": 0, "y": 0, "width": 300, "height": 54 } },
        { "type": "switch", "on": true, "sizeToFit": {}, "position": { "x": 16, "y": 64 } },
        { "type": "slider", "value": 0.37, "frame": { "x": 90, "y": 64, "width": 190, "height": 34 } },
        { "type": "segmentedControl", "items": ["One", "Two", "Three"], "selectedSegmentIndex": 1,
          "frame": { "x": 16, "y": 104, "width": 268, "height": 32 } },
        { "type": "stepper", "value": 3, "sizeToFit": {}, "position": { "x": 16, "y": 144 } },
        { "type": "progress", "progress": 0.62, "frame": { "x": 130, "y": 160, "width": 150, "height": 4 } },
        { "type": "textField", "text": "Text", "borderStyle": "roundedRect",
          "frame": { "x": 16, "y": 184, "width": 160, "height": 34 } },
        { "type": "pageControl", "numberOfPages": 4, "currentPage": 1, "frame": { "x": 184, "y": 184, "width": 110, "height": 28 } },
        { "type": "table", "style": "insetGrouped", "frame": { "x": 0, "y": 222, "width": 300, "height": 150 },
          "sections": [{ "header": "Section", "rows": ["First", { "text": "Second", "cellStyle": "value1",
            "secondaryText": "detail", "accessory": "disclosureIndicator" }] }] },
        { "type": "tabBar", "items": [{ "title": "Home", "image": "house" }, { "title": "Find", "image": "magnifyingglass" }],
          "selectedItem": 0, "frame": { "x": 0, "y": 366, "width": 300, "height": 54 } }
      ]
    }
    """
}
