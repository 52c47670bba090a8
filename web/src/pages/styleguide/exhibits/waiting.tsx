import { AdBlock } from '../../../ui/lists/AdBlock/AdBlock';
import { AdLoading } from '../../../ui/cards/AdLoading/AdLoading';
import { intro, lateRating, lateSection } from '../../../ui/reading/LateSection/LateSection.fixture';
import { LateSection } from '../../../ui/reading/LateSection/LateSection';
import { Outdated } from '../../../ui/messages/Outdated/Outdated';
import { Spinner } from '../../../ui/messages/Spinner/Spinner';
import { spinner } from '../../../ui/messages/Spinner/Spinner.fixture';
import type { Exhibited } from '../Exhibit';
import { OnPress } from '../OnPress';

/** Scripts that never come, and that cannot. */
const AWAITED = { fetch: () => new Promise<void>(() => undefined) };
const FAILING = { fetch: () => Promise.reject(new TypeError('This one fails on purpose.')) };

export const WAITING: readonly Exhibited[] = [
  { file: 'ui/messages/Spinner/Spinner.tsx', states: [{ name: 'Turning', shown: <Spinner {...spinner} /> }] },
  {
    file: 'ui/reading/LateSection/LateSection.tsx',
    states: [
      {
        name: 'Awaited',
        shown: (
          <LateSection {...lateSection} intro={<p>{intro}</p>} needs={AWAITED}>
            {null}
          </LateSection>
        ),
      },
      {
        name: 'It did not come',
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
        name: 'It loads the page anew, if that was not just tried',
        shown: (
          <OnPress>{() => <Outdated fallback={<p>This is shown where that does not help.</p>} />}</OnPress>
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
