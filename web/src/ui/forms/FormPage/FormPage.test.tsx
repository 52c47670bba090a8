import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { testSite } from '../../../../test/show-site';
import { SiteProvider } from '../../../lib/site/site';
import { FormPage } from './FormPage';
import { formPage, longFormPage } from './FormPage.fixture';

const show = (page: typeof formPage | typeof longFormPage) =>
  render(
    <SiteProvider value={testSite}>
      <FormPage {...page}>The form</FormPage>
    </SiteProvider>,
    { wrapper: MemoryRouter },
  );

test('shows its title, lead, form and further links', () => {
  show(formPage);
  expect(screen.getByRole('heading', { level: 1, name: formPage.title })).toBeVisible();
  for (const words of [formPage.lead, 'The form', formPage.ways])
    expect(screen.getByText(words)).toBeVisible();
});

test('omits the optional parts it is not given', () => {
  const { container } = show(longFormPage);
  expect(container).toHaveTextContent(new RegExp(`^${longFormPage.title}The form$`));
});
