import { AdBlock } from '../../../ui/lists/AdBlock/AdBlock';
import { AdLoading } from '../../../ui/cards/AdLoading/AdLoading';
import { intro, lateRating, lateSection } from '../../../ui/reading/LateSection/LateSection.fixture';
import { LateSection } from '../../../ui/reading/LateSection/LateSection';
import { Outdated } from '../../../ui/messages/Outdated/Outdated';
import { Spinner } from '../../../ui/base/Spinner/Spinner';
import { spinner } from '../../../ui/base/Spinner/Spinner.fixture';
import type { ExhibitProps } from '../Exhibit';
import { ShowOnPress } from '../OnPress';

/** Scripts that never load, and that fail to load. */
const AWAITED = { fetch: () => new Promise<void>(() => undefined) };
const FAILING = { fetch: () => Promise.reject(new TypeError('This one fails on purpose.')) };

export const WAITING: readonly ExhibitProps[] = [
  { file: 'ui/base/Spinner/Spinner.tsx', states: [{ name: 'Turning', shown: <Spinner {...spinner} /> }] },
  {
    file: 'ui/reading/LateSection/LateSection.tsx',
    states: [
      {
        name: 'Loading',
        shown: (
          <LateSection {...lateSection} intro={<p>{intro}</p>} needs={AWAITED}>
            {null}
          </LateSection>
        ),
      },
      {
        name: 'Failed to load',
        shown: (
          <LateSection {...lateRating} needs={FAILING}>
            {null}
          </LateSection>
        ),
      },
    ],
  },
  {
    file: 'ui/messages/Outdated/Outdated.tsx',
    states: [
      {
        name: 'Reloads the page, unless it has just done so',
        shown: (
          <ShowOnPress>{() => <Outdated fallback={<p>Shown when a reload does not help.</p>} />}</ShowOnPress>
        ),
      },
    ],
  },
  {
    file: 'ui/lists/AdBlock/AdBlock.tsx',
    states: [{ name: 'In a list, between sections', shown: <AdBlock /> }],
  },
  { file: 'ui/cards/AdLoading/AdLoading.tsx', states: [{ name: 'In a text', shown: <AdLoading /> }] },
];
