import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Tx } from "../../../db/open.ts";
import { Problem } from "../../../lib/problem.ts";
import { formBytes } from "../../../features/auth/index.ts";
import { endSignInsOf } from "./end-sign-ins.ts";
import { type LoggedOut, LogoutRefused } from "./logout-token.ts";
import { requestLastsMs } from "./requests.ts";
import type { OpenIdNeeds } from "./sign-in.ts";

type BackChannelNeeds = Pick<OpenIdNeeds, "db" | "clock" | "limits" | "openId">;

/** Keeps the token's id as a request that is used already, and is swept with the others; false for one that came before. */
async function isFirst({ clock }: BackChannelNeeds, tx: Tx, provider: string, told: LoggedOut) {
  const now = clock.now();
  const print = createHash("sha256").update(JSON.stringify([told.issuer, told.tokenId]));
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("oidc_requests")
    .values({
      state_hash: `logout ${print.digest("base64url")}`,
      browser_hash: "",
      provider,
      redirect_uri: "",
      is_remembered: false,
      created_at: now,
      expires_at: new Date(now.getTime() + requestLastsMs),
      used_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function endThose(needs: BackChannelNeeds, way: string, told: LoggedOut): Promise<void> {
  await needs.db.transaction().execute(async (tx) => {
    if (!(await isFirst(needs, tx, way, told))) throw new LogoutRefused("It came before.");
    await endSignInsOf(tx, way, told, needs.clock.now());
  });
}

const noted = (why: string) =>
  new Problem(401, "openid_refused", "A log-out of the provider was refused.", {
    logged: { reason: "logout", why: why.slice(0, 200) },
  });

const refuse = (reply: FastifyReply, error_description: string) =>
  reply.code(400).send({ error: "invalid_request", error_description });

/** Where providers post that somebody has signed out there, by OpenID Connect Back-Channel Logout 1.0. */
export async function registerBackChannel(
  app: FastifyInstance,
  needs: BackChannelNeeds,
): Promise<void> {
  if (needs.openId.length === 0) return;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: formBytes },
      (_request, body, done) => done(null, new URLSearchParams(body)),
    );
    scope.post<{ Params: { provider: string }; Body: unknown }>(
      "/backchannel-logout/:provider",
      { onRequest: async ({ ip }) => needs.limits.before.proof(ip) },
      async (request, reply) => {
        reply.header("cache-control", "no-store");
        const provider = needs.openId.find(({ key }) => key === request.params.provider);
        if (provider === undefined) return refuse(reply, "There is no such provider here.");
        const { body } = request;
        const given = body instanceof URLSearchParams ? body.getAll("logout_token") : [];
        const tried = await needs.limits.proof(request.ip);
        try {
          if (given.length !== 1) throw new LogoutRefused("Send one logout_token.");
          await endThose(needs, provider.key, await provider.loggedOut(given[0] ?? ""));
        } catch (error) {
          if (error instanceof LogoutRefused) {
            request.problem = noted(error.message);
            return refuse(reply, error.message);
          }
          request.log.warn({ err: error }, "A provider's log-out could not be checked");
          return refuse(reply, "It could not be checked just now. Nobody is signed out.");
        }
        await tried.takeBack();
        return reply.code(200).send();
      },
    );
  });
}
