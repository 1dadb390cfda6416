extension JSONReport {
  /// The JSON Schema (draft 2020-12) of the document.
  public static let schema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:plumb:snapshot-results:1",
      "title": "Results of snapshots",
      "type": "object",
      "required": ["$schema", "version", "summary", "runs"],
      "additionalProperties": false,
      "properties": {
        "$schema": { "const": "urn:plumb:snapshot-results:1" },
        "version": { "const": 1 },
        "summary": { "$ref": "#/$defs/summary" },
        "runs": { "type": "array", "items": { "$ref": "#/$defs/run" } }
      },
      "$defs": {
        "count": { "type": "integer", "minimum": 0 },
        "lines": { "type": "array", "items": { "type": "string" } },
        "summary": {
          "description": "The number of cases by status.",
          "type": "object",
          "required": [
            "total", "same", "moved", "recorded", "different", "missing", "trouble", "unfinishedRuns"
          ],
          "additionalProperties": false,
          "properties": {
            "total": { "$ref": "#/$defs/count" },
            "same": { "$ref": "#/$defs/count" },
            "moved": { "$ref": "#/$defs/count" },
            "recorded": { "$ref": "#/$defs/count" },
            "different": { "$ref": "#/$defs/count" },
            "missing": { "$ref": "#/$defs/count" },
            "trouble": { "$ref": "#/$defs/count" },
            "unfinishedRuns": { "$ref": "#/$defs/count" }
          }
        },
        "run": {
          "description": "The results of one program.",
          "type": "object",
          "required": ["program", "folder", "filter", "isComplete", "cases"],
          "additionalProperties": false,
          "properties": {
            "program": { "type": "string" },
            "folder": { "type": "string", "description": "The folder that relative paths refer to." },
            "filter": { "$ref": "#/$defs/lines" },
            "shard": { "type": "string", "pattern": "^[0-9]+/[0-9]+$", "description": "The part that was run: 2/8." },
            "isComplete": { "type": "boolean" },
            "cases": { "type": "array", "items": { "$ref": "#/$defs/case" } }
          }
        },
        "case": {
          "description": "The result of one snapshot.",
          "type": "object",
          "required": ["name", "group", "status", "summary", "changes", "causes", "referenceTree", "actualTree"],
          "additionalProperties": false,
          "properties": {
            "name": { "type": "string" },
            "group": { "type": "string", "description": "The folder of specs or the file of the test." },
            "status": { "enum": ["same", "moved", "recorded", "different", "missing", "trouble"] },
            "scale": { "type": "integer", "description": "Pixels per point." },
            "system": { "type": "integer", "description": "The version of the system that was asked for: 26." },
            "seconds": { "type": "number", "minimum": 0 },
            "reference": { "type": "string" },
            "actual": { "type": "string" },
            "difference": { "type": "string" },
            "comparison": { "type": "string" },
            "summary": { "$ref": "#/$defs/lines" },
            "measurement": { "$ref": "#/$defs/measurement" },
            "changes": { "type": "array", "items": { "$ref": "#/$defs/change" } },
            "causes": { "$ref": "#/$defs/lines" },
            "referenceTree": { "type": "array", "items": { "$ref": "#/$defs/row" } },
            "actualTree": { "type": "array", "items": { "$ref": "#/$defs/row" } },
            "accept": { "type": "string", "description": "A line for a shell." }
          }
        },
        "measurement": {
          "type": "object",
          "required": ["differingPixels", "totalPixels", "largestChannelDifference", "box"],
          "additionalProperties": false,
          "properties": {
            "differingPixels": { "$ref": "#/$defs/count" },
            "totalPixels": { "$ref": "#/$defs/count" },
            "largestChannelDifference": { "type": "integer", "minimum": 1, "maximum": 255 },
            "box": { "$ref": "#/$defs/box" },
            "worst": { "$ref": "#/$defs/box" }
          }
        },
        "box": {
          "description": "Whole pixels from the top left.",
          "type": "object",
          "required": ["x", "y", "width", "height"],
          "additionalProperties": false,
          "properties": {
            "x": { "type": "integer" },
            "y": { "type": "integer" },
            "width": { "$ref": "#/$defs/count" },
            "height": { "$ref": "#/$defs/count" }
          }
        },
        "change": {
          "description": "A change of a view.",
          "type": "object",
          "required": ["kind", "view", "path", "text", "causes", "pixels"],
          "additionalProperties": false,
          "properties": {
            "kind": { "type": "string" },
            "view": { "type": "string" },
            "path": { "type": "string" },
            "text": { "type": "string" },
            "causes": { "$ref": "#/$defs/lines" },
            "pixels": { "$ref": "#/$defs/count" },
            "box": { "$ref": "#/$defs/box" }
          }
        },
        "row": {
          "description": "A view of a layout tree.",
          "type": "object",
          "required": ["depth", "text", "marks"],
          "additionalProperties": false,
          "properties": {
            "depth": { "$ref": "#/$defs/count" },
            "text": { "type": "string" },
            "marks": { "$ref": "#/$defs/lines" }
          }
        }
      }
    }

    """#
}
