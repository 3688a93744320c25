import { expect, test } from "vitest";
import { openBundles } from "./bundles.ts";

test("a bundle that never ends keeps nobody waiting: it is refused, and the next one is read", async () => {
  const thread = new URL("./testing/endless-thread.ts", import.meta.url);
  const bundles = openBundles({ thread, deadlineMs: 200 });
  const endless = bundles.read(new Uint8Array([1]));
  const next = bundles.read(new Uint8Array([0]));
  await expect(endless).rejects.toMatchObject({
    status: 422,
    code: "invalid_bundle",
    detail: expect.stringContaining("more time or memory"),
  });
  await expect(next).rejects.toMatchObject({ status: 422, detail: "Read." });
  await bundles.close();
});
