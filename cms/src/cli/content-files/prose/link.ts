import { completeUrl } from '../../../platform/text/url';

/** Links to other sites open in a new tab. */
export function getTarget(url: string): '_blank' | '_self' {
  return /^(https?:)?\/\//i.test(String(completeUrl(url))) ? '_blank' : '_self';
}
