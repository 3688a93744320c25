import { tokensIn, type Prompt } from "../../prompt/index.ts";
import type { Usage } from "../../port.ts";
import type { Guard } from "../../safety/index.ts";
import type { TextBinding } from "../models-file/bindings.ts";
import { faultOf, NarratorFault } from "../faults.ts";
import { refuses } from "./opening.ts";
import type { Limits, Deadline } from "../deadline.ts";
import type { LanguageModel } from "../protocols/model.ts";

interface ProseNeeds {
  model: LanguageModel;
  provider: string;
  binding: TextBinding;
  prompt: Prompt;
  guard: Guard;
  deadline: Deadline;
  limits: Limits;
}

interface ProseTold {
  text: string;
  usage: Usage;
}

type Content = Awaited<ReturnType<LanguageModel["doGenerate"]>>["content"];

/** The text of an answer without streaming. */
export const textIn = (content: Content): string =>
  content.map((part) => (part.type === "text" ? part.text : "")).join("");

export function asMessages({ system, messages }: Prompt) {
  return [
    { role: "system" as const, content: system },
    ...messages.map(({ role, content }) => ({
      role,
      content: [{ type: "text" as const, text: content }],
    })),
  ];
}

interface TokenCounts {
  inputTokens: { total: number | undefined };
  outputTokens: { total: number | undefined };
}

/** More than any model reads or writes at once. */
const mostTokens = 100_000_000;

/** A count that can be one; some servers answer negative or absurd ones. */
const sane = (count: number | undefined) =>
  Number.isInteger(count) && Number(count) >= 0 && Number(count) <= mostTokens ? count : undefined;

/** The provider's token counts, or our own estimate. */
export function usageOf(counted: TokenCounts | undefined, prompt: Prompt, text: string): Usage {
  const asked = [prompt.system, ...prompt.messages.map(({ content }) => content)].join("\n");
  return {
    promptTokens: sane(counted?.inputTokens.total) ?? tokensIn(asked),
    completionTokens: sane(counted?.outputTokens.total) ?? tokensIn(text),
  };
}

/** Some providers refuse in a separate field, which the SDK passes on as ordinary text. */
function isRefusal(raw: unknown): boolean {
  const choice = (raw as { choices?: { delta?: { refusal?: unknown } }[] } | null)?.choices?.[0];
  return typeof choice?.delta?.refusal === "string" && choice.delta.refusal !== "";
}

/** The parts of a stream, each preceded by `late` if it takes longer than `ms`. */
async function* hurried<Part>(
  stream: ReadableStream<Part>,
  ms: number,
): AsyncGenerator<Part | "late"> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const next = reader.read();
      if (await isLater(next, ms)) yield "late";
      const { done, value } = await next;
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

async function isLater(awaited: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<true>((resolve) => {
    timer = setTimeout(() => resolve(true), ms);
  });
  const settled = awaited.then(
    () => false,
    () => false,
  );
  const answer = await Promise.race([settled, late]);
  clearTimeout(timer);
  return answer;
}

/** Streams the passage, already checked against its rating, and returns all of it. */
export async function* prose(needs: ProseNeeds): AsyncGenerator<string, ProseTold> {
  const { model, provider, binding, prompt, guard, deadline, limits } = needs;
  let opening = "";
  /** `held` while the first words could still become a refusal; `shown` once that took too long. */
  let first: "held" | "shown" | "known" = "held";
  let text = "";
  let usage: Usage | undefined;
  const refused = () => new NarratorFault("refused", { provider });

  function passed({ shown, beyond }: ReturnType<Guard["push"]>): string {
    if (beyond) throw new NarratorFault("beyond_rating", { provider, why: beyond.because });
    text += shown;
    return shown;
  }

  function heard(piece: string): string {
    if (first === "known") return passed(guard.push(piece));
    const fresh = opening === "" ? piece.trimStart() : piece;
    opening += fresh;
    const answer = refuses(opening);
    if (answer === "yes") throw refused();
    const wasHeld = first === "held";
    if (answer === "no" && opening !== "") first = "known";
    else if (wasHeld) return "";
    return passed(guard.push(wasHeld ? opening : fresh));
  }

  deadline.wait(limits.firstToken, "silent");
  try {
    const { stream } = await model.doStream({
      prompt: asMessages(prompt),
      maxOutputTokens: binding.answer,
      ...(binding.temperature !== undefined && { temperature: binding.temperature }),
      includeRawChunks: true,
      abortSignal: deadline.signal,
    });
    for await (const part of hurried(stream, limits.opening)) {
      if (part === "late") {
        if (first !== "held" || opening === "") continue;
        first = "shown";
        const shown = passed(guard.push(opening));
        if (shown !== "") yield shown;
        continue;
      }
      if (part.type === "raw" && isRefusal(part.rawValue)) throw refused();
      if (part.type === "error") throw part.error;
      if (part.type === "reasoning-delta") deadline.wait(limits.stall, "silent");
      if (part.type === "text-delta") {
        deadline.wait(limits.stall, text === "" ? "silent" : "broken_off");
        const shown = heard(part.delta);
        if (shown !== "") yield shown;
      }
      if (part.type === "finish") {
        if (part.finishReason.unified === "content-filter") throw refused();
        usage = usageOf(part.usage, prompt, text);
      }
    }
    const last = first === "held" ? passed(guard.push(opening)) : "";
    const rest = last + passed(guard.end());
    if (rest !== "") yield rest;
  } catch (error) {
    const reason: unknown = deadline.signal.reason;
    const cause = deadline.signal.aborted && reason instanceof NarratorFault ? reason : error;
    throw faultOf(cause, text === "" ? "silent" : "broken_off", provider);
  }
  if (text.trim() === "") throw new NarratorFault("silent", { provider, why: "told nothing" });
  return { text, usage: usage ?? usageOf(undefined, prompt, text) };
}
