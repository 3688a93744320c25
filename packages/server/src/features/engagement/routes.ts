import { bookmarkStory, likeStory, rateStory, shareStory } from "@katha/api/contract";
import type { RegisterCall } from "../../lib/register-call.ts";
import { keyOf } from "../idempotency/index.ts";
import { rate, share, toggle, type SharingNeeds } from "./service.ts";

export function engagementRoutes(register: RegisterCall, needs: SharingNeeds): void {
  register(likeStory, async ({ params, viewer, request }) => {
    const storyRequest = { storyId: params.id, key: keyOf(request) };
    const { isMarked, total } = await toggle(needs, "like", storyRequest, viewer);
    return { is_liked: isMarked, likes_total: total };
  });
  register(bookmarkStory, async ({ params, viewer, request }) => {
    const storyRequest = { storyId: params.id, key: keyOf(request) };
    const { isMarked, total } = await toggle(needs, "bookmark", storyRequest, viewer);
    return { is_bookmarked: isMarked, bookmarks_total: total };
  });
  register(shareStory, async ({ params, viewer, request }) =>
    share(needs, { storyId: params.id, address: request.ip }, viewer),
  );
  register(rateStory, ({ params, body, viewer }) =>
    rate(needs, { storyId: params.id, rating: body.rating }, viewer),
  );
}
