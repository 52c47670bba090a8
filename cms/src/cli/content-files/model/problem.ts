/** A mistake in a file, for its author: `line` starts at 1. */
export interface Problem {
  file: string;
  line: number;
  /** What is wrong and how to fix it, in one sentence. */
  message: string;
}

/** `articles/name.md:12: what is wrong and how to fix it` */
export function problemLine({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`;
}

/** A mistake in a file that is not known yet. */
export type Finding = Omit<Problem, 'file'>;
