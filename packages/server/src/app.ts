import type { FastifyInstance } from "fastify";
import type { AppDependencies } from "./dependencies.ts";
import { registerOneClick } from "./features/notifications/index.ts";
import { linksOf } from "./features/site-settings/index.ts";
import { isOwnPath } from "./http/base-path.ts";
import { registerCrawlerRoutes } from "./http/crawlers/routes.ts";
import { createHttpServer } from "./http/http-server.ts";
import { type AppPage, pathOf, readAppPages } from "./http/pages/app-routes.ts";
import { registerNotFoundHandler, serveApp } from "./http/pages/static-app.ts";
import { registerParts } from "./register-parts.ts";
import { registerFeatures } from "./register-features.ts";
import { createServices } from "./services.ts";
import { StartupError } from "./lib/startup-error.ts";

export type { AppDependencies } from "./dependencies.ts";

/** Builds the whole server from its dependencies. */
export async function buildApp(needs: AppDependencies): Promise<FastifyInstance> {
  const { servers, metrics, prover } = needs;
  const { app, requests } = await createHttpServer(needs, {
    allowsGoogle: (needs.googleClientId ?? needs.google) !== undefined,
  });
  const services = createServices(needs, { log: app.log, requests });
  app.addHook("preClose", () => services.runner.close());
  app.addHook("onClose", () => prover.close());
  servers.tells(() => {
    const { open, waitedFor } = metrics.connections();
    return {
      ...requests.inAll(),
      memory_bytes: process.memoryUsage.rss(),
      connections_open: open,
      connections_waited_for: waitedFor,
      turns_running: services.runner.running(),
    };
  });
  const pages = needs.appFolder === undefined ? [] : await readAppPages(needs.appFolder);
  await registerFeatures(app, services);
  await registerParts(app, { ...services, pages });
  await servePages(app, needs, pages);
  const { base } = app.ownAddresses;
  const paths = pages.map(({ path }) => path);
  if (isOwnPath(app, base, paths))
    throw new StartupError(
      `KATHA_PUBLIC_URL ends with ${base}, and Katha has pages or files that begin like that itself. Choose another path, for example /katha.`,
    );
  return app;
}

async function servePages(
  app: FastifyInstance,
  { appFolder, db, reads, secret, siteSettings, pageDeadlineMs }: AppDependencies,
  pages: readonly AppPage[],
): Promise<void> {
  if (appFolder === undefined) return registerNotFoundHandler(app);
  registerCrawlerRoutes(app, { reads, pages });
  await registerOneClick(app, pathOf(pages, "stopLetters"), { db, secret });
  await serveApp(app, appFolder, pages, {
    siteLinks: () => linksOf(siteSettings.now()),
    pageDeadlineMs,
  });
}
