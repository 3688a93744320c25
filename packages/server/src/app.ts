import type { FastifyInstance } from "fastify";
import type { AppDependencies } from "./dependencies.ts";
import { registerOneClick } from "./features/notifications/index.ts";
import { linksOf } from "./features/site-settings/index.ts";
import { isOwnPath } from "./http/base-path.ts";
import { admitBearer } from "./http/mcp/admission.ts";
import { registerCrawlerRoutes } from "./http/crawlers/routes.ts";
import { registerEmbedRoutes } from "./http/embed/routes.ts";
import { registerFeedRoutes } from "./http/feeds/routes.ts";
import { createHttpServer } from "./http/http-server.ts";
import { registerOpdsRoutes } from "./http/opds/routes.ts";
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
  await registerFeatures(app, services);
  await registerParts(app, services);
  const pages = await servePages(app, needs);
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
  {
    appFolder,
    allowedOrigins,
    clock,
    db,
    reads,
    mcp,
    media,
    secret,
    publicUrl,
    siteSettings,
    pageDeadlineMs,
  }: AppDependencies,
): Promise<readonly AppPage[]> {
  if (appFolder === undefined) {
    registerNotFoundHandler(app);
    return [];
  }
  const pages = await readAppPages(appFolder);
  registerCrawlerRoutes(app, { reads, pages });
  registerFeedRoutes(app, { reads, pages });
  registerEmbedRoutes(app, { reads, pages });
  registerOpdsRoutes(app, {
    reads,
    media,
    pages,
    ...(mcp && {
      admitToken: async (request, token) =>
        (await admitBearer(request, token, { db, clock, publicUrl, allowedOrigins }))?.viewer ??
        null,
    }),
  });
  await registerOneClick(app, pathOf(pages, "stopLetters"), { db, secret });
  await serveApp(app, appFolder, pages, {
    siteLinks: () => linksOf(siteSettings.now()),
    pageDeadlineMs,
  });
  return pages;
}
