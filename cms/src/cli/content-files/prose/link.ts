import { completeUrl } from '../../../platform/text/url';

/** Another site opens in a new tab, this one does not. */
export function getTarget(url: string): '_blank' | '_self' {
  return /^(https?:)?\/\//i.test(String(completeUrl(url))) ? '_blank' : '_self';
}
