import { useState, type ComponentType } from 'react';
import { lazyWithApollo } from '../apollo/lazy-client';

/**
 * A feature that asks for itself, shown after an interaction. One whose script did not come stays failed as React knows
 * it: `again` makes a new one, whose `attempt` is the key of the boundary round it.
 * @param load the same function at every render
 */
export function useFeature<TProps extends object>(load: () => Promise<ComponentType<TProps>>) {
  const [{ Feature, attempt }, setFeature] = useState(() => ({ Feature: lazyWithApollo(load), attempt: 0 }));
  const again = () => setFeature({ Feature: lazyWithApollo(load), attempt: attempt + 1 });
  return { Feature, attempt, again };
}
