import type { DocumentNode } from 'graphql';

/**
 * @throws if the document has no named operation, which codegen rules out
 */
export function operationName({ definitions }: DocumentNode): string {
  // Compares the field instead of using graphql's `Kind`, which would add to the first load.
  const operation = definitions.find((node) => 'operation' in node);
  if (!operation || !('name' in operation) || !operation.name) {
    throw new Error('A document without a named operation cannot be queried.');
  }
  return operation.name.value;
}
