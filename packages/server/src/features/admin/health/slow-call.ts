export interface SlowCall {
  method: string;
  /** The pattern, which holds no id and nothing that was typed. */
  route: string;
  requests: number;
  /** From a request's arrival until its answer began. */
  meanMs: number;
  worstMs: number;
  /** Whether it waits for a model, and so is as slow as that is. */
  asksModel: boolean;
}
