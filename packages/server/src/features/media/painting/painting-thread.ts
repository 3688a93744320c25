import { paint } from "@katha/painter";
import { answerRequests } from "../../../lib/workers/answer-requests.ts";
import type { PaintingWanted } from "./painters.ts";

answerRequests(({ scene, sheet }: PaintingWanted) => paint(scene, sheet));
