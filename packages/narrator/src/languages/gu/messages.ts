import type { Messages } from "../language.ts";

/** What Katha says itself. */
export const messages: Messages = {
  meant: ["શું તમે આ કહેવા માગતા હતા?", "આમાંથી તમે શું કહેવા માગતા હતા?"],
  which: "કઈ તરફ?",
  neither: ["ના, આ નહીં.", "આમાંથી કોઈ નહીં."],
  again: "તો બીજા શબ્દોમાં કહો, અથવા પસંદ કરો.",
  noted: "તમે લખી રાખ્યું છે:",
  // One line for everything that is said to Katha, until native speakers write the rest.
  answer: "વાર્તામાં તમે જે કરો કે કહો, અહીં એ જ ગણાય છે. તમારા શબ્દોમાં કહો, અથવા પસંદ કરો.",
};
