import type { Category, Tag } from "@katha/api/shapes";

export const taxonomyKinds = ["category", "tag"] as const;
export type TaxonomyKind = (typeof taxonomyKinds)[number];

/** A category, which has a slug, or a tag, which has a colour. */
export interface TaxonomyItem
  extends
    Pick<Category & Tag, "id" | "displayName">,
    Partial<Pick<Category, "name">>,
    Partial<Pick<Tag, "color">> {
  /** The number of stories that use it, if known. */
  stories?: number | undefined;
}

/** The form's contents as they are sent; fields that the kind does not have are empty. */
export interface TaxonomyEntry {
  displayName: string;
  name: string;
  color: string;
}

/** The contents of a form that was left before it was saved. */
export interface BegunTaxonomy {
  /** The id of the edited item, or `new`. */
  id: string;
  entry: TaxonomyEntry;
}

export const firstColor = "#a65a00";

/**
 * "Ghost stories" becomes "ghost-stories"; characters that are not allowed in a slug are dropped.
 */
export function slugOf(displayName: string): string {
  return displayName
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

export const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const colorShape = /^#[0-9a-f]{6}$/i;

/** Moves one of the ids to another position. */
export function moved(ids: readonly string[], id: string, to: number): readonly string[] {
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
