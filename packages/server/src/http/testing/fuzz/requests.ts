import type { InjectOptions } from "fastify";
import type { Rng } from "@katha/storygraph";
import type { OpenApiDocument, Operation } from "../../openapi/document.ts";
import { hostileBody, hostileHeaders, hostileId, hostileText, hostileValue } from "./hostile.ts";
import { sampleOf, spoilt } from "./sample.ts";

export interface Fuzzing {
  rng: Rng;
  document: OpenApiDocument;
  /** A plausible id for a parameter or field of this name. */
  someId: (name: string) => string;
}

export interface FuzzedRequest {
  operationId: string;
  options: InjectOptions & { method: string; url: string; headers: Record<string, string> };
}

interface Place {
  path: string;
  method: string;
  operation: Operation;
}

export function placesOf({ paths }: OpenApiDocument): Place[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
}

function queryOf({ operation }: Place, fuzzing: Fuzzing, isHostile: boolean): string {
  const { rng, document, someId } = fuzzing;
  const search = new URLSearchParams();
  for (const { name, in: where, required, schema } of operation.parameters) {
    if (where !== "query" || (!required && rng.next() < 0.5)) continue;
    const sampling = { rng, components: document.components.schemas, someId: () => someId(name) };
    const value = isHostile ? hostileText(rng) : sampleOf(schema, sampling);
    search.append(name, typeof value === "string" ? value : JSON.stringify(value));
    if (isHostile && rng.next() < 0.2) search.append(name, "twice");
  }
  if (isHostile && rng.next() < 0.3) return `${search.toString()}&%zz=%&[]=${"x".repeat(50)}`;
  return search.toString();
}

/** Lone surrogates are written as escapes, as JavaScript clients do. */
function written(value: unknown): string {
  return JSON.stringify(value) ?? "";
}

function bodyOf(place: Place, fuzzing: Fuzzing): Pick<InjectOptions, "payload" | "headers"> {
  const { rng, document, someId } = fuzzing;
  const content = place.operation.requestBody?.content ?? {};
  const json = content["application/json"]?.schema;
  const type = { "content-type": "application/json" };
  const chance = rng.next();
  if (json === undefined) {
    if (Object.keys(content).length === 0 && chance < 0.9) return {};
    const types = [
      "image/png",
      "image/webp",
      "application/zip",
      "multipart/form-data; boundary=x",
      "text/plain",
    ];
    const kind = rng.pick(types as [string]);
    return { payload: hostileBody(rng), headers: { "content-type": kind } };
  }
  if (chance < 0.08) {
    const types = [
      "text/plain",
      "application/xml",
      "multipart/form-data",
      "application/json; charset=utf-16",
      "application/x-www-form-urlencoded",
      "image/png",
      "nonsense",
      ";",
    ];
    return { payload: "a=b", headers: { "content-type": rng.pick(types as [string]) } };
  }
  if (chance < 0.16) return { payload: hostileBody(rng), headers: type };
  if (chance < 0.2) return { payload: written(hostileValue(rng)), headers: type };
  const components = document.components.schemas;
  const value = sampleOf(json, { rng, components, someId: () => someId("id") });
  return { payload: written(chance < 0.55 ? value : spoilt(value, rng)), headers: type };
}

/** A request generated from the OpenAPI document's description of a call, then mutated. */
export function fuzzedRequest(place: Place, fuzzing: Fuzzing): FuzzedRequest {
  const { rng, document, someId } = fuzzing;
  const base = document.servers[0]?.url ?? "";
  const path = place.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    rng.next() < 0.8 ? someId(name) : hostileId(rng),
  );
  const query = queryOf(place, fuzzing, rng.next() < 0.4);
  const { payload, headers } = bodyOf(place, fuzzing);
  return {
    operationId: place.operation.operationId,
    options: {
      method: place.method.toUpperCase(),
      url: `${base}${path}${rng.next() < 0.1 ? "/" : ""}${query === "" ? "" : `?${query}`}`,
      headers: {
        ...(headers as Record<string, string> | undefined),
        ...(rng.next() < 0.15 && hostileHeaders(rng)),
      },
      ...(payload !== undefined && { payload }),
    },
  };
}
