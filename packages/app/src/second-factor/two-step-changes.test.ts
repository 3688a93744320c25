import { expect, it } from "vitest";
import {
  addPasskey,
  addTotp,
  makeChange,
  type TwoStepCalls,
  type TwoStepTools,
} from "./two-step-changes.ts";

const proof = { proof: { kind: "password", password: "secret" } } as const;
const factor = {
  id: "f1",
  kind: "totp",
  name: "Phone",
  createdAt: "2026-11-20T05:00:00Z",
  lastUsedAt: null,
} as const;
const late = {
  kind: "http",
  status: 409,
  code: "challenge_ended",
  detail: "Too late",
  requestId: null,
  fields: [],
  problem: {},
};

/** Tools whose calls fail, unless they are given. */
function tools(calls: Partial<TwoStepCalls> = {}, given: Partial<TwoStepTools> = {}): TwoStepTools {
  const failing = async () => ({ error: { status: 500 } });
  return {
    calls: {
      startTotp: failing,
      confirmTotp: failing,
      startPasskey: failing,
      confirmPasskey: failing,
      renewCodes: failing,
      remove: failing,
      ...calls,
    },
    makePasskey: async () => ({ fault: "stopped" }),
    t: (key: string, values?: { name?: string }) =>
      values?.name === undefined ? key : `${key} ${values.name}`,
    explain: () => "It failed",
    ...given,
  };
}

it("begins with an app: shows its secret, and keeps the challenge", async () => {
  const data = { challenge: "c", uri: "otpauth://x", secret: "ABC", expiresIn: 600 };
  const begun = tools({ startTotp: async () => ({ data }) });
  expect(await makeChange(begun, { kind: "totp" }, proof)).toEqual({
    kind: "begun",
    task: { step: "totp", uri: "otpauth://x", secret: "ABC" },
    enrolment: data,
  });
});

it("shows new recovery codes before it ends", async () => {
  const renewed = tools({ renewCodes: async () => ({ data: { recoveryCodes: ["a", "b"] } }) });
  expect(await makeChange(renewed, { kind: "codes" }, proof)).toEqual({
    kind: "codes",
    codes: ["a", "b"],
    ending: { words: "section.renewed", isAdded: false },
  });
});

it("removes the factor that was chosen", async () => {
  const removed: unknown[] = [];
  const removing = tools({
    remove: async (given) => {
      removed.push(given);
      return {};
    },
  });
  const change = { kind: "remove", factor, isLast: true } as const;
  expect(await makeChange(removing, change, proof)).toEqual({
    kind: "ended",
    ending: { words: "section.removed Phone", isAdded: false },
  });
  expect(removed).toEqual([{ id: "f1", ...proof }]);
});

for (const change of [
  { kind: "totp" },
  { kind: "passkey" },
  { kind: "codes" },
  { kind: "remove", factor, isLast: false },
] as const) {
  it(`says why it cannot begin: ${change.kind}`, async () => {
    expect(await makeChange(tools(), change, proof)).toEqual({
      kind: "refused",
      failure: "It failed",
    });
  });
}

it("shows the recovery codes that come with the first factor, and none with the second", async () => {
  const entry = { name: "Phone", code: "123456" };
  const adding = (codes: string[] | null) =>
    tools({ confirmTotp: async () => ({ data: { factor, recoveryCodes: codes } }) });
  expect(await addTotp(adding(["a"]), { challenge: "c" }, entry)).toEqual({
    kind: "codes",
    codes: ["a"],
    ending: { words: "section.addedFirst Phone", isAdded: true },
  });
  expect(await addTotp(adding(null), { challenge: "c" }, entry)).toEqual({
    kind: "ended",
    ending: { words: "section.added Phone", isAdded: true },
  });
});

it("starts again with the proof if adding took too long, and only then", async () => {
  const entry = { name: "Phone", code: "123456" };
  const tooLate = tools({ confirmTotp: async () => ({ error: late }) });
  expect(await addTotp(tooLate, { challenge: "c" }, entry)).toEqual({
    kind: "refused",
    failure: "It failed",
    again: { kind: "totp" },
  });
  expect(await addTotp(tools(), { challenge: "c" }, entry)).toEqual({
    kind: "refused",
    failure: "It failed",
  });
});

it("says why the device made no passkey, and sends nothing then", async () => {
  const options = { challenge: "device" } as never;
  expect(await addPasskey(tools(), { challenge: "c" }, "Laptop")).toMatchObject({
    failure: "passkey.failed",
  });
  expect(await addPasskey(tools(), { challenge: "c", options }, "Laptop")).toMatchObject({
    failure: "passkey.stopped",
  });
});
