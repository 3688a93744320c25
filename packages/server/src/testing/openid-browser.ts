import type { TestApp } from "./index.ts";

/** A browser: it keeps the cookies that the server sets, and goes where it is sent. */
export function openIdBrowser({ app }: Pick<TestApp, "app">) {
  const cookies = new Map<string, string>();

  const post = async (path: string, payload: object = {}, headers = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await app.inject({
      method: "POST",
      url: `/api/v1${path}`,
      headers: { ...(cookie !== "" && { cookie }), ...headers },
      payload,
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };

  /** Signs in at the provider; returns the query that it sends the browser back with. */
  const signInThere = async (provider: string, form: object = {}): Promise<string> => {
    const begun = await post(`/auth/openid/${provider}`, form);
    if (begun.statusCode !== 200) throw new Error(begun.body);
    const { headers } = await fetch(begun.json().address, { redirect: "manual" });
    return new URL(headers.get("location") ?? "").search.slice(1);
  };

  const finish = (answer: string) => post("/auth/openid-answer", { answer });

  return {
    cookies,
    post,
    signInThere,
    finish,
    signIn: async (provider: string, form: object = {}) =>
      finish(await signInThere(provider, form)),
  };
}
