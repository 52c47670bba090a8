import path from 'node:path';

/**
 * The path by which a generated file imports a module.
 * @param outputFile like `module`, relative to the repository's root; the module without its extension
 */
export function importPath(outputFile: string, module: string): string {
  const relative = path.relative(path.dirname(outputFile), module).split(path.sep).join('/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}
