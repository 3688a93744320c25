import { Secret, TOTP } from "otpauth";
import { testPassword, type Person, type TestApp } from "./index.ts";

export const byPassword = { proof: { kind: "password", password: testPassword } };

/** What an authenticator app with this secret shows. */
export function codeAt(secret: string, when: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: when.getTime() });
}

const stepMs = 30_000;

/** Requests about second factors of one test's server. */
export function twoStep(server: TestApp) {
  const ask = async (
    method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE",
    path: string,
    {
      by,
      payload,
      from = "203.0.113.7",
    }: { by?: Pick<Person, "headers">; payload?: object; from?: string } = {},
  ) => {
    const answer = await server.app.inject({
      method,
      url: `/api/v1${path}`,
      remoteAddress: from,
      ...(by && { headers: by.headers }),
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
  const factors = "/auth/me/second-factors";

  return {
    ask,
    /** Signs in with the password: tokens, or a challenge. */
    logIn: ({ user, password }: Person, more: object = {}, from?: string) =>
      ask("POST", "/auth/login", {
        payload: { email_or_username: user.username, password, ...more },
        ...(from && { from }),
      }),
    prove: (challenge: string, proof: object, from?: string) =>
      ask("POST", "/auth/second-factor", {
        payload: { challenge, proof },
        ...(from && { from }),
      }),
    bearer: (tokens: { access_token: string }) => ({
      headers: { authorization: `Bearer ${tokens.access_token}` },
    }),
    /** Adds an authenticator app, then advances the clock to an unused code. */
    addApp: async (by: Pick<Person, "headers">, proof: object = byPassword) => {
      const begun = await ask("POST", `${factors}/totp`, { by, payload: proof });
      if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
      const { secret, challenge } = begun.body as { secret: string; challenge: string };
      const code = codeAt(secret, server.clock.now());
      const payload = { challenge, code };
      const added = await ask("POST", `${factors}/totp/confirm`, { by, payload });
      if (added.status !== 201) throw new Error(JSON.stringify(added.body));
      server.clock.advance(stepMs);
      return {
        secret,
        id: added.body.factor.id as string,
        recoveryCodes: added.body.recovery_codes as string[] | null,
        /** The current code; advances the clock, so that the next one is different. */
        next: () => {
          const proofNow = { kind: "totp", code: codeAt(secret, server.clock.now()) };
          server.clock.advance(stepMs);
          return proofNow;
        },
      };
    },
  };
}
