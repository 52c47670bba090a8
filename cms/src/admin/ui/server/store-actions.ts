import { isObject } from '../is-object';

/** A request of the admin that succeeded, as an action of its Redux store. */
export interface Success {
  type: string;
  meta: {
    arg: {
      endpointName: string;
      originalArgs: unknown;
      /** Undefined: the store does not keep the response. */
      queryCacheKey?: string;
    };
  };
  payload: unknown;
}

/** A request that the server refused, or that failed without a status. */
export interface Failure extends Success {
  payload: { status?: number; name?: string; message?: string; details?: unknown };
}

const isRequest = (action: unknown, outcome: 'fulfilled' | 'rejected'): action is Success =>
  isObject(action) &&
  typeof action.type === 'string' &&
  action.type.endsWith(`/${outcome}`) &&
  isObject(action.meta) &&
  isObject(action.meta.arg) &&
  typeof action.meta.arg.endpointName === 'string';

export const isSuccess = (action: unknown): action is Success => isRequest(action, 'fulfilled');

/** Whether a request has written something. */
export const isMutation = ({ type }: Success): boolean => type.includes('/executeMutation/');

export const isFailure = (action: unknown): action is Failure =>
  isRequest(action, 'rejected') && isObject(action.payload);
