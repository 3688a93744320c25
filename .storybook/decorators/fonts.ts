const faces = [
  "400 1em 'Rozha One'",
  "400 1em Mukta",
  "600 1em Mukta",
  "400 1em Newsreader",
  "italic 400 1em Newsreader",
];

/** Stories wait for their fonts, so that nothing is measured in a fallback font. Docs pages measure nothing. */
export async function loadFonts({ viewMode }: { viewMode: string }): Promise<void> {
  if (viewMode !== "story") return;
  await Promise.all(faces.map((face) => document.fonts.load(face)));
}
