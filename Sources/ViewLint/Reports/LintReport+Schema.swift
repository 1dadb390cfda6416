extension LintReport {
  /// The JSON Schema (draft 2020-12) of the JSON document.
  public static let schema: String = {
    let codes = FindingCode.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    return form.replacing("\"CODES\"", with: codes)
  }()

  private static let form = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:plumb:lint:1",
      "title": "Findings in layouts",
      "type": "object",
      "required": ["$schema", "version", "complete", "summary", "findings", "exempted"],
      "additionalProperties": false,
      "properties": {
        "$schema": { "const": "urn:plumb:lint:1" },
        "version": { "const": 1 },
        "complete": { "description": "Whether everything could be checked.", "type": "boolean" },
        "summary": { "$ref": "#/$defs/summary" },
        "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } },
        "exempted": { "type": "array", "items": { "$ref": "#/$defs/exempted" } }
      },
      "$defs": {
        "count": { "type": "integer", "minimum": 0 },
        "scale": { "description": "Pixels per point.", "type": "integer", "minimum": 1 },
        "number": { "anyOf": [{ "type": "number" }, { "enum": ["inf", "-inf", "nan"] }] },
        "summary": {
          "description": "The number of findings by severity; exempted ones are counted separately.",
          "type": "object",
          "required": ["total", "errors", "warnings", "notes", "exempted"],
          "additionalProperties": false,
          "properties": {
            "total": { "$ref": "#/$defs/count" },
            "errors": { "$ref": "#/$defs/count" },
            "warnings": { "$ref": "#/$defs/count" },
            "notes": { "$ref": "#/$defs/count" },
            "exempted": { "$ref": "#/$defs/count" }
          }
        },
        "exempted": {
          "description": "An intended finding, with the reason.",
          "type": "object",
          "required": ["reason", "finding"],
          "additionalProperties": false,
          "properties": {
            "reason": { "type": "string", "minLength": 1 },
            "finding": { "$ref": "#/$defs/finding" }
          }
        },
        "finding": {
          "type": "object",
          "required": [
            "code", "severity", "title", "message", "fix", "view", "others", "values", "scales", "marks"
          ],
          "additionalProperties": false,
          "properties": {
            "code": { "enum": ["CODES"] },
            "severity": { "enum": ["note", "warning", "error"] },
            "title": { "type": "string" },
            "message": { "type": "string" },
            "fix": { "type": "string" },
            "view": { "type": "string", "description": "The path of the view." },
            "others": { "type": "array", "items": { "type": "string" } },
            "values": { "type": "array", "items": { "$ref": "#/$defs/value" } },
            "scales": { "type": "array", "items": { "$ref": "#/$defs/scale" } },
            "size": { "$ref": "#/$defs/size" },
            "source": { "$ref": "#/$defs/source" },
            "marks": { "type": "array", "items": { "$ref": "#/$defs/mark" } }
          }
        },
        "value": {
          "type": "object",
          "required": ["name", "points", "pixels"],
          "additionalProperties": false,
          "properties": {
            "name": { "type": "string" },
            "points": { "$ref": "#/$defs/number" },
            "pixels": { "type": "array", "items": { "$ref": "#/$defs/pixels" } }
          }
        },
        "pixels": {
          "type": "object",
          "required": ["scale", "pixels"],
          "additionalProperties": false,
          "properties": {
            "scale": { "$ref": "#/$defs/scale" },
            "pixels": { "$ref": "#/$defs/number" }
          }
        },
        "size": {
          "description": "The size of the root view in points.",
          "type": "object",
          "required": ["width", "height"],
          "additionalProperties": false,
          "properties": {
            "width": { "$ref": "#/$defs/number" },
            "height": { "$ref": "#/$defs/number" }
          }
        },
        "source": {
          "type": "object",
          "required": ["file", "line"],
          "additionalProperties": false,
          "properties": {
            "file": { "type": "string" },
            "line": { "type": "integer", "minimum": 1 },
            "column": { "type": "integer", "minimum": 1 },
            "function": { "type": "string" }
          }
        },
        "mark": {
          "description": "A mark in a picture, in points of the root view.",
          "type": "object",
          "required": ["kind", "x", "y", "width", "height"],
          "additionalProperties": false,
          "properties": {
            "kind": { "enum": ["edge", "area"] },
            "x": { "$ref": "#/$defs/number" },
            "y": { "$ref": "#/$defs/number" },
            "width": { "$ref": "#/$defs/number" },
            "height": { "$ref": "#/$defs/number" }
          }
        }
      }
    }

    """#
}
