import { expect, test } from "vitest";
import { openStoryFiles } from "./story-files.ts";

test("a bundle that never ends keeps nobody waiting: it is refused, and the next one is read", async () => {
  const thread = new URL("./testing/endless-thread.ts", import.meta.url);
  const stories = openStoryFiles({ thread, deadlineMs: 200 });
  const endless = stories.readBundle(new Uint8Array([1]), "one");
  const next = stories.readBundle(new Uint8Array([0]), "other");
  await expect(endless).rejects.toMatchObject({
    status: 422,
    code: "invalid_bundle",
    detail: expect.stringContaining("more time or memory"),
  });
  await expect(next).rejects.toMatchObject({ status: 422, detail: "Read." });
  await stories.close();
});
