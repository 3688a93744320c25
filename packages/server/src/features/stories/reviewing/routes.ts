import {
  approveReview,
  getReview,
  listReviews,
  proveStory,
  proveTyping,
  readScenes,
  returnReview,
} from "@katha/api/contract";
import type { RegisterCall } from "../../../lib/register-call.ts";
import { storyBodyBytes } from "../../../lib/story-bounds.ts";
import type { Db } from "../../../db/open.ts";
import { reviewDetail } from "./detail.ts";
import { proofOf } from "./own-proof.ts";
import type { Prover } from "../../review/prover.ts";
import { approve, returnToAuthor, waitingReviews, type ReviewDependencies } from "./service.ts";

export function typingRoutes(register: RegisterCall, needs: { db: Db; prover: Prover }): void {
  const { prover } = needs;
  register(proveTyping, ({ body, viewer }) => prover.typed(body, viewer.id), {
    bodyLimit: storyBodyBytes,
  });
  register(proveStory, ({ params, query, viewer }) =>
    proofOf(needs, { id: params.id, plays: query.plays === true }, viewer),
  );
  register(readScenes, ({ body, viewer }) => prover.reading(body, viewer.id), {
    bodyLimit: storyBodyBytes,
  });
}

export function reviewRoutes(register: RegisterCall, needs: ReviewDependencies): void {
  register(listReviews, ({ viewer }) => waitingReviews(needs, viewer));
  register(getReview, ({ params, viewer }) => reviewDetail(needs, params.id, viewer), {
    inTurn: true,
  });
  register(approveReview, ({ params, body, viewer }) =>
    approve(needs, { ...params, ...body }, viewer),
  );
  register(returnReview, ({ params, body, viewer }) =>
    returnToAuthor(needs, { ...params, ...body }, viewer),
  );
}
