import type { FastifyInstance } from "fastify";
import type { AppDependencies } from "./dependencies.ts";
import { hasOtherWays } from "./features/auth/index.ts";
import type { AppPage } from "./http/pages/app-routes.ts";
import type { Services } from "./services.ts";

type PartNeeds = Services & { pages: readonly AppPage[] };

/** What a host may switch on. One that is off is not loaded. */
interface Part {
  isOn: (given: AppDependencies) => boolean;
  register: (app: FastifyInstance, needs: PartNeeds) => unknown;
}

const always = () => true;

const parts: readonly Part[] = [
  {
    isOn: hasOtherWays,
    register: async (app, needs) =>
      (await import("./parts/sign-in/register.ts")).registerSignIn(app, needs),
  },
  {
    isOn: always,
    register: async (app, needs) =>
      (await import("./parts/backups/register.ts")).registerBackups(app, needs),
  },
  {
    isOn: always,
    register: async (app, needs) =>
      (await import("./parts/own-models/register.ts")).registerOwnModels(app, needs),
  },
  {
    isOn: always,
    register: async (app, needs) =>
      (await import("./parts/push/register.ts")).registerPush(app, needs),
  },
  {
    isOn: ({ appFolder }) => appFolder !== undefined,
    register: async (app, needs) =>
      (await import("./parts/feeds/register.ts")).registerFeeds(app, needs),
  },
  {
    isOn: ({ mcp }) => mcp,
    register: async (app, needs) =>
      (await import("./parts/assistants/register.ts")).registerAssistants(app, needs),
  },
  {
    isOn: ({ replica }) => replica !== undefined,
    register: (app, { replica }) => replica?.registerMetrics(app.metrics),
  },
  {
    isOn: always,
    register: async (app, needs) =>
      (await import("./parts/health/register.ts")).registerHealth(app, needs),
  },
];

/** One after another, as they stand above. */
export async function registerParts(app: FastifyInstance, needs: PartNeeds): Promise<void> {
  for (const part of parts) if (part.isOn(needs)) await part.register(app, needs);
}
