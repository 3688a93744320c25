import { importStory } from "@katha/exchange";
import { answerRequests } from "../../../../lib/workers/answer-requests.ts";
import type { ReadText, StoryText } from "./story-texts.ts";

function read({ text, file }: StoryText): ReadText {
  const answer = importStory(Buffer.from(text), file);
  if (answer.kind === "refused") return answer;
  const { graph: _graph, files: _files, ...story } = answer;
  return story;
}

answerRequests(read);
