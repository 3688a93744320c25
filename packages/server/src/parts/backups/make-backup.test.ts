import { expect, test } from "vitest";
import { testClock } from "../../lib/clock.ts";
import { makeBackup } from "./make-backup.ts";
import type { Snapshot } from "./snapshot/open-snapshot.ts";

test("a server that stops does not wait until the database's copy is open, and what opens later is closed", async () => {
  const stopping = new AbortController();
  const opening = Promise.withResolvers<Snapshot>();
  const closed = Promise.withResolvers<void>();
  const making = makeBackup("/nowhere/backup.tar.gz", undefined, {
    source: { engine: "pglite", open: () => opening.promise },
    pictures: undefined,
    mailFolder: "/nowhere/mail",
    settings: {},
    withSecrets: false,
    app: "1.2.3",
    clock: testClock(),
    signal: stopping.signal,
  });
  stopping.abort(new Error("stopping"));
  await expect(making).rejects.toThrow("stopping");
  opening.resolve({ tx: undefined as never, close: async () => closed.resolve() });
  await closed.promise;
});
