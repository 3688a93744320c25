import type { OwnModel, OwnModelFailure, OwnRuntimeState } from "@katha/api/contract";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../../lib/clock.ts";
import { Problem } from "../../lib/problem.ts";
import { StartupError } from "../../lib/startup-error.ts";
import type { OwnModelsToBind } from "../../features/models/index.ts";
import { download, sha256Of, type Download } from "./download.ts";
import { BringFault } from "./faults.ts";
import type { OwnModelOffer } from "./list.ts";
import type { Machine } from "./machine.ts";
import { measure } from "./measure.ts";
import { modelFiles, notMeasured, type Measured } from "./model-files.ts";
import { openOwnProvider } from "./provider.ts";
import type { OwnRuntime } from "./runtime.ts";
import { TellerProblem, type Teller, type TellerModel } from "./teller.ts";
import { framingTokens } from "./work.ts";

export interface OwnModelsNeeds {
  offers: readonly OwnModelOffer[];
  /** Where files are, and may be placed by hand. */
  folder: string;
  /** In place of the usual address. */
  mirror: string;
  runtime: OwnRuntime;
  teller: Teller;
  machine: Machine;
  clock: Clock;
  /** Asks addresses that were checked, and tells redirects. */
  fetch: typeof globalThis.fetch;
  /** Takes a file's lock. Throws a StartupError while another process has it. */
  lock: (path: string) => Promise<{ release: () => Promise<void> }>;
  log: { warn: (fields: Record<string, unknown>, message: string) => void };
  /** For tests. */
  patience?: Pick<Download, "againAfterMs" | "stallMs">;
}

/** All that is known of a model but where it is bound. */
export type OwnModelStatus = Omit<OwnModel, "bound_to">;

/** Where another server of this folder is at work on a model, it is neither brought nor removed: a Problem. */
export interface OwnModels extends OwnModelsToBind {
  folder: string;
  machine: Machine;
  runtimeState: () => OwnRuntimeState;
  statuses: () => Promise<OwnModelStatus[]>;
  /** Whether it is begun now, and not under way already; the work goes on. */
  bring: (offer: OwnModelOffer) => Promise<boolean>;
  /** Whether there was something to stop. What came is kept. */
  stop: (offer: OwnModelOffer) => Promise<boolean>;
  /** Once `unbind` is done, so that no turn asks for what is gone. */
  remove: (offer: OwnModelOffer, unbind: () => Promise<void>) => Promise<void>;
  /** Undefined for what Katha does not offer. */
  offerOf: (name: string) => OwnModelOffer | undefined;
  close: () => Promise<void>;
}

interface BringingWork {
  offer: OwnModelOffer;
  state: "preparing" | "downloading" | "checking" | "measuring";
  bytesHere: number;
  /** When the first byte came, and how many were here then. */
  since: { at: number; bytes: number } | undefined;
  stopping: AbortController;
  over: Promise<void>;
}

/** Another server writes a piece every few milliseconds. */
const freshMs = 15_000;

const busy = (detail: string) => new Problem(409, "own_model_busy", detail);

function failureOf(error: unknown): OwnModelFailure {
  if (error instanceof BringFault) return error.failure;
  if (error instanceof TellerProblem && error.fault === "crashed") return "crashed";
  return error instanceof TellerProblem ? "not_loaded" : "mirror_failed";
}

export function openOwnModels(needs: OwnModelsNeeds): OwnModels {
  const { offers, folder, mirror, runtime, teller, machine, clock, fetch, lock, log } = needs;
  const failures = new Map<string, OwnModelFailure>();
  let work: BringingWork | undefined;

  const addressOf = ({ path }: OwnModelOffer) => `${mirror.replace(/\/$/, "")}/${path}`;
  const filesOf = (offer: OwnModelOffer) => modelFiles(folder, offer);
  const tellingModel = (offer: OwnModelOffer): TellerModel => ({
    name: offer.name,
    file: join(folder, offer.file),
    bytes: offer.bytes,
    memoryBytes: offer.memory_bytes,
  });

  function measured(offer: OwnModelOffer, signal: AbortSignal): Promise<Measured> {
    const { prompt_tokens, answer_tokens } = offer.asked_as;
    const contextTokens = prompt_tokens + answer_tokens + framingTokens;
    return measure(teller, tellingModel(offer), { contextTokens, signal, now: () => clock.now() });
  }

  /** A file that was placed by hand is not removed where it is another. */
  async function checkPlaced(offer: OwnModelOffer, signal: AbortSignal): Promise<void> {
    if ((await sha256Of(filesOf(offer).file, signal)) === offer.sha256) return;
    throw new BringFault("wrong_checksum");
  }

  async function fetchFile(doing: BringingWork, signal: AbortSignal): Promise<void> {
    const { offer } = doing;
    const { bytes, sha256 } = offer;
    const files = filesOf(offer);
    await download(
      {
        address: addressOf(offer),
        path: files.part,
        bytes,
        sha256,
        fetch,
        signal,
        ...needs.patience,
        freeBytes: () => machine.diskFreeBytes(folder),
        onProgress: (bytesHere) => {
          doing.bytesHere = bytesHere;
          doing.since ??= { at: clock.now().getTime(), bytes: bytesHere };
        },
      },
      () => {
        doing.state = "checking";
      },
    );
    await files.complete();
  }

  async function broughtBy(doing: BringingWork): Promise<void> {
    const { offer } = doing;
    const { signal } = doing.stopping;
    const files = filesOf(offer);
    if (offer.memory_bytes > machine.memoryBytes) throw new BringFault("too_little_memory");
    await runtime.install(signal);
    const { checked, isWholeHere } = await files.onDisk(offer);
    if (checked === null) {
      doing.state = isWholeHere ? "checking" : "downloading";
      await (isWholeHere ? checkPlaced(offer, signal) : fetchFile(doing, signal));
      await files.remember(offer.sha256, notMeasured);
    }
    doing.state = "measuring";
    await files.remember(offer.sha256, await measured(offer, signal));
  }

  async function lockOf(offer: OwnModelOffer) {
    await mkdir(folder, { recursive: true });
    return lock(filesOf(offer).lock).catch((error: unknown) => {
      throw error instanceof StartupError
        ? busy("Another server of this folder is bringing this model.")
        : error;
    });
  }

  async function bring(offer: OwnModelOffer): Promise<boolean> {
    if (work?.offer.name === offer.name) return false;
    if (work !== undefined)
      throw busy("Another model is being brought. Wait until it is here, or stop it first.");
    const stopping = new AbortController();
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const doing: BringingWork = {
      offer,
      state: "preparing",
      bytesHere: 0,
      since: undefined,
      stopping,
      over,
    };
    work = doing;
    failures.delete(offer.name);
    const end = () => {
      work = undefined;
      resolve();
    };
    const held = await lockOf(offer).catch((error: unknown) => {
      end();
      throw error;
    });
    doing.bytesHere = (await filesOf(offer).onDisk(offer)).bytesHere;
    void broughtBy(doing)
      .catch((error: unknown) => {
        if (stopping.signal.aborted) return;
        const failure = failureOf(error);
        failures.set(offer.name, failure);
        log.warn({ err: error, model: offer.name, failure }, "A model could not be brought");
      })
      .then(held.release)
      .finally(end);
    return true;
  }

  async function stop(offer: OwnModelOffer): Promise<boolean> {
    if (work?.offer.name !== offer.name) return false;
    const { stopping, over } = work;
    const isFirst = !stopping.signal.aborted;
    stopping.abort();
    await over;
    return isFirst;
  }

  function rateOf({ since, bytesHere, state }: BringingWork): number | null {
    if (since === undefined || state !== "downloading") return null;
    const seconds = (clock.now().getTime() - since.at) / 1_000;
    return seconds > 0 ? Math.round((bytesHere - since.bytes) / seconds) : null;
  }

  async function statusOf(offer: OwnModelOffer): Promise<OwnModelStatus> {
    const { path: _path, ...shown } = offer;
    const files = filesOf(offer);
    const { checked, bytesHere, partChanged } = await files.onDisk(offer);
    const { words_per_second, first_word_ms, measured_at } = checked ?? notMeasured;
    const status = {
      ...shown,
      address: addressOf(offer),
      failure: null,
      bytes_here: bytesHere,
      bytes_per_second: null,
      words_per_second,
      first_word_ms,
      measured_at,
    };
    if (work?.offer.name === offer.name) {
      const { state } = work;
      const here = state === "downloading" || state === "preparing" ? work.bytesHere : bytesHere;
      return { ...status, state, bytes_here: here, bytes_per_second: rateOf(work) };
    }
    const isFresh = partChanged !== null && clock.now().getTime() - partChanged < freshMs;
    if (isFresh && existsSync(files.lock)) return { ...status, state: "downloading" };
    const failure = failures.get(offer.name) ?? teller.faultOf(offer.name);
    if (failure !== undefined) return { ...status, state: "failed", failure };
    if (checked === null || !runtime.isHere()) return { ...status, state: "absent" };
    return { ...status, state: teller.loaded() === offer.name ? "loaded" : "ready" };
  }

  const statuses = () => Promise.all(offers.map(statusOf));

  async function ready(): Promise<TellerModel[]> {
    const here = await Promise.all(
      offers.map(async (offer) => ((await filesOf(offer).onDisk(offer)).checked ? offer : [])),
    );
    return runtime.isHere() ? here.flat().map(tellingModel) : [];
  }

  return {
    provider: openOwnProvider({ teller, models: ready }),
    folder,
    machine,
    runtimeState: () => {
      if (runtime.isHere()) return "ready";
      if (work?.state === "preparing") return "installing";
      const isFailed = [...failures.values()].some(
        (failure) => failure === "runtime_failed" || failure === "no_runtime",
      );
      return isFailed ? "failed" : "absent";
    },
    statuses,
    isReady: async () =>
      (await statuses()).some(({ state }) => state === "ready" || state === "loaded"),
    bring,
    stop,
    remove: async (offer, unbind) => {
      await stop(offer);
      const held = await lockOf(offer);
      try {
        await unbind();
        await teller.unload(offer.name);
        await filesOf(offer).remove();
        failures.delete(offer.name);
      } finally {
        await held.release();
      }
    },
    offerOf: (name) => offers.find((offer) => offer.name === name),
    close: async () => {
      work?.stopping.abort();
      await work?.over;
      await teller.close();
    },
  };
}
