import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

/** What the article page asks, with all 23 kinds of blocks, is a third of it. */
const SELECTIONS = 1500;
/** Selections in selections, fragments written out: far beyond the depth that is answered, far below the stack's. */
const NESTED = 100;
const CYCLE = 'Fragments must not contain themselves.';

/**
 * What a document asks too much of, as a sentence; undefined where it may be looked at. Told before any rule of
 * validation runs, since Strapi's limit of depth follows every spread: fragments that contain themselves exhaust its stack, and twenty
 * that spread the next one twice are a million walks. Here each fragment is counted once, and its total remembered.
 */
export function excess({ definitions }: DocumentNode): string | undefined {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  // Undefined: it is being counted, so whoever meets it stands inside it.
  const totals = new Map<string, number | undefined>();

  /** How many selections stand in a set with its fragments written out. */
  function getTotal({ selections }: SelectionSetNode, depth: number): number {
    if (depth > NESTED) throw new Excess(`Ask for nothing more than ${NESTED} levels down.`);
    return selections.reduce((total, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        return total + 1 + totalOfFragment(selection.name.value, depth + 1);
      }
      return total + 1 + (selection.selectionSet ? getTotal(selection.selectionSet, depth + 1) : 0);
    }, 0);
  }

  function totalOfFragment(name: string, depth: number): number {
    const fragment = fragments.get(name);
    if (!fragment) throw new Excess('Spread no fragment that is not there.');
    if (totals.has(name)) {
      const known = totals.get(name);
      if (known === undefined) throw new Excess(CYCLE);
      return known;
    }
    totals.set(name, undefined);
    const total = getTotal(fragment.selectionSet, depth);
    totals.set(name, total);
    return total;
  }

  try {
    let asked = 0;
    for (const definition of definitions) {
      if (definition.kind === Kind.OPERATION_DEFINITION) asked += getTotal(definition.selectionSet, 0);
    }
    // One that no operation spreads is walked through all the same.
    const largest = Math.max(asked, ...[...fragments.keys()].map((name) => totalOfFragment(name, 0)));
    return largest > SELECTIONS ? `Ask for at most ${SELECTIONS} fields at once.` : undefined;
  } catch (error) {
    if (error instanceof Excess) return error.message;
    throw error;
  }
}

class Excess extends Error {}
