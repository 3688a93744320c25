import { Problem } from "../../../../lib/problem.ts";
import { answerRequests } from "../../../../lib/workers/answer-requests.ts";
import type { BundleAnswer, BundleWork } from "./bundles.ts";
import { readBundle } from "./read-bundle.ts";
import { packed } from "./pack.ts";

function answer(work: BundleWork): BundleAnswer {
  try {
    return work.kind === "read"
      ? { kind: "read", bundle: readBundle(work.zip) }
      : { kind: "packed", zip: packed(work.ifid, work.files) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { status, code, detail, fields } = error;
    return { kind: "refused", status, code, detail, fields };
  }
}

answerRequests(answer);
