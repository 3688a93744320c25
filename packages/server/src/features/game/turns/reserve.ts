import { createHash } from "node:crypto";
import { commandXpCosts, openingPart, type TurnAction } from "@katha/api/contract";
import { isSaid } from "@katha/narrator";
import { reactionTo } from "@katha/storygraph";
import type { Tx } from "../../../db/open.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { answerOnce } from "../../idempotency/index.ts";
import type { ModelKind, OfferedModels } from "../../models/index.ts";
import { holdCoins } from "../../wallet/index.ts";
import type { GameDependencies } from "../dependencies.ts";
import {
  findPending,
  findSettled,
  findTitle,
  findTurn,
  insertPending,
  lockSession,
  updateSession,
  type NewTurn,
  type Session,
  type Turn,
} from "../repo.ts";
import { requireOwn, ownSession } from "../sessions/read.ts";
import type { PlayableStory } from "../sessions/playable-stories.ts";
import { stateOf } from "../state/fold.ts";
import { foldPlay, workOf } from "../state/play-fold.ts";
import { leaseMs } from "./recovery/lease.ts";
import {
  notEnoughCredits,
  notEnoughXp,
  nothingToUndo,
  notTheLastPart,
  storyEnded,
  storyMoved,
  turnInProgress,
  unknownCommand,
  unknownModel,
} from "./problems.ts";

/** A player's request for a turn. */
export interface TurnRequest {
  session: string;
  action: TurnAction;
  model: string | null;
  userInput: string | null;
  choice: string | null;
  /** A command of the story's own, with `custom_action`. */
  command: string | null;
  /** The part to retry. */
  retried: string | null;
  /** The last part that the player has seen, or the opening; null if the request does not say. */
  seen: string | null;
  key: string | undefined;
}

export interface Reserved {
  turn: Turn;
  /** False for a repeated request. */
  isNew: boolean;
}

interface Price {
  kind: ModelKind;
  model: string;
  coins: number;
}

/** The model for the action, with its price; the first model of its kind if none is named. */
function priceOf(models: OfferedModels, action: TurnAction, key: string | null): Price | null {
  if (action === "undo") return null;
  const kind = action === "show" ? "image" : "text";
  const [first] = models[kind];
  const model = key === null ? first : models[kind].find(({ model_key }) => model_key === key);
  if (model === undefined) throw unknownModel(kind, key ?? "");
  return { kind, model: model.model_key, coins: model.credit_cost };
}

type Plan = Pick<NewTurn, "action" | "user_input" | "selected_choice"> & {
  parent: string | null;
  command: string | null;
  retryOf: string | null;
  /** The player's XP; for a retry, the XP before the retried part. */
  xp: number;
};

/** The story's own command that was pressed, or typed word for word. */
function commandOf({ commands }: PlayableStory, { action, command, userInput }: TurnRequest) {
  if (command !== null || action !== "custom_action" || userInput === null) return command;
  return commands.find(({ name }) => isSaid(name, userInput))?.name ?? null;
}

function planFor(session: Session, work: PlayableStory, asked: TurnRequest): Plan {
  const { action, userInput, choice } = asked;
  if (session.ending !== null && action !== "show" && action !== "undo") throw storyEnded();
  if (session.head === null && action === "undo") throw nothingToUndo();
  return {
    action,
    parent: session.head,
    user_input: userInput,
    selected_choice: choice,
    command: commandOf(work, asked),
    retryOf: null,
    xp: session.current_xp,
  };
}

async function planAgain(tx: Tx, session: Session, retried: string): Promise<Plan> {
  if (retried !== session.head) throw notTheLastPart();
  const turns = await findSettled(tx, session.id);
  const last = turns.find(({ id }) => id === retried);
  if (last === undefined) throw notTheLastPart();
  return {
    action: last.action,
    parent: last.parent,
    user_input: last.user_input,
    selected_choice: last.selected_choice,
    command: last.command,
    retryOf: last.retry_of,
    xp: stateOf(session, turns, last.parent).xp,
  };
}

function fingerprintOf({ key: _key, ...fingerprint }: TurnRequest): string {
  return createHash("sha256").update(JSON.stringify(fingerprint)).digest("base64url");
}

/** The XP that a turn costs. */
function costOf({ costs, commands }: PlayableStory, { action, command }: Plan): number {
  if (command === null) return costs[action] ?? commandXpCosts[action];
  const own = commands.find(({ name }) => name === command);
  if (own === undefined) throw unknownCommand(command);
  return own.cost;
}

/** Whether the author has written the answer to a command. */
async function isAnswered(
  tx: Tx,
  { session, work, plan }: { session: Session; work: PlayableStory; plan: Plan },
): Promise<boolean> {
  const { command, parent } = plan;
  if (command === null) return false;
  const play = foldPlay(work, session, await findSettled(tx, session.id));
  const { node, state } = play.after(parent).position;
  return reactionTo(work.graph, node, state, command) !== undefined;
}

async function write(
  needs: GameDependencies,
  tx: Tx,
  { turnRequest, work, viewer }: { turnRequest: TurnRequest; work: PlayableStory; viewer: Viewer },
): Promise<Turn> {
  const { clock, ids, servers, models } = needs;
  const session = requireOwn(await lockSession(tx, turnRequest.session), viewer);
  const { seen } = turnRequest;
  if (seen !== null && seen !== (session.head ?? openingPart)) throw storyMoved();
  const plan =
    turnRequest.retried === null
      ? planFor(session, work, turnRequest)
      : await planAgain(tx, session, turnRequest.retried);
  const { retryOf, xp, ...planned } = plan;
  const required = costOf(work, plan);
  const asked = priceOf(models, plan.action, turnRequest.model);
  // An answer written by the author needs no model.
  const price = (await isAnswered(tx, { session, work, plan })) ? null : asked;
  const id = ids();
  const now = clock.now();
  const turn = await insertPending(tx, {
    ...planned,
    id,
    session_id: session.id,
    number: session.turns_count + 1,
    status: "pending",
    server_id: servers.id,
    lease: ids(),
    leased_until: new Date(now.getTime() + leaseMs),
    retry_of: retryOf ?? id,
    model: price?.model ?? null,
    held: price?.coins ?? 0,
    xp_cost: required,
    created_at: now,
  });
  if (turn === undefined) throw turnInProgress((await findPending(tx, session.id))?.id ?? id);
  await updateSession(tx, session.id, { turns_count: turn.number });
  if (xp < required) throw notEnoughXp(xp, required);
  if (price !== null && price.coins > 0) {
    const description = await findTitle(tx, session.story_id);
    const held = await holdCoins(
      { tx, clock, ids },
      { userId: viewer.id, turnId: id, coins: price.coins, description },
    );
    if (!held.isHeld)
      throw notEnoughCredits(models, price.kind, {
        model: price.model,
        available: held.available,
        required: held.required,
      });
  }
  return turn;
}

/**
 * Claims the session's one pending turn and holds its coins in one short transaction. A repeated Idempotency-Key
 * gets the first turn.
 */
export async function reserve(
  needs: GameDependencies,
  turnRequest: TurnRequest,
  viewer: Viewer,
  /** Runs in the same transaction, for actions that settle at once. */
  atOnce?: (tx: Tx, turn: Turn) => Promise<unknown>,
): Promise<Reserved> {
  const { db, clock, playableStories } = needs;
  const own = await ownSession(db, turnRequest.session, viewer);
  const work = await workOf(playableStories, db, own);
  return db.transaction().execute(async (tx) => {
    let begun: Turn | undefined;
    const once = {
      holder: viewer.id,
      call: "turn",
      key: turnRequest.key,
      fingerprint: fingerprintOf(turnRequest),
    };
    const id = await answerOnce({ tx, clock }, once, async () => {
      begun = await write(needs, tx, { turnRequest, work, viewer });
      return begun.id;
    });
    if (begun) await atOnce?.(tx, begun);
    const turn = begun ?? (await findTurn(tx, id));
    if (turn === undefined) throw new Error(`The turn ${id} is gone.`);
    return { turn, isNew: begun !== undefined };
  });
}
