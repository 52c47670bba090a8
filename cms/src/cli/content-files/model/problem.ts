/** One mistake in one file, for the person who wrote it: `line` counts from 1. */
export interface Problem {
  file: string;
  line: number;
  /** What is wrong and what to write instead, in one sentence. */
  message: string;
}

/** `articles/name.md:12: what is wrong and what to write instead` */
export function problemLine({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`;
}

/** A mistake before its file is known. */
export type Finding = Omit<Problem, 'file'>;
