import { held } from "../held.ts";

const { read, listen, put } = held<ServiceWorker | null>(null);

/** A newer Katha that has been fetched and waits to be let in; null while there is none. */
export const newerApp = { read, listen, offer: put };
