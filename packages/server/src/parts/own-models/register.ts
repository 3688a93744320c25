import type { FastifyInstance } from "fastify";
import { callsOf } from "../../http/calls/register-call.ts";
import { openOwnModelsHere, type OwnModelsHere } from "./open-here.ts";
import type { OwnModels } from "./own-models.ts";
import { ownModelRoutes, type OwnModelsRouteNeeds } from "./routes.ts";

declare module "../../dependencies.ts" {
  interface AppDependencies {
    /** For tests: others than those in the data folder. */
    ownModels?: OwnModels | undefined;
  }
}

interface OwnModelsPartNeeds extends Omit<OwnModelsRouteNeeds, "ownModels">, OwnModelsHere {
  ownModels?: OwnModels | undefined;
}

/** Models that Katha brings and runs itself. */
export function registerOwnModels(app: FastifyInstance, services: OwnModelsPartNeeds): void {
  const ownModels = services.ownModels ?? openOwnModelsHere(services);
  services.boundModels.useOwnModels(ownModels);
  ownModelRoutes(callsOf(app), { ...services, ownModels });
  app.addHook("onClose", () => ownModels.close());
}
