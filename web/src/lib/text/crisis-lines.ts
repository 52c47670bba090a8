/** Crisis lines, free and open at all hours: 988 Lifeline, and Samaritans. */
export const CRISIS_LINES = { unitedStates: '988', unitedKingdom: '116 123' } as const;
