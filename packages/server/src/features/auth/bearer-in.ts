interface Authorized {
  headers: { authorization?: string | undefined };
}

const bearer = /^Bearer +([\w.~+/-]+=*) *$/i;

/** The token of a request's header. */
export const bearerIn = ({ headers }: Authorized): string | undefined =>
  bearer.exec(headers.authorization ?? "")?.[1];
