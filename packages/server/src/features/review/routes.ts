import { approveReview, getReview, listReviews, returnReview } from "@katha/api/contract";
import type { RegisterCall } from "../../lib/register-call.ts";
import { signedIn } from "../../lib/viewer.ts";
import { reviewDetail } from "./detail.ts";
import { approve, giveBack, waitingReviews, type ReviewDependencies } from "./service.ts";

export function reviewRoutes(register: RegisterCall, needs: ReviewDependencies): void {
  register(listReviews, ({ viewer }) => waitingReviews(needs, signedIn(viewer)));
  register(getReview, ({ params, viewer }) => reviewDetail(needs, params.id, signedIn(viewer)));
  register(approveReview, ({ params, body, viewer }) =>
    approve(needs, { ...params, ...body }, signedIn(viewer)),
  );
  register(returnReview, ({ params, body, viewer }) =>
    giveBack(needs, { ...params, ...body }, signedIn(viewer)),
  );
}
