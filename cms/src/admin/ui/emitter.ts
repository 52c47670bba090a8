/** @returns true: nobody else needs to act on the event */
type Listener<Event> = (event: Event) => boolean | void;

/** Passes events from code outside React, such as a middleware of the store, to components. */
export interface Emitter<Event> {
  /** @returns whether a listener has acted on it */
  emit(event: Event): boolean;
  /** @returns a function that ends it */
  listen(listener: Listener<Event>): () => void;
}

export function createEmitter<Event>(): Emitter<Event> {
  const listeners = new Set<Listener<Event>>();
  return {
    emit: (event) => [...listeners].map((listener) => listener(event)).includes(true),
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
