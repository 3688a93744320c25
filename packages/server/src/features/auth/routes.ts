import {
  endAllSignIns,
  endSignIn,
  listSignIns,
  login,
  logout,
  refresh,
  register as registerAccount,
} from "@katha/api/contract";
import type { FastifyRequest } from "fastify";
import type { RegisterCall } from "../../lib/register-call.ts";
import { signedIn } from "../../lib/viewer.ts";
import { devicesOf, signOutDevice, signOutEverywhere, signOutHere } from "./devices.ts";
import { renewSignIn } from "./renewal.ts";
import { signIn, signUp, type AuthDependencies, type Caller } from "./service.ts";

const longestDevice = 300;

function callerOf({ headers }: FastifyRequest): Caller {
  const asked = headers["accept-language"] ?? "";
  return {
    device: (headers["user-agent"] ?? "").slice(0, longestDevice),
    language: /^hi\b/i.test(asked) ? "hi" : "en",
  };
}

export function authRoutes(register: RegisterCall, needs: AuthDependencies): void {
  register(registerAccount, ({ body, request }) => signUp(needs, body, callerOf(request)));
  register(login, ({ body, request }) => signIn(needs, body, callerOf(request)));
  register(refresh, ({ body }) => renewSignIn(needs, body.refresh_token));
  register(logout, ({ viewer }) => signOutHere(needs, signedIn(viewer)));
  register(listSignIns, ({ viewer }) => devicesOf(needs, signedIn(viewer)));
  register(endSignIn, ({ viewer, params }) => signOutDevice(needs, signedIn(viewer), params.id));
  register(endAllSignIns, ({ viewer }) => signOutEverywhere(needs, signedIn(viewer)));
}
