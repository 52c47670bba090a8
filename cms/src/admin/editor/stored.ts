import { isObject } from '../ui/is-object';

/** A block as the form has it: its component, and the fields of that component. */
export interface StoredBlock extends Record<string, unknown> {
  __component: string;
}

/** A block of the prose in a `blocks.rich-text`, in the format of Strapi's prose editor. */
export interface ProseNode extends Record<string, unknown> {
  type: string;
}

export const PROSE = 'blocks.rich-text';

export const isStoredBlock = (value: unknown): value is StoredBlock =>
  isObject(value) && typeof value.__component === 'string';

export const isProseNode = (value: unknown): value is ProseNode =>
  isObject(value) && typeof value.type === 'string';

export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

export const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The fields of each part of a list; {} for what is none. */
export const toParts = (value: unknown): Record<string, unknown>[] =>
  toList(value).map((part) => (isObject(part) ? part : {}));
