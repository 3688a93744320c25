// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const fileMessages = /* @__PURE__ */ table("files", {
"drop.one":"Drop a file here, or",
"drop.several":"Drop files here, or",
"choose.one":"Choose a file",
"choose.other":"Choose another file",
"choose.several":"Choose files",
"choose.more":"Choose more files",
"missing.one":"Choose a file first",
"missing.several":"Choose at least one file first",
"remove":["Remove: ",["name"]],
"chosen":["Chosen: ",["names"]],
"limit.size":[["size"]," at most"],
"kind.image":"pictures",
"kind.audio":"sound",
"kind.video":"films",
"kind.text":"plain text",
"refused.kind":["“",["name"],"” is of another kind. This takes ",["kinds"],"."],
"refused.size":["“",["name"],"” is ",["size"],". This takes ",["most"]," at most."],
"refused.folder":["“",["name"],"” is a folder. Open it and choose the files in it."],
"refused.count":[["count","plural",{"one":["“",["name"],"” was left out: this takes ",["amount"]," file."],"other":["“",["name"],"” was left out: this takes ",["amount"]," files."]}]],
"refused.kept":"What you chose before is still here.",
});
