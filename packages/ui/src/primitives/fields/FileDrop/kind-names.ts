const families = ["image", "audio", "video", "text"] as const;
type Family = (typeof families)[number];

/** Kinds as they are spoken of: `image/*` is "pictures", `image/svg+xml` is "SVG", `.ink` stays. */
export function kindNames(
  kinds: readonly string[],
  familyName: (family: Family) => string,
): string[] {
  const names = kinds.map((kind) => {
    if (kind.startsWith(".")) return kind;
    const [family = "", format = ""] = kind.split("/");
    const known = families.find((one) => one === family);
    if (known && (format === "*" || kind === "text/plain")) return familyName(known);
    const [name = format] = format.split("+");
    return name === "webp" ? "WebP" : name.toUpperCase();
  });
  return [...new Set(names)];
}
