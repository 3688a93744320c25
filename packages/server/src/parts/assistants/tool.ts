import type { PersonalTokenScope } from "@katha/api/contract";
import type { CallToolResult, ToolAnnotations } from "@modelcontextprotocol/server";
import type { z } from "zod";
import type { ReadText, StoryText } from "../../features/stories/authoring/files/story-files.ts";
import { Problem } from "../../lib/problem.ts";
import type { AskCall } from "../../http/calls/own-requests.ts";
import { problemInWords } from "./words/problem.ts";

/** What an assistant can put right, or tell its user, in words for it. */
export class ToolProblem extends Error {}

/** Whom a tool works for. */
export interface ToolUser {
  scope: PersonalTokenScope;
  ask: AskCall;
  /** Reads a story in the format of another tool. */
  readText: (text: StoryText) => Promise<ReadText>;
}

export interface ToolReply {
  /** For the assistant to read. */
  text: string;
  /** The same facts, for programs. */
  facts: Readonly<Record<string, unknown>>;
}

export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly scope: PersonalTokenScope;
  readonly input: Input;
  readonly annotations: ToolAnnotations;
  readonly run: (given: z.output<Input>, user: ToolUser) => Promise<ToolReply>;
}

/** Keeps the type of the input between its schema and `run`. */
export function defineTool<Input extends z.ZodObject>(tool: Tool<Input>): Tool {
  return tool;
}

/** A tool never fails the request: what went wrong is its answer. */
export async function runTool(tool: Tool, given: unknown, user: ToolUser): Promise<CallToolResult> {
  try {
    const { text, facts } = await tool.run(given as Record<string, unknown>, user);
    return { content: [{ type: "text", text }], structuredContent: { ...facts } };
  } catch (error) {
    if (!(error instanceof ToolProblem || error instanceof Problem)) throw error;
    const why = error instanceof Problem ? problemInWords(error) : error.message;
    return { content: [{ type: "text", text: why }], isError: true };
  }
}
