import { importStory } from "@katha/exchange";
import { Problem } from "../../../../lib/problem.ts";
import { answerRequests } from "../../../../lib/workers/answer-requests.ts";
import { packed } from "../bundles/pack.ts";
import { readBundle } from "../bundles/read-bundle.ts";
import type { ReadText, StoryFileAnswer, StoryFileWork, StoryText } from "./story-files.ts";

function readText({ text, file }: StoryText): ReadText {
  const read = importStory(Buffer.from(text), file);
  if (read.kind === "refused") return read;
  const { graph: _graph, files: _files, ...story } = read;
  return story;
}

function answer(work: StoryFileWork): StoryFileAnswer {
  try {
    if (work.kind === "text") return { kind: "done", result: readText(work) };
    if (work.kind === "bundle") return { kind: "done", result: readBundle(work.zip) };
    return { kind: "done", result: packed(work.ifid, work.files) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { status, code, detail, fields } = error;
    return { kind: "refused", status, code, detail, fields };
  }
}

answerRequests(answer);
