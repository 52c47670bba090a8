/** Numbers of those who listen to people in a crisis, at any hour and free of charge: 988 Lifeline, and Samaritans. */
export const CRISIS_LINES = { unitedStates: '988', unitedKingdom: '116 123' } as const;
