import type { z } from "zod";
import type { Fetch } from "../protocols/model.ts";
import { bodyOf } from "../body-of.ts";
import { whatAnErrorSays } from "../what-an-error-says.ts";
import { ProviderProblem } from "./provider-problem.ts";

export interface ListRequest {
  fetch: Fetch;
  signal: AbortSignal;
}

const largestBytes = 8_000_000;

async function textOf(response: Response): Promise<string> {
  const body = await bodyOf(response, largestBytes, () => new Error("The list is too long."));
  return body.toString("utf8");
}

/** JSON from a provider, read by a schema; what went wrong is one of three things. */
export async function asked<Read>(
  address: string,
  schema: z.ZodType<Read>,
  {
    fetch,
    signal,
    headers,
    body,
  }: ListRequest & { headers: Readonly<Record<string, string>>; body?: object },
): Promise<Read> {
  let response: Response;
  try {
    response = await fetch(address, {
      signal,
      redirect: "error",
      headers,
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
  } catch {
    throw new ProviderProblem("unreachable");
  }
  if (!response.ok) {
    const said = whatAnErrorSays(response.status, await textOf(response).catch(() => ""));
    const isKey = said === "key refused" || response.status === 403;
    throw new ProviderProblem(isKey ? "key_refused" : "failed", response.status);
  }
  try {
    return schema.parse(JSON.parse(await textOf(response)));
  } catch {
    throw new ProviderProblem("failed", response.status);
  }
}
