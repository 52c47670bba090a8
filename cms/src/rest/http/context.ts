/** The parts of Koa's context that controllers use. */
export interface RestContext {
  /** Without the query. */
  path: string;
  /** Without the question mark. */
  querystring: string;
  params: Record<string, string>;
  /** Set by middlewares, such as the member who calls (`ownership.ts`). */
  state: object;
  /** The client's address. */
  ip: string;
  /** `body` is the parsed JSON of any type; undefined without a body. */
  request: { body?: unknown };
  status: number;
  body: unknown;
  /** A request header; empty when it is missing. */
  get(name: string): string;
  set(name: string, value: string): void;
}

/** Sends an error in the format of C3. */
export function fail(ctx: Pick<RestContext, 'status' | 'body'>, status: number, sentence: string): void {
  ctx.status = status;
  ctx.body = { error: sentence, message: sentence };
}
