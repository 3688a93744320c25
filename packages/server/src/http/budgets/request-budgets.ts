import { networksOf, peopleBehindLocal, timesWider } from "../../lib/networks.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { tooSoon, type Problem } from "../../lib/problem.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { announcedLength } from "../calls/body-size.ts";
import { isOwnRequest } from "../calls/own-requests.ts";
import {
  answerBytes,
  generalBudgets,
  ownBudgets,
  type Budget,
  type BudgetName,
  type Rate,
} from "./budgets.ts";
import type { SharedCounts, Spending } from "./shared-counts.ts";

declare module "fastify" {
  interface FastifyInstance {
    requestBudgets: RequestBudgets;
  }
}

export interface RequestBudgets {
  /** Throws when this address has spent a budget. */
  spendAddress(request: FastifyRequest, name: BudgetName): void;
  /** Throws when this account has. A body without a length counts as `largestBody`. */
  spendAccount(
    request: FastifyRequest,
    viewer: Viewer,
    asked: { name: BudgetName; largestBody: number },
  ): void;
  /** What is done on the server with a text that the request does not bring; throws when the account has spent it. */
  spendBytes(viewer: Viewer, name: BudgetName, cost: number): void;
  /** Throws when the answers to this account have spent theirs. */
  refuseSpentAnswers(viewer: Viewer): void;
  chargeAnswer(request: FastifyRequest, payload: unknown): void;
  /** For an answer that is sent as it is read. */
  chargeAnswerBytes(viewer: Viewer, cost: number): void;
  /** Shares now, instead of within a second. */
  share(): Promise<void>;
}

const isGeneral = (name: BudgetName): name is keyof typeof generalBudgets => name in generalBudgets;

/** The budgets that a request counts against, the general one last. */
function budgetsOf(name: BudgetName): readonly [string, Budget][] {
  if (isGeneral(name)) return [[name, generalBudgets[name]]];
  const { counts } = ownBudgets[name];
  return [
    [name, ownBudgets[name]],
    [counts, generalBudgets[counts]],
  ];
}

function tooManyRequests(plural: string, seconds: number): Problem {
  const why = `Too many ${plural} in a short time. Nothing is lost.`;
  return tooSoon("too_many_requests", why, seconds);
}

const shareEveryMs = 1_000;

/** The budgets of `app`; `factor` multiplies them all. */
export function registerRequestBudgets(
  app: FastifyInstance,
  { counts, factor }: { counts: SharedCounts; factor: number },
): void {
  const times = ({ count, seconds }: Rate, by = 1): Rate => ({
    count: count * by * factor,
    seconds,
  });
  const spend = (plural: string, spending: Spending) => {
    const seconds = counts.spend(spending);
    if (seconds > 0) throw tooManyRequests(plural, seconds);
  };

  const spendBytesOf = (
    [budget, { plural, bytes }]: readonly [string, Budget],
    { id }: Viewer,
    cost: number,
  ) => {
    if (bytes) spend(plural, { what: `${budget} bytes ${id}`, rate: times(bytes), cost });
  };
  const refuseSpentAnswers = ({ id }: Viewer) =>
    spend("requests", { what: `answers ${id}`, rate: times(answerBytes), cost: 0 });
  const chargeAnswerBytes = ({ id }: Viewer, cost: number) =>
    counts.charge({ what: `answers ${id}`, rate: times(answerBytes), cost });

  app.decorate("requestBudgets", {
    spendAddress(request, name) {
      if (isOwnRequest(request)) return;
      const { network, wider, isLocal } = networksOf(request.ip);
      for (const [budget, { plural, address }] of budgetsOf(name)) {
        if (address === undefined) continue;
        const rate = times(address, isLocal ? peopleBehindLocal : 1);
        spend(plural, { what: `${budget} ${network}`, rate });
        if (wider !== null)
          spend(plural, { what: `${budget} ${wider}`, rate: times(address, timesWider) });
      }
    },
    spendAccount(request, viewer, { name, largestBody }) {
      const { id } = viewer;
      for (const named of budgetsOf(name)) {
        const [budget, { plural, account }] = named;
        if (account) spend(plural, { what: `${budget} ${id}`, rate: times(account) });
        spendBytesOf(named, viewer, announcedLength(request) ?? largestBody);
      }
      refuseSpentAnswers(viewer);
    },
    spendBytes(viewer, name, cost) {
      for (const named of budgetsOf(name)) spendBytesOf(named, viewer, cost);
    },
    refuseSpentAnswers,
    chargeAnswer({ viewer }, payload) {
      if (viewer === null || (typeof payload !== "string" && !Buffer.isBuffer(payload))) return;
      chargeAnswerBytes(viewer, payload.length);
    },
    chargeAnswerBytes,
    share: () => counts.share(),
  });

  let sharing: Promise<void> | null = null;
  const timer = setInterval(() => {
    sharing ??= counts
      .share()
      // Meanwhile each server goes on with its own counts.
      .catch((error: unknown) => app.log.debug({ err: error }, "Counts could not be shared"))
      .finally(() => {
        sharing = null;
      });
  }, shareEveryMs).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await sharing;
  });
}
