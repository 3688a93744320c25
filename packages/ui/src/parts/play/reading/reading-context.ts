import { createContext, useContext } from "react";
import { usualReading } from "./settings.ts";
import type { ReadingSettings } from "@katha/api/shapes";

export const ReadingContext = createContext<ReadingSettings>(usualReading);

export function useReadingSettings(): ReadingSettings {
  return useContext(ReadingContext);
}
