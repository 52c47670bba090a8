import { createEmitter } from '../../../ui/emitter';

let current: readonly string[] = [];
const changes = createEmitter<void>();

export const getNotices = (): readonly string[] => current;
export const onNotices = (listener: () => void): (() => void) => changes.listen(listener);

/** Tells the editor what could not be taken as it was. */
export function addNotice(notice: string): void {
  if (!current.includes(notice)) setNotices([...current, notice]);
}

export const clearNotices = (): void => setNotices([]);

function setNotices(notices: readonly string[]): void {
  current = notices;
  changes.emit();
}
