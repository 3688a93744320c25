const fetched = new Map<string, Uint8Array>();

/** Fetches tables before anything asks for one: what reads them does not wait. */
export async function fetchTables(tables: readonly URL[]): Promise<void> {
  await Promise.all(
    tables.map(async ({ href }) => {
      const answer = await fetch(href);
      if (!answer.ok) throw new Error(`The table ${href} was not found.`);
      fetched.set(href, new Uint8Array(await answer.arrayBuffer()));
    }),
  );
}

/** A table that lies beside the code, as it is read where everything is fetched. */
export function bytesOf({ href }: URL): Uint8Array {
  const bytes = fetched.get(href);
  if (bytes === undefined) throw new Error(`The table ${href} was not fetched.`);
  return bytes;
}
