import { useEffect } from 'react';
import { PageHead } from '../../lib/seo/PageHead';
import { Container } from '../../ui/base/Container/Container';
import { FoldedContents } from '../../ui/reading/ContentsList/FoldedContents';
import { holdStates } from './hold-states';
import { STYLEGUIDE_SECTIONS } from './parts';
// A separate file: all other style sheets are bundled into one, which every page loads.
import sheet from './styleguide.css?url';

export { fetchParts } from './parts/blocks';

/** All building blocks of the site's screens, for designers and developers. */
export function StyleguidePage() {
  useEffect(() => holdStates(document.styleSheets), []);
  return (
    <Container>
      <PageHead title="Style guide" path="/styleguide" noindex />
      <link rel="stylesheet" href={sheet} />
      <header className="styleguide-head">
        <h1>Style guide</h1>
        <p className="styleguide-lead">
          What every screen is made of, in the current window and colour scheme: tokens with their computed
          values, the components of <code>ui</code> in each of their states, and the blocks and parts of an
          article. The data comes from the fixtures of their tests, apart from filler text. Links are examples
          only.
        </p>
      </header>
      <div className="styleguide-columns">
        <div className="styleguide-contents">
          <FoldedContents
            name="On this page"
            entries={STYLEGUIDE_SECTIONS.map(({ id, title }) => ({ id, text: title, level: 2 }))}
          />
        </div>
        <div>
          {STYLEGUIDE_SECTIONS.map(({ id, title, lead, shown }) => (
            <section key={id} className="styleguide-part" aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <p className="styleguide-lead">{lead}</p>
              {shown}
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}
