/** How often something may be done by one of whoever it is counted for. */
export interface Limit {
  /** Times, unless the settings say otherwise. */
  points: number;
  /** The time they are counted in, from the first of them on. */
  seconds: number;
}

/**
 * All limits of the API in one place (C15). A household or an office shares one address: none of these is met by
 * people. Each has a setting of its own, `THROTTLE_…` (`settings/settings.ts`).
 */
export const LIMITS = {
  /** Newsletter subscriptions from one address. */
  subscribe: { points: 60, seconds: 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
