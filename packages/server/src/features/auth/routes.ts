import { login, register as registerAccount } from "@katha/api/contract";
import type { FastifyRequest } from "fastify";
import type { RegisterCall } from "../../lib/register-call.ts";
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
}
