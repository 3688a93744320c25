import { answerRequests } from "../../../lib/workers/answer-requests.ts";
import { readBody } from "./read-body.ts";

answerRequests(readBody);
