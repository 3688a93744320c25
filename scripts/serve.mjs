// What `npm start` runs once everything is installed and built. Containers and systemd run it by itself: it installs,
// builds and writes nothing outside the data folder.
import process from "node:process";
import { supervise } from "../packages/server/src/supervision/supervise.ts";
import { forwardSignals } from "./run/process.mjs";
import { spawnServer } from "./run/server.mjs";

process.exitCode = await supervise({ start: spawnServer, forwardSignals });
