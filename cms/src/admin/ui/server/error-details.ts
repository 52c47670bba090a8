import { isObject } from '../is-object';

/** The details of an error of Strapi's client, as the server sent them; undefined: there was no response. */
export function getErrorDetails(error: unknown): unknown {
  const response = isObject(error) ? error.response : undefined;
  const data = isObject(response) ? response.data : undefined;
  return isObject(data) && isObject(data.error) ? data.error.details : undefined;
}

/** What the server has said about a failure, or that one can try again. */
export const describeError = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'That failed. Please try again.';
