import type { OwnModelFailure } from "@katha/api/contract";

/** Why a model could not be brought. */
export class BringFault extends Error {
  override name = "BringFault";
  readonly failure: OwnModelFailure;

  constructor(failure: OwnModelFailure, options?: ErrorOptions) {
    super(`The model could not be brought: ${failure}.`, options);
    this.failure = failure;
  }
}
