/** Tells the time; handed in, so that tests can turn it. */
export interface Clock {
  now(): Date;
}
