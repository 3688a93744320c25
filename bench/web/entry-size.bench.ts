import { measureEntries, table } from "./entry-size.ts";

for (const size of await measureEntries()) console.log(table(size));
