import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockFolder } from "../../../lib/folder-lock.ts";
import { systemClock } from "../../../lib/clock.ts";
import { guardedFetch } from "../../../lib/outgoing/guarded-fetch.ts";
import type { OwnModelOffer } from "../list.ts";
import { thisMachine } from "../machine.ts";
import { openOwnModels, type OwnModels, type OwnModelsNeeds } from "../own-models.ts";
import type { OwnRuntime } from "../runtime.ts";
import type { Teller } from "../teller.ts";

export const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** An offer of a file at the mirror's `/small.gguf`. */
export const smallOffer = (file: Buffer): OwnModelOffer => ({
  name: "small-0.1b",
  title: "Small",
  maker: "The suite",
  licence: "Apache-2.0",
  page: "https://models.example.org/small",
  path: "small.gguf",
  file: "small.gguf",
  sha256: sha256(file),
  billions: 0.1,
  bytes: file.length,
  memory_bytes: 1_000_000_000,
  english: "with_care",
  hindi: "no",
  usual_words_per_second: null,
  // A tokenizer of single letters needs room.
  asked_as: {
    prompt_tokens: 2_000,
    answer_tokens: 100,
    structured_output: "json_schema",
    hears: false,
    bridges: false,
  },
});

export async function emptyFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "katha-own-"));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** As a server has it, with the suite's mirror. */
export function ownModelsAt(
  folder: string,
  given: {
    offers: readonly OwnModelOffer[];
    mirror: string;
    runtime: OwnRuntime;
    teller: Teller;
  } & Partial<OwnModelsNeeds>,
): OwnModels {
  return openOwnModels({
    folder: join(folder, "models"),
    machine: { ...thisMachine(), diskFreeBytes: () => Promise.resolve(1e12) },
    clock: systemClock,
    fetch: guardedFetch({ allowsPrivate: false }, { tellsRedirects: true }),
    lock: lockFolder,
    log: { warn: () => {} },
    patience: { againAfterMs: 1, stallMs: 60_000 },
    ...given,
  });
}
