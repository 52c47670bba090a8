/** In memory alone: what is said is true once. A reload, or a way back, would say it again from the browser's history. */
let farewell: string | undefined;

/** Leaves home a sentence for whoever is sent there. */
export function sayFarewell(sentence: string): void {
  farewell = sentence;
}

export const saidFarewell = () => farewell;

export function forgetFarewell(): void {
  farewell = undefined;
}
