interface MailServer {
  /** As `smtps://mail.example.org`. */
  server: string;
  user: string;
  password: string;
}

/** One address of the three, in which a user and a password may hold any sign; undefined without a server. */
export function mailServerAddress({ server, user, password }: MailServer): string | undefined {
  const address = server.trim();
  if (address === "") return undefined;
  const [protocol = "", host = ""] = address.split("://");
  const name = user.trim();
  const word = password === "" ? "" : `:${encodeURIComponent(password)}`;
  const who = name === "" && word === "" ? "" : `${encodeURIComponent(name)}${word}@`;
  return `${protocol.toLowerCase()}://${who}${host}`;
}
