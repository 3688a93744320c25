import { expect, it } from "vitest";
import { z } from "zod";
import "../account/index.ts";
import "../admin/index.ts";
import "../auth/index.ts";
import "../authoring/index.ts";
import "../browse/index.ts";
import "../engagement/index.ts";
import "../federated/index.ts";
import "../game/index.ts";
import "../index.ts";
import "../invitations/index.ts";
import "../models/index.ts";
import "../notifications/index.ts";
import "../personal-tokens/index.ts";
import "../progress/index.ts";
import "../second-factor/index.ts";
import "../waitlist/index.ts";
import "../wallet/index.ts";
import { type AnyCall, calls } from "../contract/index.ts";
import { api } from "../http/api.ts";

/** Read by its own query, since a device may answer in the server's place. */
const readsItself = new Set(["getSession"]);

/** Whoever asks reads these as they were sent: what signing in answers, a mark, the file of an account. */
const asSent = new Set([
  "bookmarkStory",
  "cancelTurn",
  "exportAccount",
  "finishOpenIdSignIn",
  "googleSignIn",
  "likeStory",
  "login",
  "logout",
  "proveSecondFactor",
  "proxySignIn",
  "register",
]);

function isRenamed(call: AnyCall | undefined): boolean {
  if (call === undefined) return true;
  const schema = z.toJSONSchema(call.answer, { unrepresentable: "any" });
  return /"properties":\{[^}]*"[a-z]+_/.test(JSON.stringify(schema));
}

it("reads every answer whose names are others on the wire", () => {
  const unread: string[] = [];
  for (const id of Object.keys(api.endpoints)) {
    const call = (calls as Partial<Record<string, AnyCall>>)[id];
    const isKnown = asSent.has(id) || readsItself.has(id);
    const check = ({ transformResponse }: { transformResponse?: unknown }) => {
      if (transformResponse === undefined && !isKnown && isRenamed(call)) unread.push(id);
    };
    api.enhanceEndpoints({ endpoints: { [id]: check } });
  }
  expect(Object.keys(api.endpoints).length).toBeGreaterThan(100);
  expect(unread).toEqual([]);
});
