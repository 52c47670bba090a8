import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { Problem } from '../ui/Problem';
import { useAdminData } from '../ui/server/use-admin-data';
import { ArrangedPage } from './ArrangedPage';
import { PERMISSIONS } from './permissions';
import type { SitePage } from './site-page';
import { UnknownPage } from './UnknownPage';

const HOME = 'home';

/** The main menu's *Pages*: the lists and banners of the home page and of each hub, as they look. */
export function SitePagesPage() {
  return (
    <Page.Protect permissions={PERMISSIONS}>
      <Page.Title>Pages</Page.Title>
      <Page.Main>
        <SitePages />
      </Page.Main>
    </Page.Protect>
  );
}

function SitePages() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('id') ?? HOME;
  const { data: pages, failed, reload } = useAdminData<SitePage[]>('/admin/site-pages/list');
  if (failed) return <Problem text="The pages could not be loaded." onRetry={reload} />;
  if (!pages) return <Page.Loading />;
  const choice = (
    <Field.Root>
      <Field.Label>Page</Field.Label>
      <SingleSelect value={id} onChange={(chosen) => setSearch({ id: String(chosen) })}>
        {pages.map((page) => (
          <SingleSelectOption key={page.id} value={page.id}>
            {page.name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
  if (!pages.some((page) => page.id === id)) return <UnknownPage id={id} choice={choice} />;
  return <ArrangedPage key={id} id={id} choice={choice} />;
}
