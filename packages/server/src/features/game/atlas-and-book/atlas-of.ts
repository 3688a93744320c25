import { openingPart, type SessionAtlas } from "@katha/api/contract";
import { labelOf } from "@katha/narrator";
import { shortened } from "../kept-plays/answers.ts";
import type { Session } from "../repo.ts";
import type { MappedPart, WayCount } from "./repo.ts";

/** Fewer players than these could be told from one another. */
const fewestPlayers = 20;

interface Way {
  text: string | null;
  to: string;
  isWalked: boolean;
  isOnPath: boolean;
}

interface Scene {
  node: string;
  told: string;
  ending: string | null;
  isOnPath: boolean;
  part: { session_id: string; turn: string };
  ways: Way[];
}

interface Walks {
  /** The session whose path is marked. */
  readonly current: string;
  /** Oldest first. */
  readonly sessions: readonly Pick<Session, "id" | "opening" | "head">[];
  /** Oldest first; an earlier one may be missing. */
  readonly parts: readonly MappedPart[];
  readonly counts: readonly WayCount[];
}

const toldLength = 120;

/** The scenes that were come to, with the ways that were offered there. Nothing of any other scene is in it. */
export function atlasOf(walks: Walks): Pick<SessionAtlas, "scenes" | "here"> {
  const { scenes, here } = walked(walks);
  const names = new Map([...scenes.keys()].map((node, at) => [node, String(at + 1)]));
  const shareOf = sharesOf(walks.counts);
  const nameOf = (node: string) => names.get(node) ?? null;
  return {
    here: here === null ? null : nameOf(here),
    scenes: [...scenes.values()].map((scene) => ({
      id: nameOf(scene.node) ?? "",
      told: shortened(scene.told, toldLength),
      ending: scene.ending,
      is_on_path: scene.isOnPath,
      part: scene.ending === null ? scene.part : null,
      ways: scene.ways.map((way) => ({
        text: way.text,
        to: way.isWalked ? nameOf(way.to) : null,
        is_on_path: way.isOnPath,
        share: shareOf(scene.node, way.to),
      })),
    })),
  };
}

function sharesOf(counts: readonly WayCount[]): (from: string, to: string) => number | null {
  const players = new Map(
    counts.map(({ from_node: from, to_node: to, players: count }) => [
      JSON.stringify([from, to]),
      count,
    ]),
  );
  return (from, to) => {
    const all = players.get(JSON.stringify([from, null])) ?? 0;
    if (all < fewestPlayers) return null;
    return (players.get(JSON.stringify([from, to])) ?? 0) / all;
  };
}

function walked({ current, sessions, parts }: Walks) {
  const scenes = new Map<string, Scene>();
  const nodes = new Map<string, string>();
  const openings = new Map(sessions.map((session) => [session.id, session]));

  const arrive = (node: string, arrival: Omit<Scene, "node" | "ways">) => {
    const known = scenes.get(node);
    if (known === undefined) scenes.set(node, { node, ...arrival, ways: [] });
    else if (arrival.isOnPath || !known.isOnPath) Object.assign(known, arrival);
  };
  const offer = (node: string, offers: MappedPart["offers"]) => {
    const ways = scenes.get(node)?.ways ?? [];
    for (const { text, to } of offers ?? []) {
      const label = labelOf(text);
      if (to === null || to === node) continue;
      if (ways.some((way) => way.to === to && way.text === label)) continue;
      ways.push({ text: label, to, isWalked: false, isOnPath: false });
    }
  };
  const walk = (from: string, to: string, choice: string | null, isOnPath: boolean) => {
    const ways = scenes.get(from)?.ways ?? [];
    const there = ways.filter((way) => way.to === to);
    const label = choice === null ? null : labelOf(choice);
    let way = there.find(({ text }) => text === label) ?? (there.length === 1 ? there[0] : null);
    if (way == null) {
      way = { text: null, to, isWalked: true, isOnPath };
      ways.push(way);
    }
    way.isWalked = true;
    way.isOnPath ||= isOnPath;
  };

  for (const { id, opening } of sessions) {
    const part = { session_id: id, turn: openingPart };
    arrive(opening.node, { told: opening.text, ending: null, isOnPath: id === current, part });
    offer(opening.node, opening.offers);
  }
  for (const one of parts) {
    const first = openings.get(one.session_id)?.opening.node;
    const from = one.parent === null ? first : nodes.get(one.parent);
    const node = one.node ?? from ?? first;
    if (node === undefined) continue;
    nodes.set(one.id, node);
    const isOnPath = one.session_id === current && one.is_standing;
    if (node !== from || !scenes.has(node))
      arrive(node, {
        told: one.told,
        ending: one.ending === null ? null : one.ending === node ? "" : one.ending,
        isOnPath,
        part: { session_id: one.session_id, turn: one.id },
      });
    offer(node, one.offers);
    if (from !== undefined && node !== from) walk(from, node, one.choice, isOnPath);
  }
  const own = openings.get(current);
  const here = own === undefined ? null : ((own.head && nodes.get(own.head)) ?? own.opening.node);
  return { scenes, here: here || null };
}
