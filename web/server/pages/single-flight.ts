/** What is being made, for all who ask meanwhile. */
export interface Flight<T> {
  made: Promise<T>;
  /** When it began, by the process's own clock in milliseconds. */
  since: number;
}

/**
 * Single-flight: what is begun for the first who asks is shared by all who ask until it is there. Errors are shared, too.
 * @param isForOne whether this result concerns only who asked first, such as that they ask too often: all others begin again
 */
export function createSingleFlight<T>(isForOne: (result: T) => boolean) {
  const flights = new Map<string, Flight<T>>();

  /** @returns the flight at this key, of `make` where there is none yet */
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
