import { type ModelProvider, type ModelRuntime, providerPresets } from "@katha/api/admin";
import type { ModelSource } from "@katha/ui/admin";

interface KnownSources {
  providers: readonly ModelProvider[];
  runtimes: readonly ModelRuntime[];
  /** Katha's own models, which are at no address. */
  own: { name: string | undefined; title: string };
}

/** Providers have the titles of companies, and of programs that were found at their addresses. */
function titleOf({ name, baseUrl }: ModelProvider, runtimes: readonly ModelRuntime[]): string {
  return (
    providerPresets.find((preset) => preset.name === name)?.title ??
    runtimes.find((runtime) => runtime.baseUrl === baseUrl)?.title ??
    name
  );
}

/** A provider as people call it. */
export function sourceOf(name: string, { providers, runtimes, own }: KnownSources): ModelSource {
  const kept = providers.find((one) => one.name === name && one.source !== "katha");
  if (kept === undefined || name === own.name)
    return { name, title: name === own.name ? own.title : name, protocol: "openai", baseUrl: "" };
  const { protocol, baseUrl } = kept;
  return { name, title: titleOf(kept, runtimes), protocol, baseUrl };
}

/** The provider at the address of a program that was found; a name of its own for one that is new. */
export function providerNameFor(
  { name, baseUrl }: Pick<ModelSource, "name" | "baseUrl">,
  providers: readonly Pick<ModelProvider, "name" | "baseUrl">[],
): { name: string; isNew: boolean } {
  const kept = providers.find((provider) => provider.baseUrl === baseUrl);
  if (kept) return { name: kept.name, isNew: false };
  const taken = new Set(providers.map((provider) => provider.name));
  let own = name;
  for (let count = 2; taken.has(own); count += 1) own = `${name}-${count}`;
  return { name: own, isNew: true };
}
