import { bundleBytesMax, bundleType, exportBundle, importBundle } from "@katha/api/contract";
import type { FastifyInstance } from "fastify";
import { limitConcurrency } from "../../../../lib/limit-concurrency.ts";
import { Problem } from "../../../../lib/problem.ts";
import type { RegisterCall } from "../../../../lib/register-call.ts";
import { openStoryFiles, storyFilesBusy } from "../files/story-files.ts";
import * as bundles from "./export.ts";
import { importBundle as importOf, type ImportNeeds } from "./import.ts";
import { unreadableBundle } from "./pack.ts";

/** A story as one file, out and in. */
export async function registerBundles(
  app: FastifyInstance,
  registerIn: (scope: FastifyInstance) => RegisterCall,
  given: Omit<ImportNeeds, "storyFiles">,
): Promise<void> {
  const storyFiles = openStoryFiles();
  app.addHook("onClose", () => storyFiles.close());
  // What is packed is in memory with all its pictures.
  const inLine = limitConcurrency(1, { most: 8, patienceMs: 30_000, refuse: storyFilesBusy });
  const needs: ImportNeeds = { ...given, storyFiles };
  registerIn(app)(
    exportBundle,
    ({ params, viewer }) => inLine(() => bundles.exportBundle(needs, params.id, viewer)),
    { inTurn: true },
  );
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const whole = { parseAs: "buffer" as const, bodyLimit: bundleBytesMax };
    scope.addContentTypeParser<Buffer>(bundleType, whole, (_request, body, done) =>
      done(null, body),
    );
    scope.addContentTypeParser(
      "*",
      (_request: unknown, _body: unknown, done: (error: Error) => void) =>
        done(new Problem(415, "unsupported_media_type", "Send a story bundle: a zip.")),
    );
    registerIn(scope)(
      importBundle,
      ({ request, viewer }) => {
        const sent = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (sent.length === 0) throw unreadableBundle("There is no bundle in this request.");
        return importOf(needs, sent, viewer);
      },
      { bodyLimit: bundleBytesMax, inTurn: true },
    );
  });
}
