import { useSite } from '../../lib/site';
import { SITE_DESCRIPTION } from '../../lib/siteDescription';
import { organisation, website } from '../../lib/structuredData/publisher';
import { StructuredData } from '../../lib/structuredData/StructuredData';

/** What the home page tells search engines beside its `<head>`: whose site this is. */
export function HomeData() {
  const site = useSite();
  return <StructuredData things={[website(site, SITE_DESCRIPTION), organisation(site)]} />;
}
