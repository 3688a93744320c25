import { bodyOf } from "../body-of.ts";
import { faultOf, NarratorFault } from "../faults.ts";
import { whatAnErrorSays } from "../what-an-error-says.ts";
import type { PictureAsked } from "./painting.ts";

export const largestPicture = 20 * 1024 * 1024;
/** Base64 takes a third more; the rest is for what stands beside the picture. */
const largestAnswer = 2 * largestPicture;
const mostOfAnError = 64 * 1024;

/** What providers write where a picture may not be painted; their words are read, and never shown or logged. */
const refusing = /safety|moderat|content.?(?:policy|filter)|flagged|not allowed/i;

async function whole(response: Response, asked: PictureAsked, most: number): Promise<Buffer> {
  try {
    return await bodyOf(response, most, () => noPicture(asked));
  } catch (error) {
    asked.signal.throwIfAborted();
    if (error instanceof NarratorFault) throw error;
    throw new NarratorFault("silent", { provider: asked.provider, why: "broken off" });
  }
}

async function faultIn(response: Response, asked: PictureAsked): Promise<NarratorFault> {
  const { provider, signal } = asked;
  const { status, headers } = response;
  const tooLong = () => noPicture(asked);
  const said = await bodyOf(response, mostOfAnError, tooLong).catch(() => Buffer.alloc(0));
  signal.throwIfAborted();
  const text = said.toString("utf8");
  const { retryAfter } = faultOf(
    { responseHeaders: Object.fromEntries(headers) },
    "silent",
    provider,
  );
  const told = { provider, status, retryAfter };
  const why = whatAnErrorSays(status, text);
  if (why !== undefined) return new NarratorFault("silent", { ...told, why });
  const mayRefuse = status === 400 || status === 403 || status === 422;
  if (mayRefuse && refusing.test(text)) return new NarratorFault("refused", told);
  return new NarratorFault("silent", { ...told, why: "error" });
}

/** An answer that is not an error. No redirect is followed. */
export async function answered(
  asked: PictureAsked,
  address: string,
  init: Omit<RequestInit, "signal" | "redirect"> = {},
): Promise<Response> {
  const { at, fetch, signal } = asked;
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(at.headers)) headers.set(name, value);
  const response = await (at.fetch ?? fetch)(address, {
    ...init,
    headers,
    signal,
    redirect: "error",
  });
  if (!response.ok) throw await faultIn(response, asked);
  return response;
}

/** A JSON answer, as it stands; what is no JSON is no picture. */
export async function jsonOf(response: Response, asked: PictureAsked): Promise<unknown> {
  const text = (await whole(response, asked, largestAnswer)).toString("utf8");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw noPicture(asked);
  }
}

export const pictureIn = (response: Response, asked: PictureAsked) =>
  whole(response, asked, largestPicture);

export const noPicture = ({ provider }: Pick<PictureAsked, "provider">) =>
  new NarratorFault("silent", { provider, why: "no picture" });

export const jsonPost = (body: object, headers: Readonly<Record<string, string>> = {}) => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});
