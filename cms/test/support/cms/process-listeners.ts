type Listener = (...values: unknown[]) => void;

/** An event emitter, such as `process`. */
interface Emitter {
  eventNames(): (string | symbol)[];
  rawListeners(event: string | symbol): unknown[];
  on(event: string | symbol, listener: Listener): unknown;
}

/** The listeners of an emitter by event, with the wrappers of one-time listeners. */
export type Listeners = Map<string | symbol, Listener[]>;

export const getListeners = (emitter: Emitter): Listeners =>
  new Map(emitter.eventNames().map((event) => [event, emitter.rawListeners(event) as Listener[]]));

/** Those of the listeners that were also present before. */
export const intersectListeners = (listeners: Listeners, before: Listeners): Listeners =>
  new Map(
    [...listeners].map(([event, present]) => [
      event,
      present.filter((listener) => before.get(event)?.includes(listener)),
    ]),
  );

export function addListeners(emitter: Emitter, listeners: Listeners): void {
  for (const [event, added] of listeners) for (const listener of added) emitter.on(event, listener);
}
