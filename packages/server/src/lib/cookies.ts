/** The value of a cookie in a request's header; empty without one. */
export function cookieIn(header: string | undefined, name: string): string {
  return new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(header ?? "")?.[1] ?? "";
}

interface CookieOptions {
  path: string;
  seconds: number;
  secure: boolean;
}

/** A cookie of this site alone, which no script reads. */
export const newCookie = (name: string, value: string, { path, seconds, secure }: CookieOptions) =>
  `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;
