import { toWire } from "../http/to-wire.ts";
import { shapeName } from "../read/names.ts";
import type { TokenSet } from "../shapes/made/account/auth.ts";
import type { User } from "../shapes/made/account/users.ts";

/** The storage keys of a sign-in. Neither their names nor what they hold may change: every page of Katha's reads them. */
type SignInKey = "tokens" | "token" | "user" | "isAdmin" | "redirectAfterLogin";

export type Tokens = Readonly<Pick<TokenSet, "accessToken" | "refreshToken">>;

export type StorageLike = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface SignInStore {
  readTokens(): Tokens | null;
  /** Replaces the tokens after a refresh. */
  writeTokens(tokens: Tokens): void;
  /** Signs in; the user is null until the server has said who it is. */
  signIn(tokens: Tokens, user: User | null): void;
  readonly readUser: () => User | null;
  writeUser(user: User): void;
  /** Whether this is the sign-in of an administrator, or came by the sign-in for them; the server decides by the role. */
  readIsAdmin(): boolean;
  /** Marks a sign-in that came by the sign-in for administrators, whatever the user's role. */
  markAdmin(): void;
  rememberPath(path: string): void;
  /** The path that a guest was on, which is then forgotten; always a path inside the app. */
  takePath(): string | null;
  /** Signs out, but keeps the path to return to. */
  clear(): void;
  /** Calls back when somebody signs in or out in this tab, or the user changes. */
  readonly listen: (changed: () => void) => () => void;
  /** Calls the listeners, after a change in another tab. */
  announce(): void;
}

/**
 * `getStorage` may throw or return nothing, as a browser can forbid storage; a write may find it full. Then the sign-in
 * lasts as long as the page. The names of its keys begin with the `prefix`: an app that shares an origin with others
 * keeps apart from them with `my-app.`.
 */
export function createSignInStore(
  getStorage: () => StorageLike | null | undefined,
  { prefix = "" }: { readonly prefix?: string } = {},
): SignInStore {
  const values = storageOrMemory(getStorage, prefix);
  const listeners = new Set<() => void>();
  const readUser = memoized((json) => {
    const user = parse(json);
    return isRecord(user) && typeof user["id"] === "string"
      ? (shapeOf(user) as unknown as User)
      : null;
  });
  const announce = () => {
    for (const changed of listeners) changed();
  };
  const writeTokens = (tokens: Tokens) => {
    values.set("tokens", JSON.stringify(toWire(tokens)));
    values.set("token", tokens.accessToken);
  };
  const storeUser = (user: User) => {
    values.set("user", JSON.stringify(toWire(user)));
    if (user.role === "admin") values.set("isAdmin", "true");
  };
  const dropUser = () => {
    values.drop("user");
    values.drop("isAdmin");
  };
  return {
    announce,
    listen(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    readTokens: () => asTokens(parse(values.get("tokens"))),
    writeTokens,
    signIn(tokens, user) {
      dropUser();
      if (user) storeUser(user);
      writeTokens(tokens);
      announce();
    },
    readUser: () => readUser(values.get("user")),
    writeUser(user) {
      storeUser(user);
      announce();
    },
    readIsAdmin: () => values.get("isAdmin") === "true",
    markAdmin() {
      values.set("isAdmin", "true");
      announce();
    },
    rememberPath: (path) => values.set("redirectAfterLogin", path),
    takePath() {
      const path = values.get("redirectAfterLogin");
      values.drop("redirectAfterLogin");
      return path !== null && isInsideApp(path) ? path : null;
    },
    clear() {
      for (const key of ["tokens", "token"] as const) values.drop(key);
      dropUser();
      announce();
    },
  };
}

export function isInsideApp(path: string): boolean {
  // A browser reads `//host` and `/\host` as other sites, and skips tabs and line breaks on the way.
  // oxlint-disable-next-line no-control-regex -- it is these that are skipped
  return /^\/(?![/\\])/.test(path.replace(/[\u0000-\u0020]/g, ""));
}

function storageOrMemory(getStorage: () => StorageLike | null | undefined, prefix: string) {
  const memory = new Map<SignInKey, string | null>();
  function attempt<T>(act: (storage: StorageLike) => T): T | undefined {
    try {
      const storage = getStorage();
      return storage ? act(storage) : undefined;
    } catch {
      return undefined;
    }
  }
  return {
    get(key: SignInKey): string | null {
      return memory.has(key)
        ? (memory.get(key) ?? null)
        : (attempt((storage) => storage.getItem(prefix + key)) ?? null);
    },
    set(key: SignInKey, value: string): void {
      const stored = attempt((storage) => (storage.setItem(prefix + key, value), true));
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    drop(key: SignInKey): void {
      const dropped = attempt((storage) => (storage.removeItem(prefix + key), true));
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

/** The same object for the same text, so that a page can tell by identity that nothing changed. */
function memoized<Value>(read: (json: string | null) => Value): (json: string | null) => Value {
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
    ? { accessToken: access_token, refreshToken: refresh_token }
    : null;
}

/** The storage has what the wire has. */
function shapeOf(stored: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [shapeName(name), value]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
