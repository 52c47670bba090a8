import { AccountPage } from '../../../ui/forms/AccountPage/AccountPage';
import { accountPage } from '../../../ui/forms/AccountPage/AccountPage.fixture';
import { nameField } from '../../../ui/forms/Form/form.fixture';
import { TextField } from '../../../ui/forms/Form/TextField';
import { FormPage } from '../../../ui/forms/FormPage/FormPage';
import { formPage, longFormPage } from '../../../ui/forms/FormPage/FormPage.fixture';
import { ColoredTop } from '../../../ui/lists/PageTop/ColoredTop';
import { darkTop, lightTop } from '../../../ui/lists/PageTop/ColoredTop.fixture';
import { PageTop } from '../../../ui/lists/PageTop/PageTop';
import { longPageTop, pageTop } from '../../../ui/lists/PageTop/PageTop.fixture';
import { Problem } from '../../../ui/messages/Problem/Problem';
import { longProblem, problem } from '../../../ui/messages/Problem/Problem.fixture';
import type { ExhibitProps } from '../Exhibit';
import { PageFrame } from '../PageFrame';
import { SampleForm } from './SampleForm';

const form = <SampleForm>{(state) => <TextField form={state} {...nameField} />}</SampleForm>;

export const PAGES: readonly ExhibitProps[] = [
  {
    file: 'ui/lists/PageTop/PageTop.tsx',
    width: 'page',
    states: [
      {
        name: 'Below another page',
        isPicture: true,
        shown: (
          <PageFrame title="PageTop">
            <PageTop {...pageTop} />
          </PageFrame>
        ),
      },
      {
        name: 'Long words',
        isPicture: true,
        shown: (
          <PageFrame title="PageTop with long words">
            <PageTop {...longPageTop} />
          </PageFrame>
        ),
      },
    ],
  },
  {
    file: 'ui/lists/PageTop/ColoredTop.tsx',
    width: 'page',
    states: [
      {
        name: 'On a dark color, with a picture',
        isPicture: true,
        shown: (
          <PageFrame title="ColoredTop on a dark color">
            <ColoredTop {...darkTop} />
          </PageFrame>
        ),
      },
      {
        name: 'On a light color',
        isPicture: true,
        shown: (
          <PageFrame title="ColoredTop on a light color">
            <ColoredTop {...lightTop} />
          </PageFrame>
        ),
      },
    ],
  },
  {
    file: 'ui/forms/FormPage/FormPage.tsx',
    width: 'page',
    states: [
      {
        name: 'With text above and below the form',
        isPicture: true,
        shown: (
          <PageFrame title="FormPage">
            <FormPage {...formPage}>{form}</FormPage>
          </PageFrame>
        ),
      },
      {
        name: 'Long words, form only',
        isPicture: true,
        shown: (
          <PageFrame title="FormPage with long words">
            <FormPage {...longFormPage}>{form}</FormPage>
          </PageFrame>
        ),
      },
    ],
  },
  {
    file: 'ui/forms/AccountPage/AccountPage.tsx',
    width: 'page',
    states: [
      {
        name: 'Second tab current',
        isPicture: true,
        shown: (
          <PageFrame title="AccountPage">
            <AccountPage {...accountPage}>Content goes here.</AccountPage>
          </PageFrame>
        ),
      },
    ],
  },
  {
    file: 'ui/messages/Problem/Problem.tsx',
    width: 'page',
    states: [
      {
        name: 'Instead of a page',
        isPicture: true,
        shown: (
          <PageFrame title="Problem">
            <Problem {...problem} />
          </PageFrame>
        ),
      },
      {
        name: 'Long words',
        isPicture: true,
        shown: (
          <PageFrame title="Problem with long words">
            <Problem {...longProblem} />
          </PageFrame>
        ),
      },
    ],
  },
];
