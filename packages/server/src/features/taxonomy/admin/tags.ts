import type { BodyOf, createTag as call, Done, Tag } from "@katha/api/contract";
import type { Viewer } from "../../../lib/viewer.ts";
import {
  audited,
  intoItself,
  inUse,
  mergedAway,
  noSuch,
  type TaxonomyDependencies,
} from "./desk.ts";
import { deleteNamed, insertTag, isUsed, lockTag, moveTaggings, updateTag } from "./repo.ts";

type Form = BodyOf<typeof call>;

/** What two tags that read alike have in common, in any script. */
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
    return { answer, note: { act: "tag.created", subject: answer.id, after: answer } };
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
    if (!before) throw noSuch("tag");
    const name = nameOf(form.display_name);
    const answer = await updateTag(tx, id, { name, ...form });
    return { answer, note: { act: "tag.changed", subject: id, before, after: answer } };
  });
}

export function deleteTag(needs: TaxonomyDependencies, id: string, viewer: Viewer): Promise<Done> {
  return audited(needs, viewer, async (tx) => {
    const before = await lockTag(tx, id);
    if (!before) throw noSuch("tag");
    if (await isUsed(tx, "tags", id)) throw inUse("tag");
    await deleteNamed(tx, "tags", id);
    const answer = { message: `“${before.display_name}” is deleted.` };
    return { answer, note: { act: "tag.deleted", subject: id, before } };
  });
}

export function mergeTag(
  needs: TaxonomyDependencies,
  { from, into }: { from: string; into: string },
  viewer: Viewer,
): Promise<Tag> {
  if (from === into) throw intoItself();
  return audited(needs, viewer, async (tx) => {
    // One order for everybody: two merges that cross would otherwise wait for each other.
    const held = new Map<string, Tag | undefined>();
    for (const id of [from, into].toSorted()) held.set(id, await lockTag(tx, id));
    const before = held.get(from);
    const answer = held.get(into);
    if (!before || !answer) throw noSuch("tag");
    const stories = await moveTaggings(tx, from, into);
    await mergedAway(tx, "tags", from, into);
    await deleteNamed(tx, "tags", from);
    const after = { into, stories };
    return { answer, note: { act: "tag.merged", subject: from, before, after } };
  });
}
