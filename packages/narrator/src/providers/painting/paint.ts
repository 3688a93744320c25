import type { ProviderProtocol } from "@katha/api/contract";
import { paintAutomatic1111 } from "./automatic1111.ts";
import { largestPicture, noPicture } from "./answers.ts";
import { paintComfyUi } from "./comfyui.ts";
import { paintOpenAi } from "./openai.ts";
import type { Painting } from "./painting.ts";
import { paintStability } from "./stability.ts";

/** Those who tell in a protocol of their own are asked for pictures in OpenAI's. */
const paintings: Readonly<Record<ProviderProtocol, Painting>> = {
  openai: paintOpenAi,
  ollama: paintOpenAi,
  anthropic: paintOpenAi,
  google: paintOpenAi,
  stability: paintStability,
  automatic1111: paintAutomatic1111,
  comfyui: paintComfyUi,
};

/** Magic bytes of the formats that models return. */
function isPicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 12).toString("latin1");
  const isWebp = head.startsWith("RIFF") && head.endsWith("WEBP");
  return head.startsWith("\u0089PNG") || head.startsWith("\u00ff\u00d8\u00ff") || isWebp;
}

/** A picture by one model of one provider. Throws a NarratorFault. */
export const painted: Painting = async (asked) => {
  const bytes = await paintings[asked.at.protocol](asked);
  if (bytes.length > largestPicture || !isPicture(bytes)) throw noPicture(asked);
  return bytes;
};
