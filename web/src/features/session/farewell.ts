/** What a router's state says to home, beside the reader who is sent there. */
export const farewell = (sentence: string) => ({ farewell: sentence });

export function farewellIn(state: unknown): string | undefined {
  const said = typeof state === 'object' && state !== null && 'farewell' in state && state.farewell;
  return typeof said === 'string' ? said : undefined;
}
