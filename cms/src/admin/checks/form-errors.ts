type Path = readonly (string | number)[];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isMessage = (error: unknown): boolean =>
  typeof error === 'string' || (isObject(error) && 'defaultMessage' in error);

/** Whether the form shows an error of its own at the field of a path. All prose is one field. */
export function hasError(errors: unknown, path: Path): boolean {
  const body = path.indexOf('body');
  let error = errors;
  for (const step of body < 0 ? path : path.slice(0, body + 1))
    error = isObject(error) ? Reflect.get(error, step) : undefined;
  return isMessage(error);
}

/** The path of the first field at which the form shows an error of its own. */
export function findFirstError(errors: unknown): Path | undefined {
  if (!isObject(errors)) return undefined;
  for (const [key, error] of Object.entries(errors)) {
    const step = Array.isArray(errors) ? Number(key) : key;
    if (isMessage(error)) return [step];
    const path = findFirstError(error);
    if (path) return [step, ...path];
  }
  return undefined;
}
