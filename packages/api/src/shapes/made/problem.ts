// Made from the contract by `npm run readers`.

export interface FieldProblem {
  /** Where: body, then the path to the field */
  loc: (string | number)[];
  msg: string;
  type: string;
  /** The line of the text that is at fault, from 1 */
  line?: number | undefined;
}

export interface Problem {
  detail: string | FieldProblem[];
  code: string;
  request_id: string;
  [name: string]: unknown;
}
