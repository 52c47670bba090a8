import { useState, type ComponentType } from 'react';
import { lazyWithApollo } from '../apollo/lazy-client';

/**
 * A feature that sends its own queries, shown after an interaction. React never retries a lazy component whose script
 * failed to load, so `again` creates a new one; use `attempt` as the key of the boundary around it.
 * @param load must be the same function on every render
 */
export function useFeature<TProps extends object>(load: () => Promise<ComponentType<TProps>>) {
  const [{ Feature, attempt }, setFeature] = useState(() => ({ Feature: lazyWithApollo(load), attempt: 0 }));
  const again = () => setFeature({ Feature: lazyWithApollo(load), attempt: attempt + 1 });
  return { Feature, attempt, again };
}
