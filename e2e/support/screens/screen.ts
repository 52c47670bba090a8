/** A page as a guest sees it on load. */
export interface Screen {
  /** Name of tests and pictures. Related screens share a prefix. */
  name: string;
  /** Including the query, if any. */
  path: string;
  /** Browser errors to ignore, because they belong to an expected response of this screen. */
  expects?: RegExp;
}
