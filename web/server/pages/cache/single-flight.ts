/** Work in flight, shared by all who request it meanwhile. */
export interface Flight<T> {
  made: Promise<T>;
  /** Its start, by the process's monotonic clock in milliseconds. */
  since: number;
}

/**
 * Single-flight: concurrent requests for a key share the work of the first. Errors are shared, too.
 * @param isForOne whether this result concerns only the first who requested it, such as a rate limit error: all
 *   others start again
 */
export function createSingleFlight<T>(isForOne: (result: T) => boolean) {
  const flights = new Map<string, Flight<T>>();

  /**
   * @returns the flight at this key; starts one with `make` if there is none
   */
  return function join(key: string, make: () => Promise<T>): Flight<T> {
    const flight = flights.get(key);
    if (flight) {
      const made = flight.made.then((result) => (isForOne(result) ? join(key, make).made : result));
      return { ...flight, made };
    }
    const made = make().finally(() => flights.delete(key));
    const own = { made, since: performance.now() };
    flights.set(key, own);
    return own;
  };
}
