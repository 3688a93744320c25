import { openingPart, ownKeyModel, type TurnAction } from "@katha/api/contract";
import type { Tx } from "../../../db/open.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { answerKnownOnce } from "../../idempotency/index.ts";
import { askedModel, spentBudget, type ModelKind, type OfferedModels } from "../../models/index.ts";
import { holdCoins } from "../../wallet/index.ts";
import type { GameDependencies } from "../dependencies.ts";
import { commandOf, xpCostOf, type KeptPlay, type StoryFacts, progressAfter } from "@katha/play";
import { keyOfSession } from "../threads/story-engine.ts";
import { openPlay, playAt, type OpenPlay } from "../kept-plays/open-play.ts";
import { findLastPicture, findPicturesOf } from "../kept-plays/repo.ts";
import { countTurn, findTurn, type CountedSession, type Session, type Turn } from "../repo.ts";
import { requireOwn } from "../own-session.ts";
import { claimTurn } from "./claim.ts";
import {
  conflict,
  notEnoughCredits,
  notEnoughXp,
  priceChanged,
  unknownCommand,
  unknownModel,
} from "./problems.ts";
import { settleWithin, type Settled } from "./settle.ts";
import { fingerprintOf, type TurnRequest } from "./turn-request.ts";

interface Reserved {
  turn: Turn;
  /** False for a repeated request. */
  isNew: boolean;
  /** The play as it stood before the turn. */
  prepared: OpenPlay;
  /** For an undo that was made now. */
  settled: Settled | undefined;
}

interface Price {
  kind: ModelKind;
  model: string;
  coins: number;
  /** A provider serves it, for whom the house pays. */
  isServed: boolean;
}

const byOwnKey: Price = { kind: "text", model: ownKeyModel, coins: 0, isServed: false };

/** The model for the action, with its price. */
function priceOf(models: OfferedModels, action: TurnAction, key: string | null): Price | null {
  if (action === "undo") return null;
  const kind = action === "show" ? "image" : "text";
  if (kind === "text" && key === ownKeyModel) return byOwnKey;
  const model = askedModel(models, kind, key);
  if (model === undefined) throw unknownModel(kind, key ?? "");
  const isServed = model.served_by !== null;
  return { kind, model: model.model_key, coins: model.credit_cost, isServed };
}

/** What the turn is to be, as columns, and the player's XP; for a retry, the XP before the retried part. */
type Plan = { xp: number } & Pick<
  Turn,
  "action" | "parent" | "retry_of" | "user_input" | "selected_choice" | "command" | "told_before"
>;

/** What is found out before the transaction, for the session as it then stood. */
interface Prepared extends OpenPlay {
  facts: StoryFacts;
  /** For a retry: the part, the play before it, and the XP that its pictures took. */
  retried: { turn: Turn; play: KeptPlay; spentOnPictures: number } | null;
  /** For an undo: the last part, or the picture that was made of it since; and the play that it goes back to. */
  undone: { turn: string; play: KeptPlay } | null;
}

async function prepare(
  needs: GameDependencies,
  turnRequest: TurnRequest,
  viewer: Viewer,
): Promise<Prepared> {
  const { db, engine } = needs;
  const open = await openPlay(needs, turnRequest.session, viewer);
  const { session } = open;
  const facts = await engine.run("facts", keyOfSession(session), null);
  const prepared = { ...open, facts, retried: null, undone: null };
  const goesBack = turnRequest.action === "undo" && turnRequest.retried === null;
  const picture = goesBack ? await findLastPicture(db, session) : undefined;
  if (picture !== undefined) return { ...prepared, undone: { turn: picture.id, play: open.play } };
  const isOfHead = turnRequest.retried !== null && turnRequest.retried === session.head;
  const head = session.head !== null && (goesBack || isOfHead) ? session.head : null;
  const turn = head === null ? undefined : await findTurn(db, head);
  if (turn === undefined) return prepared;
  const play = await playAt(needs, session, turn.parent);
  if (!isOfHead) return { ...prepared, undone: { turn: turn.id, play } };
  const pictures = await findPicturesOf(db, [turn.id]);
  const spentOnPictures = pictures.reduce((sum, { xp_cost }) => sum + xp_cost, 0);
  return { ...prepared, retried: { turn, play, spentOnPictures } };
}

function planFor(
  { session, id }: { session: CountedSession; id: string },
  { facts, undone }: Prepared,
  turnRequest: TurnRequest,
): Plan {
  const { action, userInput, choice } = turnRequest;
  if (session.ending !== null && action !== "show" && action !== "undo")
    throw conflict("story_ended");
  if (undone === null && action === "undo") throw conflict("nothing_to_undo");
  return {
    action,
    parent: session.head,
    retry_of: id,
    user_input: userInput,
    selected_choice: choice,
    command: commandOf(facts, turnRequest),
    told_before: session.told_before,
    xp: session.current_xp,
  };
}

function planAgain(session: Session, { retried }: Prepared): Plan {
  if (retried === null || retried.turn.id !== session.head) throw conflict("not_the_last_part");
  const { turn, play, spentOnPictures } = retried;
  const { action, parent, retry_of, user_input, selected_choice, command, told_before } = turn;
  const { current_xp: xp } = progressAfter(play, (session.spent_beside ?? 0) - spentOnPictures);
  return { action, parent, retry_of, user_input, selected_choice, command, told_before, xp };
}

/** The XP that a turn costs. */
function costOf(facts: StoryFacts, plan: Plan): number {
  const cost = xpCostOf(facts, plan);
  if (cost === undefined) throw unknownCommand(plan.command ?? "");
  return cost;
}

/** An answer written by the author needs no model. */
async function isAnswered(
  { engine }: GameDependencies,
  prepared: Prepared,
  turnRequest: TurnRequest,
): Promise<boolean> {
  const { session, retried, play, facts } = prepared;
  const command = retried?.turn.command ?? commandOf(facts, turnRequest);
  if (command === null) return false;
  const before = retried?.play ?? play;
  return engine.run("isAnswered", keyOfSession(session), { play: before, command });
}

/** The session moved between the look at it and the transaction: everything is looked at again. */
class SessionMoved extends Error {}

async function write(
  needs: GameDependencies,
  tx: Tx,
  {
    turnRequest,
    prepared,
    isFree,
    viewer,
    id,
  }: {
    turnRequest: TurnRequest;
    prepared: Prepared;
    isFree: boolean;
    viewer: Viewer;
    id: string;
  },
): Promise<Turn> {
  const { clock, ids } = needs;
  const models = needs.models();
  const session = requireOwn(await countTurn(tx, turnRequest.session), viewer);
  const { seen, have, seenPrice } = turnRequest;
  if (seen !== null && seen !== (session.head ?? openingPart)) throw conflict("story_moved");
  const isUndo = prepared.undone !== null;
  const hasChanged = session.newest !== prepared.session.newest;
  if (session.head !== prepared.session.head || (isUndo && hasChanged)) throw new SessionMoved();
  // A picture that was made or undone elsewhere leaves the player at the part that they saw.
  const isOlder = have !== null && have !== (session.newest ?? openingPart);
  if (isUndo && seen !== null && isOlder) throw conflict("story_moved");
  const plan =
    turnRequest.retried === null
      ? planFor({ session, id }, prepared, turnRequest)
      : planAgain(session, prepared);
  const { xp, ...planned } = plan;
  const required = costOf(prepared.facts, plan);
  const wanted = priceOf(models, plan.action, turnRequest.model);
  const asks = !isFree && wanted?.kind === "text" && wanted.isServed;
  const spent = asks
    ? await spentBudget(tx, needs.budgets(), {
        player: session.user_id,
        story: session.story_id,
        now: clock.now(),
      })
    : null;
  // What the built-in narrator tells costs no coins.
  const price =
    isFree || wanted === null ? null : spent === null ? wanted : { ...wanted, coins: 0 };
  if (price !== null && seenPrice !== null && price.coins > seenPrice)
    throw priceChanged(price.model, price.coins);
  const turn = await claimTurn(needs, tx, session, {
    ...planned,
    id,
    model: price?.model ?? null,
    held: price?.coins ?? 0,
    own_key: price?.model === ownKeyModel ? await needs.ownKeys.stateOf(tx, session.user_id) : null,
    asks_model: asks && spent === null,
    budget_spent: spent,
    xp_cost: required,
    undoes: prepared.undone?.turn ?? null,
  });
  if (xp < required) throw notEnoughXp(xp, required);
  if (price !== null && price.coins > 0) {
    const description = prepared.facts.title;
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

/** How often a session may move away from a request before it is told so. */
const mostLooks = 5;

/**
 * Claims the session's one pending turn and holds its coins in one short transaction. A repeated Idempotency-Key
 * gets the first turn.
 */
export async function reserve(
  needs: GameDependencies,
  turnRequest: TurnRequest,
  viewer: Viewer,
): Promise<Reserved> {
  for (let looks = 1; ; looks += 1)
    try {
      return await reserveOnce(needs, turnRequest, viewer);
    } catch (error) {
      if (!(error instanceof SessionMoved)) throw error;
      if (looks === mostLooks) throw conflict("story_moved");
    }
}

async function reserveOnce(
  needs: GameDependencies,
  turnRequest: TurnRequest,
  viewer: Viewer,
): Promise<Reserved> {
  const { db, clock, ids, jobs } = needs;
  const prepared = await prepare(needs, turnRequest, viewer);
  const isFree = await isAnswered(needs, prepared, turnRequest);
  return db.transaction().execute(async (tx) => {
    let begun: Turn | undefined;
    let settled: Settled | undefined;
    const once = {
      holder: viewer.id,
      call: "turn",
      key: turnRequest.key,
      fingerprint: fingerprintOf(turnRequest),
    };
    const fresh = ids();
    const id = await answerKnownOnce({ tx, clock }, once, fresh, async () => {
      begun = await write(needs, tx, { turnRequest, prepared, isFree, viewer, id: fresh });
      // An undo settles at once.
      if (prepared.undone !== null) {
        const outcome = { charge: 0, play: prepared.undone.play };
        settled = await settleWithin({ tx, clock, ids, jobs }, begun, outcome);
      }
    });
    const turn = begun ?? (await findTurn(tx, id));
    if (turn === undefined) throw new Error(`The turn ${id} is gone.`);
    return { turn, isNew: begun !== undefined, prepared, settled };
  });
}
