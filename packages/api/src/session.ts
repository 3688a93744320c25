import type { TokenSet } from "./contract/account/auth.ts";
import type { User } from "./contract/account/users.ts";

/** The five keys that hold a session in the browser, by name as every page of the product knows them. */
export const sessionKeys = ["tokens", "token", "user", "isAdmin", "redirectAfterLogin"] as const;
export type SessionKey = (typeof sessionKeys)[number];

export type Tokens = Readonly<Pick<TokenSet, "access_token" | "refresh_token">>;

export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface Session {
  readTokens(): Tokens | null;
  /** Renews the tokens of whoever is signed in. */
  writeTokens(tokens: Tokens): void;
  /** Signs in; without a user it is not known yet who that is. */
  signIn(tokens: Tokens, user: User | null): void;
  readonly readUser: () => User | null;
  writeUser(user: User): void;
  isAdmin(): boolean;
  markAdmin(): void;
  rememberPath(path: string): void;
  /** The path a guest was on, once; only ever a path inside the app. */
  takePath(): string | null;
  /** Signs out; the path to return to stays. */
  clear(): void;
  /** Calls back when somebody signs in or out here, or the user's own facts change. */
  readonly listen: (changed: () => void) => () => void;
  /** Tells the listeners; for a change that another tab has made. */
  announce(): void;
}

/**
 * `reach` may throw or give nothing: a browser can forbid storage, or fill it.
 * Then the session lives as long as the page.
 */
export function createSession(reach: () => Shelf | null | undefined): Session {
  const kept = keepSomewhere(reach);
  const listeners = new Set<() => void>();
  const readUser = remembering((json) => {
    const user = parse(json);
    return isRecord(user) && typeof user["id"] === "string" ? (user as User) : null;
  });
  const announce = () => {
    for (const changed of listeners) changed();
  };
  const writeTokens = (tokens: Tokens) => {
    kept.set("tokens", JSON.stringify(tokens));
    kept.set("token", tokens.access_token);
  };
  return {
    announce,
    listen(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    readTokens: () => asTokens(parse(kept.get("tokens"))),
    writeTokens,
    signIn(tokens, user) {
      if (user) kept.set("user", JSON.stringify(user));
      else kept.drop("user");
      kept.drop("isAdmin");
      writeTokens(tokens);
      announce();
    },
    readUser: () => readUser(kept.get("user")),
    writeUser(user) {
      kept.set("user", JSON.stringify(user));
      announce();
    },
    isAdmin: () => kept.get("isAdmin") === "true",
    markAdmin: () => kept.set("isAdmin", "true"),
    rememberPath: (path) => kept.set("redirectAfterLogin", path),
    takePath() {
      const path = kept.get("redirectAfterLogin");
      kept.drop("redirectAfterLogin");
      return path !== null && isInsideApp(path) ? path : null;
    },
    clear() {
      for (const key of ["tokens", "token", "user", "isAdmin"] as const) kept.drop(key);
      announce();
    },
  };
}

export function isInsideApp(path: string): boolean {
  // A browser reads `//host` and `/\host` as other sites, and skips tabs and line breaks on the way.
  // oxlint-disable-next-line no-control-regex -- it is these that are skipped
  return /^\/(?![/\\])/.test(path.replace(/[\u0000-\u0020]/g, ""));
}

function keepSomewhere(reach: () => Shelf | null | undefined) {
  const memory = new Map<SessionKey, string | null>();
  function shelf<T>(act: (shelf: Shelf) => T): T | undefined {
    try {
      const found = reach();
      return found ? act(found) : undefined;
    } catch {
      return undefined;
    }
  }
  return {
    get(key: SessionKey): string | null {
      return memory.has(key) ? (memory.get(key) ?? null) : (shelf((s) => s.getItem(key)) ?? null);
    },
    set(key: SessionKey, value: string): void {
      const stored = shelf((s) => (s.setItem(key, value), true));
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    drop(key: SessionKey): void {
      const dropped = shelf((s) => (s.removeItem(key), true));
      if (dropped) memory.delete(key);
      else memory.set(key, null);
    },
  };
}

function parse(json: string | null): unknown {
  if (json === null) return null;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

/** The same answer for the same text, so that a page can tell by identity that nothing changed. */
function remembering<Value>(read: (json: string | null) => Value): (json: string | null) => Value {
  let last: { readonly json: string | null; readonly value: Value } | null = null;
  return (json) => {
    if (last?.json !== json) last = { json, value: read(json) };
    return last.value;
  };
}

function asTokens(value: unknown): Tokens | null {
  if (!isRecord(value)) return null;
  const { access_token, refresh_token } = value;
  return typeof access_token === "string" && typeof refresh_token === "string"
    ? { access_token, refresh_token }
    : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
