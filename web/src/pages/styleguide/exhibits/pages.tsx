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
import type { Exhibited } from '../Exhibit';
import { OwnPage } from '../OwnPage';
import { SampleForm } from './SampleForm';

const form = <SampleForm>{(state) => <TextField form={state} {...nameField} />}</SampleForm>;

export const PAGES: readonly Exhibited[] = [
  {
    file: 'ui/lists/PageTop/PageTop.tsx',
    width: 'page',
    states: [
      {
        name: 'Below another page',
        isPicture: true,
        shown: (
          <OwnPage title="PageTop">
            <PageTop {...pageTop} />
          </OwnPage>
        ),
      },
      {
        name: 'Long words',
        isPicture: true,
        shown: (
          <OwnPage title="PageTop with long words">
            <PageTop {...longPageTop} />
          </OwnPage>
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
          <OwnPage title="ColoredTop on a dark color">
            <ColoredTop {...darkTop} />
          </OwnPage>
        ),
      },
      {
        name: 'On a light color',
        isPicture: true,
        shown: (
          <OwnPage title="ColoredTop on a light color">
            <ColoredTop {...lightTop} />
          </OwnPage>
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
          <OwnPage title="FormPage">
            <FormPage {...formPage}>{form}</FormPage>
          </OwnPage>
        ),
      },
      {
        name: 'Long words, form only',
        isPicture: true,
        shown: (
          <OwnPage title="FormPage with long words">
            <FormPage {...longFormPage}>{form}</FormPage>
          </OwnPage>
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
          <OwnPage title="AccountPage">
            <AccountPage {...accountPage}>Content goes here.</AccountPage>
          </OwnPage>
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
          <OwnPage title="Problem">
            <Problem {...problem} />
          </OwnPage>
        ),
      },
      {
        name: 'Long words',
        isPicture: true,
        shown: (
          <OwnPage title="Problem with long words">
            <Problem {...longProblem} />
          </OwnPage>
        ),
      },
    ],
  },
];
