import type { ErrorResponse } from 'react-router-dom';
import { scriptJson } from './script-json';
import type { Site } from '../site/site';

/** What the HTML hands to the browser, as JSON in `<script id="state">`. */
export interface PageState {
  site: Site;
  /** The content version that the page was made under; null when the CMS did not tell it. */
  version: number | null;
  /** By route id, what its loader answered. */
  loaderData: Record<string, unknown>;
  /** By route id, what kept its page from being shown. */
  errors: Record<string, StatedError> | null;
}

/** An error as JSON: the router knows a response's error by these four. */
export type StatedError = Pick<ErrorResponse, 'status' | 'statusText' | 'data'> & { internal: false };

/** JSON that can stand inside a script element. */
export function serializeState(state: PageState): string {
  return scriptJson(state);
}

/** @throws when this is not what `serializeState` wrote */
export function parseState(json: string): PageState {
  const value: unknown = JSON.parse(json);
  if (!isPageState(value)) throw new Error('The page came without its state.');
  return value;
}

function isPageState(value: unknown): value is PageState {
  return typeof value === 'object' && value !== null && 'site' in value && 'loaderData' in value;
}
