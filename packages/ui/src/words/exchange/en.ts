export const exchangeEn = {
  "format.twee": "Twee 3",
  "format.ink": "ink",
  "format.json": "JSON",

  "import.title": "Import a story",
  "import.note":
    "From Twine (Twee 3), Inky (ink), or JSON. You see what comes in before anything changes.",
  "import.drop": "Drop a file here, or",
  "import.choose": "Choose a file",
  "import.other": "Choose another file",
  "import.paste": "Or paste the text",
  "import.pasteHint": "Twee, ink or JSON",
  "import.unreadableFile":
    "The file could not be opened. Your story is as it was. Try again, or paste its text.",
  "import.cancel": "Cancel",
  "import.do": "Import",
  "import.coming": "What comes in",
  "import.untitled": "A story without a title",
  "import.scenes": { one: "{amount} scene", other: "{amount} scenes" },
  "import.endings": { one: "{amount} ending", other: "{amount} endings" },
  "import.start": "Begins at {node}",
  "import.findings": "What you will want to mend",
  "import.lost": {
    one: "{amount} thing is lost or changed",
    other: "{amount} things are lost or changed",
  },
  "import.nothingLost": "Nothing in it is lost.",
  "import.more": { one: "And {amount} more.", other: "And {amount} more." },
  "import.replaces": {
    one: "It takes the place of the {amount} scene that is here now. Undo brings it back.",
    other: "It takes the place of the {amount} scenes that are here now. Undo brings them back.",
  },
  "import.line": "Line {line}",

  "unreadable.blank": "There is nothing in it.",
  "unreadable.not_text": "This is no text. Choose a .twee, .ink or .json file.",
  "unreadable.too_long": "This is longer than any story that can be kept here.",
  "unreadable.unknown":
    "This is neither Twee nor ink nor JSON. In Twee, a line like “:: Start” begins each passage.",
  "unreadable.broken_json": "The JSON cannot be read.",
  "unreadable.broken_json_at":
    "The JSON cannot be read: it breaks at line {line}, column {column}.",
  "unreadable.not_object": "The JSON is not an object in curly braces.",
  "unreadable.no_nodes": "The JSON holds no scenes: there is no “nodes” in it.",
  "unreadable.no_passage": "No line begins a passage with “::”, so there is no scene in it.",
  "unreadable.no_knot": "There is no knot and no text in it.",
  "unreadable.twine_page":
    "This is a page for players. In Twine, choose Build, then Export As Twee, and bring that file.",
  "unreadable.compiled_ink": "This is ink made ready for a game. Bring the .ink file itself.",

  "loss.field": "“{field}” has no place here and is left out.",
  "loss.not_story": "“{name}” tells no story and is left out.",
  "loss.twice": "“{name}” is there twice; the first stays.",
  "loss.logic": "“{code}” is not understood and stands in the text as it is.",
  "loss.became_choice": "It went on to “{target}” by itself; now that is a choice.",
  "loss.once_only": "“{choice}” could be chosen once; now it can be chosen again.",
  "loss.became_node": "What followed a choice becomes the scene “{node}”.",
  "loss.before_first": "What stands at line {line} is in no passage and is left out.",
  "loss.broken_settings":
    "The settings of “{name}” at line {line} cannot be read and are left out.",
  "loss.open_comment": "The comment at line {line} never ends; all after it is left out.",

  "export.title": "Export the story",
  "export.note": "As it stands on this desk, saved or not.",
  "export.twee": "Twee 3",
  "export.tweeFor": "For Twine and Tweego.",
  "export.ink": "ink",
  "export.inkFor": "For Inky and games made with ink.",
  "export.json": "JSON",
  "export.jsonFor": "All of it, as it is written here.",
  "export.do": "Download {file}",
  "export.close": "Close",
  "export.beside":
    "Travels in notes that other programs do not read, and may drop when they save: {fields}.",
  "export.renamed": {
    one: "{amount} scene goes by a plainer name there. Brought back here, it has its own again.",
    other:
      "{amount} scenes go by plainer names there. Brought back here, they have their own again.",
  },
  "export.lost": { one: "{amount} thing is not in it", other: "{amount} things are not in it" },
} as const;
