import * as calls from "@katha/api/contract";
import { recordAct } from "../../audit/audit.ts";
import { notFound, Problem } from "../../../lib/problem.ts";
import type { RegisterCall } from "../../../lib/register-call.ts";
import { signedIn, type Viewer } from "../../../lib/viewer.ts";
import { setBindings } from "../settings/bindings.ts";
import { changed } from "../settings/changes.ts";
import type { ModelSettingsNeeds } from "../settings/needs.ts";
import { findSettings, saveBinding } from "../settings/repo.ts";
import { boundTo, isOwn, ownModelAnswer, ownModelsAnswer } from "./answers.ts";
import type { OwnModelOffer } from "./list.ts";
import type { Bringing, BringRefusal } from "./own-models.ts";

const refusals: Readonly<Record<BringRefusal, string>> = {
  busy: "Another model is being brought. Wait until it is here, or stop it first.",
  elsewhere: "Another server of this folder is bringing this model.",
};

function offerNamed({ ownModels }: ModelSettingsNeeds, name: string): OwnModelOffer {
  const offer = ownModels.offerOf(name);
  if (offer === undefined) throw notFound("own_model_not_found", "Katha offers no such model.");
  return offer;
}

function refuse(refusal: BringRefusal): never {
  throw new Problem(409, "own_model_busy", refusals[refusal]);
}

const isRefusal = (bringing: Bringing): bringing is BringRefusal => bringing in refusals;

async function record(
  { db, clock, ids }: ModelSettingsNeeds,
  viewer: Viewer,
  act: "model.brought" | "model.stopped",
  subject: string,
): Promise<void> {
  await db.transaction().execute((tx) => recordAct({ tx, clock, ids }, viewer, { act, subject }));
}

async function bring(needs: ModelSettingsNeeds, name: string, viewer: Viewer) {
  const bringing = await needs.ownModels.bring(offerNamed(needs, name));
  if (isRefusal(bringing)) refuse(bringing);
  if (bringing === "begun") await record(needs, viewer, "model.brought", name);
  return ownModelAnswer(needs, name);
}

async function stop(needs: ModelSettingsNeeds, name: string, viewer: Viewer) {
  const isStopped = await needs.ownModels.stop(offerNamed(needs, name));
  if (isStopped) await record(needs, viewer, "model.stopped", name);
  return ownModelAnswer(needs, name);
}

async function unbind(needs: ModelSettingsNeeds, name: string, viewer: Viewer): Promise<void> {
  const { clock } = needs;
  await changed(needs, viewer, async (tx) => {
    const { bindings } = await findSettings(tx);
    const unbound = boundTo(bindings, name);
    for (const { kind, model_key, bound } of bindings) {
      if (kind !== "text" || !unbound.includes(model_key)) continue;
      const kept = setBindings(bound).filter((one) => !isOwn(name)(one));
      await saveBinding(tx, { kind, model_key, bound: kept, at: clock.now() });
    }
    return {
      answer: undefined,
      entry: { act: "model.removed", subject: name, before: { bound_to: unbound } },
    };
  });
}

async function remove(needs: ModelSettingsNeeds, name: string, viewer: Viewer) {
  const offer = offerNamed(needs, name);
  const refusal = await needs.ownModels.remove(offer, () => unbind(needs, name, viewer));
  if (refusal !== undefined) refuse(refusal);
  return ownModelAnswer(needs, name);
}

export function ownModelRoutes(register: RegisterCall, needs: ModelSettingsNeeds): void {
  register(calls.getOwnModels, () => ownModelsAnswer(needs));
  register(calls.bringOwnModel, ({ params, viewer }) =>
    bring(needs, params.name, signedIn(viewer)),
  );
  register(calls.stopOwnModel, ({ params, viewer }) => stop(needs, params.name, signedIn(viewer)));
  register(calls.removeOwnModel, ({ params, viewer }) =>
    remove(needs, params.name, signedIn(viewer)),
  );
}
