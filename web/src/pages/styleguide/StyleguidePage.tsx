import { useEffect } from 'react';
import { PageHead } from '../../lib/seo/PageHead';
import { Container } from '../../ui/base/Container/Container';
import { FoldedContents } from '../../ui/reading/ContentsList/FoldedContents';
import { holdStates } from './hold-states';
import { PARTS } from './parts';
// A file of its own: all other style sheets are one, which every page loads.
import sheet from './styleguide.css?url';

export { fetchParts } from './parts/blocks';

/** Everything that screens are made of: for those who design and build them, not for readers. */
export function StyleguidePage() {
  useEffect(() => holdStates(document.styleSheets), []);
  return (
    <Container>
      <PageHead title="Style guide" path="/styleguide" noindex />
      <link rel="stylesheet" href={sheet} />
      <header className="styleguide-head">
        <h1>Style guide</h1>
        <p className="styleguide-lead">
          What every screen is made of, in the present window and colour scheme: tokens with the values that
          they have in it, the pieces of <code>ui</code> in each of their states, the blocks and parts of an
          article. What pieces and blocks are given comes from the fixtures of their tests, but for words that
          only fill one. Links lead nowhere in particular.
        </p>
      </header>
      <div className="styleguide-columns">
        <div className="styleguide-contents">
          <FoldedContents
            name="On this page"
            entries={PARTS.map(({ id, title }) => ({ id, text: title, level: 2 }))}
          />
        </div>
        <div>
          {PARTS.map(({ id, title, lead, shown }) => (
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
