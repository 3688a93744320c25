/** Shares one result between concurrent calls with the same key. */
export function singleFlight<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const flying = new Map<string, Promise<T>>();
  return (key, make) => {
    const underway = flying.get(key);
    if (underway) return underway;
    const flight = make().finally(() => flying.delete(key));
    flying.set(key, flight);
    return flight;
  };
}
