import * as v from 'valibot';
import type { Block } from './block';
import { getComponent } from './registry';
import { toShownBlock } from './shown-block';

/** Reports problems of the mapping to the operator. */
interface BlockContext {
  /** An article contains a component that the code has no mapping for. */
  unknownComponent(name: string): void;
}

/** @param warn is called once per name, however many articles contain it */
export function warningOncePerName(warn: (message: string) => void): BlockContext {
  const reported = new Set<string>();
  return {
    unknownComponent(name) {
      if (reported.has(name)) return;
      reported.add(name);
      warn(
        `Articles contain a component "${name}" that src/blocks/registry.ts has no mapping for; it is not shown.`,
      );
    },
  };
}

const processContext = warningOncePerName((message) => process.emitWarning(message));

const zoneEntry = v.looseObject({ __component: v.string() });

/**
 * An article's text as blocks, in order. Skips what is incomplete, hostile or unknown, and never throws.
 * @param content the dynamic zone as Strapi returns it, with media and nested components populated
 */
export function fromEntry(content: unknown, context: BlockContext = processContext): Block[] {
  if (!Array.isArray(content)) return [];
  return content.flatMap((entry: unknown): Block[] => {
    const parsed = v.safeParse(zoneEntry, entry);
    if (!parsed.success) return [];
    const { __component: name } = parsed.output;
    const component = getComponent(name);
    if (component === null) {
      context.unknownComponent(name);
      return [];
    }
    const read = component.read(parsed.output);
    return read === null ? [] : [read].flat().map(toShownBlock);
  });
}
