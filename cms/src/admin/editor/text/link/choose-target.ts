import { toLinkUrl } from '../../../../platform/text/url';

/**
 * What Enter takes: the page that the arrows have reached, or else the first one if what was typed is no address.
 * @param active its index; -1: none
 */
export const chooseTarget = <T>(targets: readonly T[], active: number, typed: string): T | undefined =>
  targets[active] ?? (toLinkUrl(typed) === null ? targets[0] : undefined);
