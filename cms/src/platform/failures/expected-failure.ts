/** What an operator has to know and can mend, as a sentence. Nothing was changed. */
export class ExpectedFailure extends Error {}

export const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
