// @vitest-environment happy-dom
import { api } from "@katha/api";
import { adminApi } from "@katha/api/admin";
import { beforeEach, expect, it } from "vitest";
import "../store/inject-admin.ts";
import type { AppStore } from "../store/store.ts";
import { testStore } from "../testing/store.ts";
import { proofSettled } from "./proof-slice.ts";

let refusal = "second_factor_needed";
let store: AppStore;

beforeEach(() => {
  refusal = "second_factor_needed";
  store = testStore(() => Promise.resolve(Response.json({ code: refusal }, { status: 403 })));
});

const ask = () =>
  store.dispatch(adminApi.endpoints.adminWaiting.initiate(undefined, { forceRefetch: true }));
const isNeeded = () => store.getState().proof?.isNeeded;

it("needs a proof from when a call is refused for it until it is settled", async () => {
  expect(isNeeded()).not.toBe(true);
  await ask();
  expect(isNeeded()).toBe(true);
  store.dispatch(proofSettled());
  expect(isNeeded()).toBe(false);
  await ask();
  expect(isNeeded()).toBe(true);
});

it("needs none after another refusal", async () => {
  refusal = "administrators_only";
  await ask();
  expect(isNeeded()).toBe(false);
});

it("does not ask the next reader for a proof that the one before owed", async () => {
  await ask();
  store.dispatch(api.util.resetApiState());
  expect(isNeeded()).toBe(false);
});
