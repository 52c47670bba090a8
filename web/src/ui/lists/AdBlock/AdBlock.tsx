import { AdLoading } from '../../cards/AdLoading/AdLoading';

/** An ad slot in a list or between sections (C25). */
export function AdBlock() {
  return <AdLoading words="AD" />;
}
