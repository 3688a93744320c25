import type { Page } from "playwright-core";

export interface Member {
  readonly tokens: { readonly access_token: string };
  readonly user: object;
}

export async function register(url: string, username: string): Promise<Member> {
  const password = "Lamp-lit-4ever!";
  const answer = await fetch(`${url}/api/v1/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      username,
      email: `${username}@example.org`,
      password,
      confirm_password: password,
      display_name: null,
    }),
  });
  if (!answer.ok) throw new Error(`${username}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Member;
}

/** Signed in before the first page opens. */
export function signIn(page: Page, member: Member): Promise<unknown> {
  return page.addInitScript(({ tokens, user }) => {
    localStorage.setItem("tokens", JSON.stringify(tokens));
    localStorage.setItem("token", tokens.access_token);
    localStorage.setItem("user", JSON.stringify(user));
  }, member);
}
