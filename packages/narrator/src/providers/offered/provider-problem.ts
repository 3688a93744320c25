/** Why a provider could not be asked. */
export type ProviderProblemKind = "unreachable" | "key_refused" | "failed";

export class ProviderProblem extends Error {
  override name = "ProviderProblem";
  readonly kind: ProviderProblemKind;
  readonly status: number | undefined;

  constructor(kind: ProviderProblemKind, status?: number) {
    super(`A provider is ${kind}.`);
    this.kind = kind;
    this.status = status;
  }
}
