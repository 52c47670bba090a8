/** A page as a guest comes to it. */
export interface Screen {
  /** Of tests and of pictures. What is looked at together begins alike. */
  name: string;
  /** With its query, where it has one. */
  path: string;
  /** What the browser says of an answer that belongs to this screen is none of its problems. */
  expects?: RegExp;
}
