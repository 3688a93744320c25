import { join } from "node:path";
import manifest from "../package.json" with { type: "json" };
import { providerPresets } from "@katha/api/contract";
import { buildApp } from "./app.ts";
import { onNewAccount } from "./features/accounts.ts";
import { databaseSizeNoted } from "./features/admin/health/database-sizes.ts";
import { certificateEndOf } from "./features/admin/health/host/certificate-end.ts";
import { memoryHere } from "./features/admin/health/host/machine.ts";
import { diskOf } from "./lib/disk.ts";
import { newestVersionAt } from "./features/admin/health/host/newest-version.ts";
import {
  accountsSweep,
  identifyByToken,
  emailLinks,
  isGuessable,
  linkJobs,
} from "./features/auth/index.ts";
import { readersCount, sharesSweep } from "./features/engagement/index.ts";
import {
  followersTold,
  newsLetter,
  newsPush,
  notificationsSweep,
  openVapid,
  stopLinks,
  type Vapid,
} from "./features/notifications/index.ts";
import { requestCountsSweep } from "./http/budgets/sweep.ts";
import { idempotencySweep } from "./features/idempotency/index.ts";
import { loadCatalogue, type Pictures } from "./features/catalogue/index.ts";
import {
  coverRetries,
  createIntake,
  createMediaStore,
  createPictureFetcher,
  noteMedia,
  pictureRemoval,
  pictureStorage,
  storeEmblem,
  openPainters,
  storePainted,
  type MediaStore,
  type StoredPicture,
} from "./features/media/index.ts";
import { mailJobs, transportNow } from "./features/mail/index.ts";
import {
  answeredLinesTold,
  builtInPainter,
  correctionsSweep,
  modelPainter,
  keptPlaysCheck,
  openStoryThreads,
  reapTurns,
  reapTurnsOf,
  turnsReaper,
  unansweredSweep,
} from "./features/game/index.ts";
import { localRuntimeLine } from "./features/models/local-runtime-line.ts";
import { openBoundModels, type BoundModels } from "./features/models/bound-models.ts";
import { ownModelOffers } from "./features/models/own/list.ts";
import { thisMachine } from "./features/models/own/machine.ts";
import { openOwnModels, type OwnModels } from "./features/models/own/own-models.ts";
import { installByNpm, openRuntime } from "./features/models/own/runtime.ts";
import { openTeller } from "./features/models/own/teller.ts";
import { startTeller } from "./features/models/own/start-teller.ts";
import { resealKeys } from "./features/models/settings/reseal-keys.ts";
import { createSecret } from "./lib/secret.ts";
import { findModel } from "./features/models/index.ts";
import { guardedFetch } from "./lib/outgoing/guarded-fetch.ts";
import { createQuotas } from "./features/quotas/index.ts";
import {
  fileSettingsOf,
  limitsOf,
  openSiteSettings,
  resealSettings,
  usualHere,
} from "./features/site-settings/index.ts";
import { openProver } from "./features/review/prover.ts";
import { countingJob } from "./features/stories/counted.ts";
import { deletedDraftsSweep } from "./features/stories/authoring/drafts/sweep.ts";
import {
  builtInNarrator,
  createProviderRecords,
  openNarrators,
  runtimeKinds,
  runtimesHere,
} from "@katha/narrator";
import { catalogueFolder, CatalogueFault } from "@katha/catalogue";
import { cover, emblem } from "@katha/painter";
import { createPasswordHasher } from "./lib/passwords.ts";
import { pathInFile } from "./http/pages/app-routes.ts";
import { answerCommands } from "./commands/asking/answer-commands.ts";
import {
  backUpAsAsked,
  backupWriter,
  keptBackups,
} from "./parts/backups/schedule/server-backups.ts";
import type { Composition, StartupContext } from "./startup/start.ts";
import { lockFolder } from "./lib/folder-lock.ts";
import { StartupError } from "./lib/startup-error.ts";

function mediaOf({ config, clock }: StartupContext): MediaStore {
  return createMediaStore({ storage: pictureStorage(config, clock) });
}

/** The catalogue's pictures, painted by the built-in painter and recorded in the database. */
function paintedPictures({ db, clock }: StartupContext, store: MediaStore): Pictures {
  const recorded = async (picture: StoredPicture, kind: string, scene: unknown) => {
    await noteMedia(db, picture, { kind, scene, at: clock.now() });
    return picture;
  };
  return {
    cover: async (recipe) =>
      recorded(await storePainted(store, cover.parse(recipe)), "cover", recipe),
    emblem: async (recipe) =>
      recorded(await storeEmblem(store, emblem.parse(recipe)), "emblem", recipe),
  };
}

/** Who runs this server, as push services are told. */
function vapidOf({ config, secret, clock }: StartupContext): Vapid {
  const { pushKey, siteLinks, mail } = config;
  const [bare = "", address = bare] = mail.from.split(/[<>]/);
  return openVapid({
    privateKey:
      pushKey === undefined ? secret.keyFor("web push") : Buffer.from(pushKey, "base64url"),
    contact: siteLinks.contact ?? `mailto:${address}`,
    clock,
  });
}

/** Files and the program that runs them are in the data folder; nothing is there until an administrator brings it. */
function ownModelsIn({ config, clock, log }: StartupContext): OwnModels {
  const { dataDir, privateModels, modelMirror } = config;
  const folder = join(dataDir, "models");
  const machine = thisMachine();
  const runtime = openRuntime({
    parent: join(dataDir, "runtime"),
    install: installByNpm(config.npmEnvironment),
  });
  return openOwnModels({
    offers: ownModelOffers,
    folder,
    mirror: modelMirror,
    runtime,
    teller: openTeller({
      start: startTeller,
      runtime: runtime.folder,
      threads: Math.max(1, machine.cores - 1),
    }),
    machine,
    clock,
    fetch: guardedFetch({ allowsPrivate: privateModels }, { tellsRedirects: true }),
    lock: lockFolder,
    log,
  });
}

/** Connects the features to the startup sequence, and opens what they share. */
export function compose(context: StartupContext, catalogue = catalogueFolder): Composition {
  const { config, db, clock, ids, log, secret, jobs, signals, servers } = context;
  const { allowsPasswords } = config;
  const media = mediaOf(context);
  const fileSettings = fileSettingsOf(config);
  const siteSettings = openSiteSettings({
    ...context,
    file: fileSettings,
    usual: usualHere(config),
    onFault: (error) => log.warn({ err: error }, "The site's settings could not be read"),
  });
  const quotas = createQuotas(() => limitsOf(siteSettings.now()));
  const mailTransport = transportNow(join(config.dataDir, "mail"), siteSettings.now);
  let threads: ReturnType<typeof openStoryThreads> | undefined;
  const storyEngine = () => (threads ??= openStoryThreads({ db, log }));
  const intake = createIntake({ db, clock, secret, store: media, quotas });
  const vapid = vapidOf(context);
  const links = {
    secret,
    site: context.site,
    pathOf: (page: string, param: string) => pathInFile(config.routesFile, page, param),
  };
  let boundModels: BoundModels | undefined;
  const writeBackup = backupWriter(context);
  const backups = keptBackups(context, writeBackup);
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
    jobs: [
      ...backups.jobs,
      ...linkJobs(context),
      ...mailJobs({
        transport: mailTransport,
        linkTo: emailLinks(links),
        stopLinkTo: stopLinks(links),
      }),
      accountsSweep,
      databaseSizeNoted,
      idempotencySweep,
      requestCountsSweep,
      sharesSweep,
      readersCount({ ids }),
      deletedDraftsSweep,
      countingJob,
      pictureRemoval(media),
      coverRetries({
        fetchPicture: createPictureFetcher(),
        intake,
      }),
      turnsReaper(context),
      unansweredSweep,
      answeredLinesTold(context),
      followersTold({ ids }),
      newsLetter(context),
      newsPush({
        vapid,
        clock,
        fetch: guardedFetch({ allowsPrivate: false, allowsThisMachine: false }),
      }),
      notificationsSweep,
      correctionsSweep,
      keptPlaysCheck({ clock, engine: storyEngine }),
    ],
    hint: async (address) =>
      boundModels &&
      localRuntimeLine(await runtimesHere(fetch), { servedBy: boundModels.servedBy, address }),
    buildApp: async () => {
      servers.onSilence(async (server) => {
        const reaped = await reapTurnsOf(context, server);
        log.warn({ server, reaped }, "The turns of a silent server were ended");
      });
      if (config.previousSecret !== undefined) {
        const previous = createSecret(config.previousSecret);
        const resealed = await resealKeys(db, { secret, previous });
        await resealSettings(db, { secret, previous });
        if (resealed > 0)
          log.info({ resealed }, "Keys for providers were sealed under the new secret");
      }
      const painters = openPainters();
      const records = createProviderRecords(clock);
      const addressRules = { allowsPrivate: config.privateModels };
      const fetchProvider = guardedFetch(addressRules);
      const ownModels = ownModelsIn(context);
      const models = openBoundModels({
        db,
        secret,
        signals,
        file: config.models,
        fetch: fetchProvider,
        own: ownModels.provider,
        open: (bindings) =>
          openNarrators({
            bindings,
            builtIn: builtInNarrator,
            isImageModel: (key) => findModel("image", key) !== undefined,
            clock,
            log,
            fetchPicture: createPictureFetcher({ timeLimit: 20_000 }),
            records,
          }),
        onFault: (error) => log.warn({ err: error }, "What models are bound could not be read"),
      });
      await models.reload();
      await siteSettings.reload();
      boundModels = models;
      const { narratorFor, painterFor, servedBy, providerStatusOf, priceOf, writer } = models;
      const app = await buildApp({
        db,
        reads: context.reads,
        replica: context.replica,
        clock,
        ids,
        secret,
        jobs,
        signals,
        servers,
        logger: log,
        activity: context.activity,
        version: manifest.version,
        identify: identifyByToken({ db, clock, secret, siteSettings, allowsPasswords }),
        passwords: createPasswordHasher(),
        googleClientId: config.googleClientId,
        openId: config.openId,
        proxyHeaders: config.proxyHeaders,
        allowsPasswords,
        siteSettings,
        fileSettings,
        mailTransport,
        media,
        intake,
        quotas,
        fetchPicture: createPictureFetcher(),
        painters,
        narratorFor,
        storyEngine: storyEngine(),
        servedBy,
        providerStatusOf,
        writer,
        priceOf,
        boundModels: models,
        ownModels,
        modelsFile: config.models,
        addressRules,
        runtimeKinds,
        ownKeyProviders: { presets: providerPresets, fetch: fetchProvider },
        paint: modelPainter({
          painterFor,
          builtIn: builtInPainter({ db, clock, store: media, painters }),
          intake,
          log,
        }),
        backups,
        pushKey: vapid.publicKey,
        prover: openProver(),
        mcp: config.mcp,
        appFolder: config.appFolder,
        publicUrl: config.publicUrl,
        secure: config.publicUrl?.startsWith("https:") ?? false,
        trustedProxies: config.trustedProxies,
        allowedOrigins: config.allowedOrigins,
        requestBudgets: config.requestBudgets,
        cacheResponsesMs: 1_000,
        turnAwayAfter: 3_000,
        host: {
          database: config.databaseUrl === undefined ? "pglite" : "postgres",
          disk: () => diskOf(config.dataDir),
          memory: memoryHere,
          sendsMail: () => siteSettings.now().smtp_url !== null,
          newestVersion:
            config.updateCheckUrl === undefined
              ? undefined
              : newestVersionAt(config.updateCheckUrl, { clock, fetch }),
          certificateEnd: certificateEndOf(config.publicUrl, clock),
        },
        metrics: {
          connections: context.connections,
          token: config.metricsToken,
          isAlone: config.isAlone,
        },
      });
      const commands = await answerCommands(context, (asked) =>
        backUpAsAsked(asked, context, writeBackup),
      );
      app.addHook("onClose", async () => {
        models.close();
        siteSettings.close();
        await commands?.close();
        await Promise.all([painters.close(), media.close(), ownModels.close(), threads?.close()]);
      });
      return app;
    },
  };
}
