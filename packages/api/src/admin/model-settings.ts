import type { Answer, Body } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { adminCalls } from "../contract/call-table/admin.ts";
import type { BudgetScope } from "../contract/game/play-limits.ts";
import { callQuery } from "../http/call-query.ts";
import { readModelBudget, readModelUsage } from "../read/made/admin/model-budgets.ts";
import { readOwnModel, readOwnModels } from "../read/made/admin/own-models.ts";
import {
  readModelProvider,
  readModelRuntimes,
  readModelSample,
  readModelSetting,
  readModelSettings,
  readOfferedModels,
  readOwnKeysAllowed,
  readPictureSample,
} from "../read/made/admin/model-settings.ts";

type Named<Id extends "putModelProvider"> = { name: string } & Body<Id>;
type Budgeted = { scope: BudgetScope } & Body<"budgetModels">;
type Bound<Id extends "bindModel" | "priceModel"> = {
  kind: "text" | "image";
  modelKey: string;
} & Body<Id>;

/** A small machine takes its time with the first sample: it loads the model. */
const sampleMs = 125_000;

/** As long as a picture is waited for where its binding says nothing. */
const pictureSeconds = 60;
const toSpareMs = 20_000;

/** What players choose from changes with it. */
const settled = (_answer: unknown, error: unknown) =>
  error ? [] : (["ModelSettings", "OwnModels", "Models", "Health", "Audit"] as const);

export const modelSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getModelSettings: build.query<Answer<"getModelSettings">, void>({
      query: () => callQuery(adminCalls.getModelSettings),
      transformResponse: (answer: unknown) => readModelSettings(answer),
      providesTags: ["ModelSettings"],
    }),
    findRuntimes: build.query<Answer<"findRuntimes">, void>({
      query: () => callQuery(adminCalls.findRuntimes),
      transformResponse: (answer: unknown) => readModelRuntimes(answer),
      keepUnusedDataFor: 0,
    }),
    listProviderModels: build.query<Answer<"listProviderModels">, string>({
      query: (name) => callQuery(adminCalls.listProviderModels, { params: { name } }),
      transformResponse: (answer: unknown) => readOfferedModels(answer),
      keepUnusedDataFor: 0,
    }),
    putModelProvider: build.mutation<Answer<"putModelProvider">, Named<"putModelProvider">>({
      query: ({ name, ...body }) =>
        callQuery(adminCalls.putModelProvider, { params: { name }, body }),
      transformResponse: (answer: unknown) => readModelProvider(answer),
      invalidatesTags: settled,
    }),
    deleteModelProvider: build.mutation<Answer<"deleteModelProvider">, string>({
      query: (name) => callQuery(adminCalls.deleteModelProvider, { params: { name } }),
      invalidatesTags: settled,
    }),
    bindModel: build.mutation<Answer<"bindModel">, Bound<"bindModel">>({
      query: ({ kind, modelKey, ...body }) =>
        callQuery(adminCalls.bindModel, { params: { kind, model_key: modelKey }, body }),
      transformResponse: (answer: unknown) => readModelSetting(answer),
      invalidatesTags: settled,
    }),
    priceModel: build.mutation<Answer<"priceModel">, Bound<"priceModel">>({
      query: ({ kind, modelKey, ...body }) =>
        callQuery(adminCalls.priceModel, { params: { kind, model_key: modelKey }, body }),
      transformResponse: (answer: unknown) => readModelSetting(answer),
      invalidatesTags: settled,
    }),
    readModelUsage: build.query<Answer<"readModelUsage">, void>({
      query: () => callQuery(adminCalls.readModelUsage),
      transformResponse: (answer: unknown) => readModelUsage(answer),
      providesTags: ["ModelSettings"],
    }),
    budgetModels: build.mutation<Answer<"budgetModels">, Budgeted>({
      query: ({ scope, ...body }) =>
        callQuery(adminCalls.budgetModels, { params: { scope }, body }),
      transformResponse: (answer: unknown) => readModelBudget(answer),
      invalidatesTags: (_answer, error) => (error ? [] : ["ModelSettings", "Audit"]),
    }),
    allowOwnKeys: build.mutation<Answer<"allowOwnKeys">, Body<"allowOwnKeys">>({
      query: (body) => callQuery(adminCalls.allowOwnKeys, { body }),
      transformResponse: (answer: unknown) => readOwnKeysAllowed(answer),
      invalidatesTags: (_answer, error) =>
        error ? [] : ["ModelSettings", "Models", "OwnKey", "Audit"],
    }),
    getOwnModels: build.query<Answer<"getOwnModels">, void>({
      query: () => callQuery(adminCalls.getOwnModels),
      transformResponse: (answer: unknown) => readOwnModels(answer),
      providesTags: ["OwnModels"],
    }),
    bringOwnModel: build.mutation<Answer<"bringOwnModel">, string>({
      query: (name) => callQuery(adminCalls.bringOwnModel, { params: { name } }),
      transformResponse: (answer: unknown) => readOwnModel(answer),
      invalidatesTags: (_answer, error) => (error ? [] : ["OwnModels", "Audit"]),
    }),
    stopOwnModel: build.mutation<Answer<"stopOwnModel">, string>({
      query: (name) => callQuery(adminCalls.stopOwnModel, { params: { name } }),
      transformResponse: (answer: unknown) => readOwnModel(answer),
      invalidatesTags: (_answer, error) => (error ? [] : ["OwnModels", "Audit"]),
    }),
    removeOwnModel: build.mutation<Answer<"removeOwnModel">, string>({
      query: (name) => callQuery(adminCalls.removeOwnModel, { params: { name } }),
      transformResponse: (answer: unknown) => readOwnModel(answer),
      invalidatesTags: settled,
    }),
    hearSample: build.mutation<Answer<"hearSample">, Body<"hearSample">>({
      query: (body) => callQuery(adminCalls.hearSample, { body, timeoutMs: sampleMs }),
      transformResponse: (answer: unknown) => readModelSample(answer),
    }),
    seeSample: build.mutation<Answer<"seeSample">, Body<"seeSample">>({
      query: (body) =>
        callQuery(adminCalls.seeSample, {
          body,
          timeoutMs: (body.seconds ?? pictureSeconds) * 1_000 + toSpareMs,
        }),
      transformResponse: (answer: unknown) => readPictureSample(answer),
    }),
  }),
});
