/** The headers in which a proxy names who has signed in to it. */
export interface ProxyHeaders {
  readonly user: string;
  readonly email: string | undefined;
  readonly name: string | undefined;
  readonly groups: string | undefined;
  readonly adminGroup: string | undefined;
}
