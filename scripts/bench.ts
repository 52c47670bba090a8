import { benchBusy } from './bench/busy.ts';
import { benchDesk } from './bench/desk.ts';
import { benchFinding } from './bench/discovery.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { benchMembers } from './bench/requests/members.ts';
import { benchPages } from './bench/pages.ts';
import { benchReading } from './bench/requests/reading.ts';
import { benchTyping } from './bench/typing/bench-typing.ts';
import { command } from './lib/process/command.ts';
import { Failure } from './lib/process/failure.ts';

const help = `
npm run bench              pages, reading, finding and members
npm run bench -- pages     article pages from the page cache, beside bare node:http, and uncached, beside Strapi's own
                           list, and the memory of both servers (about 2 minutes; the first time 1 more)
npm run bench -- reading   the reading API at 1,000 and at 20,000 articles, on SQLite and PostgreSQL: lists uncached and
                           cached beside Strapi's own list of the same articles, articles, categories, suggestions and
                           searches (about 10 minutes; the first time 3 more to fill .bench/, which may be deleted)
npm run bench -- finding   hubs, category pages, the blog list, search and suggestions as the site serves them, cached
                           and uncached, at 1,000 and at 20,000 articles, on SQLite and PostgreSQL (about 8 minutes; the
                           first time 3 more)
npm run bench -- members   comments, ratings and saved articles, read by one and written by many at once, on SQLite
                           and PostgreSQL (about 3 minutes; the first time 1 more)
npm run bench -- desk [sqlite]
                           the editors' list, form, save and history at 10,000 articles, with one version of each and
                           with 20, on SQLite and PostgreSQL or only on SQLite (about 6 minutes; the first time 2 more)
npm run bench -- typing    typing in the form of a long article beside a bare textarea, and opening the form, in Chromium
                           (about 4 minutes; the build included 4 more)
npm run bench -- busy [ARTICLES [sqlite]]
                           response times of other clients while four readers search for common words, with 20,000 or
                           the given number of articles, on SQLite and PostgreSQL or only on SQLite (about 3 minutes; the
                           first time 2 more, with 100,000 articles 15)
npm run bench -- lighthouse [PATH...]
                           home, an article, a hub, the blog list, a category page, a calculator, About and a legal
                           page, or the given pages, by Lighthouse for phones (about 2 minutes each; npx downloads
                           Lighthouse)

Starts the built product on temporary data, without rate limits. Everything is compared with a constant route of the same
server. Client, servers and databases share this machine, so compare the ratios, not the figures. Slow figures never
fail the run; wrong responses do.
`;

const parts = new Map<string, (options: string[]) => Promise<void>>([
  ['pages', benchPages],
  ['reading', benchReading],
  ['finding', benchFinding],
  ['members', benchMembers],
  ['desk', benchDesk],
  ['typing', benchTyping],
  ['busy', benchBusy],
  ['lighthouse', benchLighthouse],
]);
/** The default parts: those that download nothing. */
const ALL = ['pages', 'reading', 'finding', 'members'];

await command(help, async ([word, ...options]) => {
  if (word !== undefined && !parts.has(word))
    throw new Failure(`There is no part "${word}": choose ${[...parts.keys()].join(' or ')}, or none.`);
  for (const [name, part] of parts)
    if (word === undefined ? ALL.includes(name) : word === name) await part(options);
});
