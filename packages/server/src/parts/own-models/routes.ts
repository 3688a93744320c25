import * as calls from "@katha/api/contract";
import { recordAct } from "../../features/audit/audit.ts";
import { notFound } from "../../lib/problem.ts";
import type { RegisterCall } from "../../lib/register-call.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { ownProvider, unbindModel, type ModelChangeNeeds } from "../../features/models/index.ts";
import { ownModelAnswer, ownModelsAnswer } from "./answers.ts";
import type { OwnModelOffer } from "./list.ts";
import type { OwnModels } from "./own-models.ts";

export interface OwnModelsRouteNeeds extends ModelChangeNeeds {
  ownModels: OwnModels;
}

function offerNamed({ ownModels }: OwnModelsRouteNeeds, name: string): OwnModelOffer {
  const offer = ownModels.offerOf(name);
  if (offer === undefined) throw notFound("own_model_not_found", "Katha offers no such model.");
  return offer;
}

async function record(
  { db, clock, ids }: OwnModelsRouteNeeds,
  viewer: Viewer,
  act: "model.brought" | "model.stopped",
  subject: string,
): Promise<void> {
  await db.transaction().execute((tx) => recordAct({ tx, clock, ids }, viewer, { act, subject }));
}

async function bring(needs: OwnModelsRouteNeeds, name: string, viewer: Viewer) {
  const isBegun = await needs.ownModels.bring(offerNamed(needs, name));
  if (isBegun) await record(needs, viewer, "model.brought", name);
  return ownModelAnswer(needs, name);
}

async function stop(needs: OwnModelsRouteNeeds, name: string, viewer: Viewer) {
  const isStopped = await needs.ownModels.stop(offerNamed(needs, name));
  if (isStopped) await record(needs, viewer, "model.stopped", name);
  return ownModelAnswer(needs, name);
}

async function remove(needs: OwnModelsRouteNeeds, name: string, viewer: Viewer) {
  const offer = offerNamed(needs, name);
  const bound = { provider: ownProvider, model: name };
  await needs.ownModels.remove(offer, () => unbindModel(needs, bound, viewer));
  return ownModelAnswer(needs, name);
}

export function ownModelRoutes(register: RegisterCall, needs: OwnModelsRouteNeeds): void {
  register(calls.getOwnModels, () => ownModelsAnswer(needs));
  register(calls.bringOwnModel, ({ params, viewer }) => bring(needs, params.name, viewer));
  register(calls.stopOwnModel, ({ params, viewer }) => stop(needs, params.name, viewer));
  register(calls.removeOwnModel, ({ params, viewer }) => remove(needs, params.name, viewer));
}
