import { searchTextMax } from "@katha/api";
import { browseApi, traitTextMax, type BrowseAsked } from "@katha/api/browse";
import { storySortNames, storyTraitNames, type ChosenTraits, type StoriesQuery } from "@katha/ui";
import type { AppStore } from "../../store/store.ts";

/** Reads what is asked for from the address; what nobody knows is left out. */
export function readStoriesQuery(search: string): StoriesQuery {
  const params = new URLSearchParams(search);
  const chosen = storyTraitNames.flatMap((trait) => {
    const values = (params.get(trait)?.slice(0, traitTextMax) ?? "")
      .split(",")
      .filter((value) => value !== "");
    return values.length > 0 ? [[trait, [...new Set(values)]] as const] : [];
  });
  return {
    q: params.get("q")?.trim().slice(0, searchTextMax) ?? "",
    sort: storySortNames.find((sort) => sort === params.get("sort")) ?? "match",
    chosen: Object.fromEntries(chosen),
  };
}

/** Writes it for the address, without the defaults, in one order: one list of stories has one address. */
export function writeStoriesQuery({ q, sort, chosen }: StoriesQuery): string {
  const params = new URLSearchParams();
  if (q !== "") params.set("q", q);
  for (const [trait, values] of traitsIn(chosen)) params.set(trait, values);
  if (sort !== "match") params.set("sort", sort);
  return params.toString().replaceAll("%2C", ",");
}

function traitsIn(chosen: ChosenTraits): [trait: string, values: string][] {
  return storyTraitNames.flatMap((trait) => {
    const values = chosen[trait] ?? [];
    return values.length > 0 ? [[trait, values.join(",")]] : [];
  });
}

export function toAsked({ q, sort, chosen }: StoriesQuery): BrowseAsked {
  return { q, sort, ...Object.fromEntries(traitsIn(chosen)) };
}

/** Starts the fetch while the page's code loads. */
export function askForStories({ dispatch }: AppStore, search: string): void {
  const asked = toAsked(readStoriesQuery(search));
  void dispatch(browseApi.endpoints.browseStories.initiate(asked, { subscribe: false }));
}
