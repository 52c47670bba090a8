import type { ComponentType } from 'react';
import { loadChunk } from '../routing/outdated';

/** A component whose script is fetched when a page needs it, before that page is shown. */
export type OnDemand<TProps> = ComponentType<TProps> & { fetch(): Promise<void> };

/**
 * What few pages show stays out of the first load of all others. Nothing waits while it is rendered, on the server or
 * in the browser: whoever knows what a page holds calls `fetch` first (a loader, or the browser's entry point).
 * @throws when it is rendered before it was fetched
 */
export function onDemand<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
): OnDemand<TProps> {
  let Fetched: ComponentType<TProps> | undefined;
  let fetching: Promise<void> | undefined;

  function Component(props: TProps) {
    if (!Fetched) throw new Error(`This was shown before its script was fetched: ${load.toString()}`);
    return <Fetched {...props} />;
  }
  function fetch(): Promise<void> {
    fetching ??= loadChunk(load).then((component) => {
      Fetched = component;
    });
    // One that did not come is asked for again by the next page.
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
