import type { FastifyInstance } from "fastify";
import { notFound } from "../../lib/problem.ts";
import { contentTypes, isHash, renditionNamed } from "./renditions/rendition.ts";
import { derivedNamed, derivedTypes } from "./renditions/derived.ts";
import type { MediaStore } from "./storage/media-store.ts";

interface PictureAddress {
  Params: { hash: string; file: string };
}

const noPicture = () => notFound("not_found", "There is no picture at this address.");

const forAYear = "public, max-age=31536000, immutable";

/** Pictures at `/media/<hash>/<file>`. The content behind a hash never changes, so it is cached for good. */
export function registerPictures(app: FastifyInstance, { store }: { store: MediaStore }): void {
  app.get<PictureAddress>("/media/:hash/:file", async (request, reply) => {
    const { hash, file } = request.params;
    const rendition = renditionNamed(file);
    const derived = derivedNamed(file);
    if (!isHash(hash) || !(rendition || derived)) throw noPicture();
    const etag = `"${hash.slice(0, 16)}-${file}"`;
    const held = request.headers["if-none-match"];
    if (
      held?.split(",").some((one) => one.trim().replace(/^W\//, "") === etag) &&
      (await store.has(hash))
    ) {
      return reply.code(304).headers({ etag, "cache-control": forAYear }).send();
    }
    const [bytes, type] = rendition
      ? [await store.open(hash, rendition), contentTypes[rendition.format]]
      : [derived && (await store.openDerived(hash, derived)), derived && derivedTypes[derived]];
    if (!bytes || !type) throw noPicture();
    return reply
      .headers({ etag, "cache-control": forAYear, "cross-origin-resource-policy": "cross-origin" })
      .type(type)
      .send(bytes);
  });
}
