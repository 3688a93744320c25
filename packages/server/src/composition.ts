import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import manifest from "../package.json" with { type: "json" };
import { buildApp, onNewAccount } from "./app.ts";
import { accountsSweep, googleSignInWith, letterLinks, linkJobs } from "./features/auth/index.ts";
import { keptAnswersSweep } from "./features/idempotency/index.ts";
import { CatalogueFault, loadCatalogue, type Pictures } from "./features/catalogue/index.ts";
import {
  bucketShelf,
  createIntake,
  createMediaStore,
  createPictureFetcher,
  folderShelf,
  noteMedia,
  storeEmblem,
  storePainted,
  type MediaStore,
  type StoredPicture,
} from "./features/media/index.ts";
import { folderCarrier, mailJobs, smtpCarrier, type Carrier } from "./features/mail/index.ts";
import { builtInPainter, paintingByModels, reapTurns, turnsReaper } from "./features/game/index.ts";
import { findModel } from "./features/models/index.ts";
import { deletedDraftsSweep } from "./features/stories/authoring/drafts/sweep.ts";
import { kathaNarrator, openNarrators } from "@katha/narrator";
import { cover, emblem, openPainters } from "@katha/painter";
import type { Composition, House } from "./startup/start.ts";
import { StartupError } from "./startup/startup-error.ts";

const catalogue = fileURLToPath(new URL("../catalogue", import.meta.url));

function mediaOf({ config, clock }: House): MediaStore {
  const { mediaBucket, dataDir } = config;
  const shelf =
    mediaBucket === undefined
      ? folderShelf(join(dataDir, "media"))
      : bucketShelf(mediaBucket, { clock });
  return createMediaStore({ shelf });
}

/** The catalogue's pictures, painted by our own painter and noted in the database. */
function paintedPictures(house: House): Pictures {
  const { db, clock } = house;
  const store = mediaOf(house);
  const noted = async (picture: StoredPicture, kind: string, scene: unknown) => {
    await noteMedia(db, picture, { kind, scene, at: clock.now() });
    return picture;
  };
  return {
    cover: async (recipe) => noted(await storePainted(store, cover.parse(recipe)), "cover", recipe),
    emblem: async (recipe) =>
      noted(await storeEmblem(store, emblem.parse(recipe)), "emblem", recipe),
  };
}

function carrierOf({ config }: House): Carrier {
  const { smtpUrl, from } = config.mail;
  return smtpUrl === undefined
    ? folderCarrier(join(config.dataDir, "mail"), from)
    : smtpCarrier(smtpUrl, from);
}

async function freeDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** What the house is furnished with: the app, and what stands on its shelves. */
export const composition: Composition = {
  onNewAccount,
  furnish: async (house, report) => {
    // A database of its own has no other writers: what is being written now was left by an earlier start.
    await reapTurns(house, { isOpening: house.config.databaseUrl === undefined });
    try {
      const needs = { ...house, pictures: paintedPictures(house), folder: catalogue };
      const loaded = await loadCatalogue(needs, report);
      house.log.info(loaded, "Catalogue loaded");
    } catch (error) {
      throw error instanceof CatalogueFault ? new StartupError(error.message) : error;
    }
  },
  jobs: (house) => [
    ...linkJobs(house),
    ...mailJobs({
      carrier: carrierOf(house),
      linkTo: letterLinks({ secret: house.secret, site: house.site }),
    }),
    accountsSweep,
    keptAnswersSweep,
    deletedDraftsSweep,
    turnsReaper(house),
  ],
  buildApp: async (house) => {
    const { config, db, clock, ids, log, secret, jobs } = house;
    const media = mediaOf(house);
    const painters = openPainters();
    const { narratorFor, painterFor, servedBy, standingOf, writer } = openNarrators({
      bindings: config.models,
      builtIn: kathaNarrator,
      clock,
      log,
      isImageModel: (key) => findModel("image", key) !== undefined,
      fetchPicture: createPictureFetcher({ timeLimit: 20_000 }),
    });
    const app = await buildApp({
      db,
      clock,
      ids,
      secret,
      jobs,
      logger: log,
      ...(config.google && { google: googleSignInWith({ ...config.google, clock }) }),
      version: manifest.version,
      media,
      painters,
      narratorFor,
      servedBy,
      standingOf,
      writer,
      paint: paintingByModels({
        painterFor,
        builtIn: builtInPainter({ db, clock, store: media, painters }),
        intake: createIntake({ db, clock, secret, store: media }),
        log,
      }),
      review: config.review,
      answersKeptMs: 1_000,
      ground: {
        database: config.databaseUrl === undefined ? "pglite" : "postgres",
        freeDisk: () => freeDisk(config.dataDir),
      },
      metrics: { connections: house.connections, token: config.metricsToken },
      ...(config.publicUrl === undefined ? {} : { publicUrl: config.publicUrl }),
      secure: config.publicUrl?.startsWith("https:") ?? false,
      trustedProxies: [...config.trustedProxies],
      ...(config.appFolder === undefined ? {} : { appFolder: config.appFolder }),
    });
    app.addHook("onClose", () => painters.close());
    return app;
  },
};
