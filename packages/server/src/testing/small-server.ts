import { fileURLToPath } from "node:url";
import { compose } from "../composition.ts";
import { loadedWhenNeeded } from "../loaded-when-needed.ts";
import { serve } from "../startup/serve.ts";

/** The whole server, as `main.ts` runs it, with a catalogue of one story: loading the shipped one takes ten times as long. */
const catalogue = fileURLToPath(new URL("small-catalogue", import.meta.url));
await serve((context) => compose(context, catalogue), loadedWhenNeeded);
