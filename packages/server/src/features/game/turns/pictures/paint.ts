import type { SceneFacts, Sight } from "@katha/narrator";

/** What to paint, and with which model. */
export interface PictureRequest extends Omit<Sight, "facts"> {
  scene: SceneFacts;
  language: string;
  contentRating: string;
  /** The story's notes on its people and places. */
  bible: unknown;
  model: string;
  seed: string;
  /** The user who asked for it. */
  by: string;
}

/** A stored picture. */
export interface Painted {
  url: string;
  alt: string;
  style: string;
  prompt: string;
  servedBy: string;
}

/** Paints, or throws: then `inWords` describes the picture instead. */
export interface Paint {
  paint(request: PictureRequest, signal: AbortSignal): Promise<Painted>;
  inWords(request: PictureRequest): string;
}
