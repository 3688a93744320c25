import { join } from "node:path";
import manifest from "../package.json" with { type: "json" };
import { providerPresets } from "@katha/api/contract";
import { catalogueFolder, CatalogueFault } from "@katha/catalogue";
import { runtimeKinds, runtimesHere } from "@katha/narrator";
import { buildApp } from "./app.ts";
import { answerCommands } from "./commands/asking/answer-commands.ts";
import { onNewAccount } from "./features/accounts.ts";
import { hostHere } from "./parts/health/host/host.ts";
import { identifyByToken, isGuessable } from "./features/auth/index.ts";
import { loadCatalogue, paintedPictures } from "./features/catalogue/index.ts";
import {
  builtInPainter,
  modelPainter,
  openStoryThreads,
  reapTurns,
  reapTurnsOf,
} from "./features/game/index.ts";
import { transportNow } from "./features/mail/index.ts";
import {
  createIntake,
  createPictureFetcher,
  openMedia,
  openPainters,
} from "./features/media/index.ts";
import { openBoundModels, type BoundModels } from "./features/models/bound-models.ts";
import { localRuntimeLine } from "./features/models/local-runtime-line.ts";
import { createQuotas } from "./features/quotas/index.ts";
import { openProver } from "./features/review/prover.ts";
import { limitsOf, openSiteSettingsHere } from "./features/site-settings/index.ts";
import { pathInFile } from "./http/pages/app-routes.ts";
import { guardedFetch } from "./lib/outgoing/guarded-fetch.ts";
import { createPasswordHasher } from "./lib/passwords.ts";
import { StartupError } from "./lib/startup-error.ts";
import { openBackups } from "./parts/backups/schedule/server-backups.ts";
import { resealAtStart } from "./reseal-at-start.ts";
import type { Composition, StartupContext } from "./startup/start.ts";

/** Opens what the app is made of, and connects it to the startup sequence. */
export function compose(context: StartupContext, catalogue = catalogueFolder): Composition {
  const { config, db, clock, log, secret, servers } = context;
  const media = openMedia(config, clock);
  const siteSettings = openSiteSettingsHere(context);
  const quotas = createQuotas(() => limitsOf(siteSettings.now()));
  const intake = createIntake({ db, clock, secret, store: media, quotas });
  const backups = openBackups(context);
  let boundModels: BoundModels | undefined;
  return {
    onNewAccount,
    isGuessable,
    prepare: async (report) => {
      // The embedded database has no other writers, so any pending turn was left by an earlier process.
      await reapTurns(context, { isOpening: config.databaseUrl === undefined });
      try {
        const needs = { ...context, pictures: paintedPictures(context, media), folder: catalogue };
        const loaded = await loadCatalogue(needs, report);
        log.info(loaded, "Catalogue loaded");
      } catch (error) {
        throw error instanceof CatalogueFault ? new StartupError(error.message) : error;
      }
    },
    hint: async (address) =>
      boundModels &&
      localRuntimeLine(await runtimesHere(fetch), { servedBy: boundModels.servedBy, address }),
    buildApp: async () => {
      servers.onSilence(async (server) => {
        const reaped = await reapTurnsOf(context, server);
        log.warn({ server, reaped }, "The turns of a silent server were ended");
      });
      await resealAtStart(context);
      const painters = openPainters();
      const storyEngine = openStoryThreads({ db, log });
      const addressRules = { allowsPrivate: config.privateModels };
      const fetchProvider = guardedFetch(addressRules);
      const models = openBoundModels({
        ...context,
        file: config.models,
        fetch: fetchProvider,
        fetchPicture: createPictureFetcher({ timeLimit: 20_000 }),
      });
      await models.reload();
      await siteSettings.reload();
      boundModels = models;
      const builtIn = builtInPainter({ db, clock, store: media, painters });
      const app = await buildApp({
        ...config,
        ...context,
        ...models,
        version: manifest.version,
        logger: log,
        identify: identifyByToken({ ...config, ...context, siteSettings }),
        passwords: createPasswordHasher(),
        siteSettings,
        media,
        intake,
        quotas,
        fetchPicture: createPictureFetcher(),
        painters,
        storyEngine,
        boundModels: models,
        modelsFile: config.models,
        addressRules,
        runtimeKinds,
        ownKeyProviders: { presets: providerPresets, fetch: fetchProvider },
        paint: modelPainter({ painterFor: models.painterFor, builtIn, intake, log }),
        backups,
        mailTransport: transportNow(join(config.dataDir, "mail"), siteSettings.now),
        pathOf: (page, param) => pathInFile(config.routesFile, page, param),
        prover: openProver(),
        cacheResponsesMs: 1_000,
        turnAwayAfter: 3_000,
        host: hostHere(config, clock, () => siteSettings.now().smtp_url !== null),
        secure: config.publicUrl?.startsWith("https:") ?? false,
        metrics: {
          connections: context.connections,
          token: config.metricsToken,
          isAlone: config.isAlone,
        },
      });
      const commands = await answerCommands(context, backups.asAsked);
      app.addHook("onClose", async () => {
        models.close();
        siteSettings.close();
        await commands?.close();
        await Promise.all([painters.close(), media.close(), storyEngine.close()]);
      });
      return app;
    },
  };
}
