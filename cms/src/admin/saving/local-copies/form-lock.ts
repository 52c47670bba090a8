/** The browser releases a lock when its tab is closed or ends in any other way: then the copy has lost its form. */
const getName = (formId: string): string => `editors-desk-form-${formId}`;

/** Marks a form as open until it is closed. @returns a function that ends it */
export function lockForm(formId: string): () => void {
  let release = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Not everywhere: without TLS, only on this machine.
  void navigator.locks?.request(getName(formId), () => closed);
  return release;
}

/** The forms that are open in any tab of this browser. */
export async function findOpenForms(formIds: readonly string[]): Promise<Set<string>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  const names = new Set(held.map(({ name }) => name));
  return new Set(formIds.filter((formId) => names.has(getName(formId))));
}
