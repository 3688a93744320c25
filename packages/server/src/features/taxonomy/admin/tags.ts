import type { BodyOf, createTag as call, Tag } from "@katha/api/contract";
import type { Viewer } from "../../../lib/viewer.ts";
import { audited, taxonomyNotFound, type TaxonomyDependencies } from "./audited.ts";
import {
  deleteUnused,
  mergeInto,
  type TaxonomyOperations,
  type Merge,
} from "./delete-and-merge.ts";
import { insertTag, lockTag, moveTaggings, updateTag } from "./repo.ts";

type Form = BodyOf<typeof call>;

/** A key that is the same for two tags of the same name, in any script. */
export function nameOf(displayName: string): string {
  const words = displayName
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.join("-") ?? displayName.trim();
}

export function addTag(needs: TaxonomyDependencies, form: Form, viewer: Viewer): Promise<Tag> {
  return audited(needs, viewer, async (tx) => {
    const answer = await insertTag(tx, {
      id: needs.ids(),
      name: nameOf(form.display_name),
      ...form,
    });
    return { answer, entry: { act: "tag.created", subject: answer.id, after: answer } };
  });
}

export function changeTag(
  needs: TaxonomyDependencies,
  id: string,
  form: Form,
  viewer: Viewer,
): Promise<Tag> {
  return audited(needs, viewer, async (tx) => {
    const before = await lockTag(tx, id);
    if (!before) throw taxonomyNotFound("tag");
    const name = nameOf(form.display_name);
    const answer = await updateTag(tx, id, { name, ...form });
    return { answer, entry: { act: "tag.changed", subject: id, before, after: answer } };
  });
}

const operations: TaxonomyOperations<Tag> = {
  kind: "tag",
  lock: lockTag,
  moveStories: moveTaggings,
};

export function deleteTag(needs: TaxonomyDependencies, id: string, viewer: Viewer) {
  return deleteUnused(needs, operations, id, viewer);
}

export function mergeTag(needs: TaxonomyDependencies, merge: Merge, viewer: Viewer) {
  return mergeInto(needs, operations, merge, viewer);
}
