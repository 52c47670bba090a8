import type { ErrorResponse } from 'react-router-dom';
import { scriptJson } from './script-json';
import type { Site } from '../site/site';

/** What the HTML passes to the browser, as JSON in `<script id="state">`. */
export interface PageState {
  site: Site;
  /** The content version that the page was rendered with; null if the CMS did not report it. */
  version: number | null;
  /** Loader data by route id. */
  loaderData: Record<string, unknown>;
  /** Errors by route id. */
  errors: Record<string, SerializedError> | null;
}

/** An error as JSON: the router recognises the error of a response by these four fields. */
export type SerializedError = Pick<ErrorResponse, 'status' | 'statusText' | 'data'> & { internal: false };

/** JSON that is safe inside a script element. */
export function serializeState(state: PageState): string {
  return scriptJson(state);
}

/**
 * @throws if this is not the output of `serializeState`
 */
export function parseState(json: string): PageState {
  const value: unknown = JSON.parse(json);
  if (!isPageState(value)) throw new Error('The page has no state.');
  return value;
}

function isPageState(value: unknown): value is PageState {
  return typeof value === 'object' && value !== null && 'site' in value && 'loaderData' in value;
}
