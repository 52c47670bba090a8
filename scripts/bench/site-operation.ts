import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, print, visit, type DefinitionNode, type FragmentDefinitionNode } from 'graphql';
import { inRoot } from '../lib/root.ts';

/** The text of one of the site's own GraphQL operations with the fragments that it uses, from web's .graphql files. */
export function siteOperation(name: string): string {
  const source = inRoot('web/src');
  const definitions = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => parse(readFileSync(path.join(source, file), 'utf8')).definitions);
  const operation = definitions.find(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === name,
  );
  if (!operation) throw new Error(`web/src has no GraphQL operation ${name}.`);
  const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  return [operation, ...fragmentsUsed(operation, fragments)].map((one) => print(one)).join('\n');
}

function fragmentsUsed(start: DefinitionNode, all: FragmentDefinitionNode[]): FragmentDefinitionNode[] {
  const used = new Set<FragmentDefinitionNode>();
  const follow = (definition: DefinitionNode): void => {
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = all.find((one) => one.name.value === name.value);
        if (!fragment || used.has(fragment)) return;
        used.add(fragment);
        follow(fragment);
      },
    });
  };
  follow(start);
  return [...used];
}
