import { fontTable, measureEntries, table } from "./entry-size.ts";

const { scripts, fonts } = await measureEntries();
for (const size of scripts) console.log(table(size));
for (const each of fonts) console.log(fontTable(each));
