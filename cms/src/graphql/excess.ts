import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

/** Three times what the article page requests with all 23 block types. */
const SELECTIONS = 1500;
/**
 * The maximum nesting of selections with fragments expanded: far deeper than any valid query, and far below the stack
 * limit.
 */
const NESTED = 100;
const CYCLE = 'Fragments must not contain themselves.';

/**
 * The limit that a document exceeds, as a message; undefined when it may be validated. Runs before all validation
 * rules, because Strapi's depth limit follows every spread: cyclic fragments exhaust its stack, and twenty fragments
 * that each spread the next one twice take a million steps. Here the total of each fragment is computed once.
 */
export function findExcess({ definitions }: DocumentNode): string | undefined {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  // Undefined while a fragment is being counted: a spread that finds it is a cycle.
  const totals = new Map<string, number | undefined>();

  /** The number of selections in a set with its fragments expanded. */
  function getTotal({ selections }: SelectionSetNode, depth: number): number {
    if (depth > NESTED) throw new Excess(`Nest selections at most ${NESTED} levels deep.`);
    return selections.reduce((total, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        return total + 1 + countFragment(selection.name.value, depth + 1);
      }
      return total + 1 + (selection.selectionSet ? getTotal(selection.selectionSet, depth + 1) : 0);
    }, 0);
  }

  function countFragment(name: string, depth: number): number {
    const fragment = fragments.get(name);
    if (!fragment) throw new Excess('The query spreads an unknown fragment.');
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
    let requested = 0;
    for (const definition of definitions) {
      if (definition.kind === Kind.OPERATION_DEFINITION) requested += getTotal(definition.selectionSet, 0);
    }
    // Fragments that no operation spreads are counted too.
    const largest = Math.max(requested, ...[...fragments.keys()].map((name) => countFragment(name, 0)));
    return largest > SELECTIONS ? `Select at most ${SELECTIONS} fields per query.` : undefined;
  } catch (error) {
    if (error instanceof Excess) return error.message;
    throw error;
  }
}

class Excess extends Error {}
