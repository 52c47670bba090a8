/** What controllers use of Koa's context. */
export interface RestContext {
  /** Without a query. */
  path: string;
  /** Without the question mark. */
  querystring: string;
  params: Record<string, string>;
  /** What middlewares have found out, such as who calls (`own.ts`). */
  state: object;
  /** Whom the call comes from, as far as an address tells. */
  ip: string;
  /** `body` is what was sent as JSON, whatever it is; undefined: nothing was sent. */
  request: { body?: unknown };
  status: number;
  body: unknown;
  /** A header of the call; empty where it has none. */
  get(name: string): string;
  set(name: string, value: string): void;
}

/** A failure in the one shape of C3. */
export function fail(ctx: Pick<RestContext, 'status' | 'body'>, status: number, sentence: string): void {
  ctx.status = status;
  ctx.body = { error: sentence, message: sentence };
}
