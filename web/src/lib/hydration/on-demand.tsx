import type { ComponentType } from 'react';
import { loadChunk } from '../routing/reload/outdated';

/** A component whose script is fetched before a page that needs it is shown. */
export type OnDemand<TProps> = ComponentType<TProps> & { fetch(): Promise<void> };

/**
 * Keeps code that few pages need out of the first load of all others. Rendering never waits, neither on the server
 * nor in the browser: code that knows what a page contains (a loader, or the browser's entry point) calls `fetch`
 * first.
 * @throws if it is rendered before it was fetched
 */
export function onDemand<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
): OnDemand<TProps> {
  let Fetched: ComponentType<TProps> | undefined;
  let fetching: Promise<void> | undefined;

  function Component(props: TProps) {
    if (!Fetched) throw new Error(`This was rendered before its script was fetched: ${load.toString()}`);
    return <Fetched {...props} />;
  }
  function fetch(): Promise<void> {
    fetching ??= loadChunk(load).then((component) => {
      Fetched = component;
    });
    // If the script fails to load, the next page requests it again.
    fetching.catch(() => (fetching = undefined));
    return fetching;
  }
  return Object.assign(Component, { fetch });
}

/** Fetches those of these components that are on demand. */
export async function fetchAll(components: Iterable<unknown>): Promise<void> {
  await Promise.all([...new Set(components)].filter(isOnDemand).map((component) => component.fetch()));
}

function isOnDemand(component: unknown): component is Pick<OnDemand<never>, 'fetch'> {
  return typeof component === 'function' && 'fetch' in component;
}
