import type { FastifyInstance } from "fastify";

/** The headers of a new player. Each comes from an address of their own: one address may not register many. */
export async function signUp(
  app: Pick<FastifyInstance, "inject">,
  number = 1,
): Promise<{ authorization: string }> {
  const username = `player_${number}`;
  const password = "Lotus#2026";
  const answer = await app.inject({
    method: "POST",
    url: "/api/v1/auth/register",
    remoteAddress: `10.0.0.${number}`,
    payload: {
      username,
      email: `${username}@example.org`,
      password,
      confirm_password: password,
    },
  });
  const { tokens } = answer.json<{ tokens: { access_token: string } }>();
  return { authorization: `Bearer ${tokens.access_token}` };
}
