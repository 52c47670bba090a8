import path from 'node:path';

/**
 * How a generated file imports a module.
 * @param outputFile and `module` from the repository's root, the module without its ending
 */
export function importPath(outputFile: string, module: string): string {
  const relative = path.relative(path.dirname(outputFile), module).split(path.sep).join('/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}
