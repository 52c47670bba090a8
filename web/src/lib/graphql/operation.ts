import type { DocumentNode } from 'graphql';

/** @throws when the document holds no named operation: codegen lets none through */
export function operationName({ definitions }: DocumentNode): string {
  // By its field rather than by graphql's list of kinds, which would come into the first load.
  const operation = definitions.find((node) => 'operation' in node);
  if (!operation || !('name' in operation) || !operation.name) {
    throw new Error('A document without a named operation cannot be asked.');
  }
  return operation.name.value;
}
