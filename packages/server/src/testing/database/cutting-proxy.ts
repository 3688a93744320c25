import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { Client } from "pg";

/** How PostgreSQL says that a new connection is ready for its first query. */
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** Stands before a database, and can cut connections the moment they ask their first query. */
export async function startCuttingProxy(databaseUrl: string) {
  const { host, port, user, password, database } = new Client({ connectionString: databaseUrl });
  const open = new Set<Socket>();
  let isCutting = false;
  const proxy = createServer((near) => {
    const far = connect(
      host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port },
    );
    let isReady = false;
    const end = () => {
      near.destroy();
      far.destroy();
      open.delete(near);
    };
    open.add(near);
    near.on("data", (sent) => (isCutting && isReady ? end() : far.write(sent)));
    far.on("data", (answered) => {
      isReady ||= answered.includes(readyForQuery);
      near.write(answered);
    });
    for (const side of [near, far]) side.on("error", end).on("close", end);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const secret = password ? `:${encodeURIComponent(password)}` : "";
  return {
    url: `postgres://${user}${secret}@127.0.0.1:${(proxy.address() as AddressInfo).port}/${database}`,
    /** Ends every connection, and from now on each new one at its first query. */
    cut: () => {
      isCutting = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => {
      isCutting = false;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      proxy.close();
    },
  };
}
