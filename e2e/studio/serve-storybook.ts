import { serve } from "../../scripts/visual/serve.ts";
import { builtHere } from "../../scripts/visual/storybook.ts";

/** The Storybook as it is published; `STORYBOOK_URL` names one that is open already. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function serveStorybook(): Promise<(() => void) | undefined> {
  if (process.env["STORYBOOK_URL"]) return undefined;
  const served = await serve(await builtHere());
  process.env["STORYBOOK_URL"] = `http://127.0.0.1:${served.port}`;
  return () => served.close();
}
