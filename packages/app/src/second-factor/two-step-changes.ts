import { type Answer, type Body, toApiError } from "@katha/api";
import type { PasskeyCreation } from "@katha/api/second-factor";
import type { Translate } from "@katha/ui";
import type { FactorKind, TwoStepChange, TwoStepTask, twoStepMessages } from "@katha/ui/screens";
import type { makePasskey } from "./passkeys.ts";

type Call<Given, Answered> = (
  given: Given,
) => PromiseLike<{ data?: Answered | undefined; error?: unknown }>;

/** The calls that change second factors. */
export interface TwoStepCalls {
  readonly startTotp: Call<Body<"startTotp">, Answer<"startTotp">>;
  readonly confirmTotp: Call<Body<"confirmTotp">, Answer<"confirmTotp">>;
  readonly startPasskey: Call<Body<"startPasskey">, Answer<"startPasskey">>;
  readonly confirmPasskey: Call<Body<"confirmPasskey">, Answer<"confirmPasskey">>;
  readonly renewCodes: Call<Body<"newRecoveryCodes">, Answer<"newRecoveryCodes">>;
  readonly remove: Call<{ id: string } & Body<"removeSecondFactor">, unknown>;
}

export interface TwoStepTools {
  readonly calls: TwoStepCalls;
  readonly makePasskey: typeof makePasskey;
  readonly t: Translate<typeof twoStepMessages>;
  readonly explain: (error: unknown) => string;
}

/** What the server has begun with; its end needs it. */
export interface Enrolment {
  readonly challenge: string;
  readonly options?: PasskeyCreation;
}

/** What is said once the dialog has closed. */
export interface Ending {
  readonly words: string;
  readonly isAdded: boolean;
}

/** What a step of the dialog comes to. */
export type StepResult =
  | { readonly kind: "begun"; readonly task: TwoStepTask; readonly enrolment: Enrolment }
  /** The dialog ends once these have been seen. */
  | { readonly kind: "codes"; readonly codes: readonly string[]; readonly ending: Ending }
  | { readonly kind: "ended"; readonly ending: Ending }
  /** `again` is what starts again with the proof. */
  | { readonly kind: "refused"; readonly failure: string; readonly again?: TwoStepChange };

/** Begins with the change, once the user has proved who they are. */
export function makeChange(
  tools: TwoStepTools,
  change: TwoStepChange,
  proof: Body<"startTotp">,
): Promise<StepResult> {
  switch (change.kind) {
    case "totp":
      return beginTotp(tools, proof);
    case "passkey":
      return beginPasskey(tools, proof);
    case "codes":
      return renewCodes(tools, proof);
    case "remove":
      return removeFactor(tools, change.factor, proof);
  }
}

async function beginTotp({ calls, explain }: TwoStepTools, proof: Body<"startTotp">) {
  const { data, error } = await calls.startTotp(proof);
  if (data === undefined) return refused(explain(error));
  const { uri, secret } = data;
  return begun({ step: "totp", uri, secret }, data);
}

async function beginPasskey({ calls, explain }: TwoStepTools, proof: Body<"startPasskey">) {
  const { data, error } = await calls.startPasskey(proof);
  return data === undefined ? refused(explain(error)) : begun({ step: "passkey" }, data);
}

async function renewCodes(
  { calls, t, explain }: TwoStepTools,
  proof: Body<"newRecoveryCodes">,
): Promise<StepResult> {
  const { data, error } = await calls.renewCodes(proof);
  if (data === undefined) return refused(explain(error));
  const ending = { words: t("section.renewed"), isAdded: false };
  return { kind: "codes", codes: data.recoveryCodes, ending };
}

async function removeFactor(
  { calls, t, explain }: TwoStepTools,
  { id, name }: { readonly id: string; readonly name: string },
  proof: Body<"removeSecondFactor">,
): Promise<StepResult> {
  const { error } = await calls.remove({ id, ...proof });
  if (error !== undefined) return refused(explain(error));
  return { kind: "ended", ending: { words: t("section.removed", { name }), isAdded: false } };
}

/** Adds the authenticator app that the user has set up. */
export async function addTotp(
  tools: TwoStepTools,
  { challenge = "" }: Partial<Enrolment>,
  entry: { name: string; code: string },
): Promise<StepResult> {
  const { data, error } = await tools.calls.confirmTotp({ challenge, ...entry });
  return data === undefined ? notAdded(tools, "totp", error) : added(tools, data);
}

/** Has the device make a passkey, and adds it. */
export async function addPasskey(
  tools: TwoStepTools,
  { challenge = "", options }: Partial<Enrolment>,
  name: string,
): Promise<StepResult> {
  const { calls, t } = tools;
  if (options === undefined) return refused(t("passkey.failed"));
  const asked = await tools.makePasskey(options);
  if ("fault" in asked) return refused(t(`passkey.${asked.fault}`));
  const { data, error } = await calls.confirmPasskey({
    challenge,
    name,
    registration: asked.given,
  });
  return data === undefined ? notAdded(tools, "passkey", error) : added(tools, data);
}

/** With the first factor come the recovery codes. */
function added(
  { t }: TwoStepTools,
  { factor: { name }, recoveryCodes: codes }: Answer<"confirmTotp">,
): StepResult {
  const words = t(codes === null ? "section.added" : "section.addedFirst", { name });
  const ending = { words, isAdded: true };
  return codes === null ? { kind: "ended", ending } : { kind: "codes", codes, ending };
}

/** An enrolment that took too long starts again with the proof. */
function notAdded({ explain }: TwoStepTools, kind: FactorKind, error: unknown): StepResult {
  const isTooLate = toApiError(error).code === "challenge_ended";
  return { ...refused(explain(error)), ...(isTooLate && { again: { kind } }) };
}

function begun(task: TwoStepTask, enrolment: Enrolment) {
  return { kind: "begun", task, enrolment } as const;
}

function refused(failure: string) {
  return { kind: "refused", failure } as const;
}
