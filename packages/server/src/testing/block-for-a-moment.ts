/** Each turn of this thread's loop is late, for as long as it is called. */
export function blockForAMoment(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30);
}
