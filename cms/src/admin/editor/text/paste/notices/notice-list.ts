import { createEmitter } from '../../../../ui/emitter';

/** Sentences that end with a colon are followed by names. */
const said = new Map<string, string[]>();
let current: readonly string[] = [];
const changes = createEmitter<void>();

export const getNotices = (): readonly string[] => current;
export const onNotices = (listener: () => void): (() => void) => changes.listen(listener);

const MOST_NAMES = 5;

/**
 * Tells the editor what could not be taken as it was.
 * @param name of what the sentence is about; names with the same sentence are listed after it
 */
export function addNotice(sentence: string, name?: string): void {
  const names = said.get(sentence) ?? [];
  if (name !== undefined) names.push(name);
  said.set(sentence, names);
  update();
}

export function clearNotices(): void {
  said.clear();
  update();
}

function update(): void {
  current = [...said].map(([sentence, names]) =>
    names.length === 0 ? sentence : `${sentence} ${listNames(names)}.`,
  );
  changes.emit();
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more` : shown;
}
