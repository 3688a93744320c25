import { importStory } from "@katha/exchange";
import { answerRequests } from "../../../../lib/workers/answer-requests.ts";
import type { ReadText, StoryText } from "./story-texts.ts";

function read({ text, file }: StoryText): ReadText {
  const { format, title, structure, lost } = importStory(text, file);
  return { format, title, structure, lost };
}

answerRequests(read);
