import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCertificate } from "../../../testing/certificate.ts";
import { connectTo } from "./fetch-picture.ts";

let server: Server;
let port: number;
const asked: { host: string | undefined; name: string | false | null | undefined }[] = [];

beforeAll(async () => {
  server = createServer({ ...testCertificate }, (request, answer) => {
    const { servername } = request.socket as typeof request.socket & { servername?: string };
    asked.push({ host: request.headers.host, name: servername });
    answer.end("a picture");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const signal = new AbortController().signal;

test("connects to the checked address, with the host name as written", async () => {
  const connect = connectTo({ ca: testCertificate.cert, port });
  const answer = await connect(new URL("https://covers.example/a.png"), "127.0.0.1", signal);
  expect((await answer.toArray()).join("")).toBe("a picture");
  expect(asked).toEqual([{ host: "covers.example", name: "covers.example" }]);
});

test("a server with an invalid certificate is refused", async () => {
  const other = connectTo({ ca: testCertificate.cert, port });
  await expect(other(new URL("https://other.example/a.png"), "127.0.0.1", signal)).rejects.toThrow(
    "altnames",
  );
  const unsigned = connectTo({ port });
  await expect(
    unsigned(new URL("https://covers.example/a.png"), "127.0.0.1", signal),
  ).rejects.toThrow("self-signed");
});
