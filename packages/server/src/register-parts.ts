import type { FastifyInstance } from "fastify";
import type { AppDependencies } from "./dependencies.ts";
import { hasOtherWays } from "./features/auth/index.ts";
import type { Services } from "./services.ts";

/** What a host may switch on. One that is off is not loaded. */
interface Part {
  isOn: (given: AppDependencies) => boolean;
  register: (app: FastifyInstance, services: Services) => unknown;
}

const always = () => true;

const parts: readonly Part[] = [
  {
    isOn: hasOtherWays,
    register: async (app, services) =>
      (await import("./parts/sign-in/register.ts")).registerSignIn(app, services),
  },
  {
    isOn: always,
    register: async (app, services) =>
      (await import("./parts/backups/register.ts")).registerBackups(app, services),
  },
  {
    isOn: always,
    register: async (app, services) =>
      (await import("./parts/own-models/register.ts")).registerOwnModels(app, services),
  },
  {
    isOn: always,
    register: async (app, services) =>
      (await import("./parts/push/register.ts")).registerPush(app, services),
  },
  {
    isOn: ({ mcp }) => mcp,
    register: async (app, services) =>
      (await import("./http/mcp/routes.ts")).registerMcp(app, services),
  },
];

/** One after another, as they stand above. */
export async function registerParts(app: FastifyInstance, services: Services): Promise<void> {
  for (const part of parts) if (part.isOn(services)) await part.register(app, services);
}
