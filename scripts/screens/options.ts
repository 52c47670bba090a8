import { parseArgs } from 'node:util';
import { Failure } from '../lib/process/failure.ts';

export const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

export interface Options {
  /** Parts of the names of the screens to take; empty for all. */
  names: string[];
  /** Device names, or a width in pixels if one was given. */
  devices: string[];
  schemes: Scheme[];
}

const DEVICES: ReadonlyMap<string, { width: number; height: number }> = new Map([
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1280, height: 800 }],
]);
const WIDTH = /^[1-9]\d{2,3}$/;

/** The window of a device, given by name or width. */
export const getWindow = (device: string): { width: number; height: number } =>
  DEVICES.get(device) ?? { width: Number(device), height: 800 };

/** Parses the command line. Throws a Failure that says what is wrong. */
export function parseOptions(args: string[]): Options {
  const { positionals, values } = parsed(args);
  const { only, width } = values;
  if (width !== undefined && !WIDTH.test(width))
    throw new Failure(`--width ${width}: the width must be 100 to 9999 pixels.`);
  const all = width === undefined ? [...DEVICES.keys()] : [width];
  const wanted = only?.split('-') ?? [];
  const unknown = wanted.find((word) => ![...all, ...SCHEMES].includes(word));
  if (unknown !== undefined)
    throw new Failure(
      `--only ${only}: choose from ${[...all, ...SCHEMES].join(', ')}, or combine two: phone-dark.`,
    );
  return { names: positionals, devices: chosen(all, wanted), schemes: chosen(SCHEMES, wanted) };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { only: { type: 'string' }, width: { type: 'string' } },
    });
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}

/** The requested values; all if none is requested. */
function chosen<T extends string>(all: readonly T[], wanted: readonly string[]): T[] {
  const named = all.filter((one) => wanted.includes(one));
  return named.length > 0 ? named : [...all];
}
