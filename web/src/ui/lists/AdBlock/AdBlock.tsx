import { AdLoading } from '../../cards/AdLoading/AdLoading';

/** A place for an ad in a list or between sections (C25). */
export function AdBlock() {
  return <AdLoading words="AD" />;
}
