import { randomBytes } from "node:crypto";
import { Client } from "pg";

export interface FreshDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/** A new database on a PostgreSQL server, empty or a copy of `template`. */
export async function createFreshDatabase(
  serverUrl: string,
  template?: string,
): Promise<FreshDatabase> {
  const name = `katha_test_${randomBytes(6).toString("hex")}`;
  await administer(
    serverUrl,
    // Without the log, which a copy of ten megabytes would fill.
    template
      ? `create database ${name} template ${template} strategy file_copy`
      : `create database ${name}`,
  );
  return {
    name,
    url: withDatabase(serverUrl, name),
    drop: () => administer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Replaces the database's name by hand: URL rejects the empty host of a Unix socket address. */
export function withDatabase(url: string, name: string): string {
  return url.replace(/^(\w+:\/\/[^/]*)\/[^?]*/, `$1/${name}`);
}
