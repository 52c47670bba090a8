/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Sources } from '../convert/sources';
import { writeContent } from '../convert/write-content';
import { textSchema } from '../schema/schema';
import { readHtml } from './html/read-html';
import { clearNotices, getNotices } from './notices/notice-list';
import { readPlain } from './plain/read-plain';
import type { PastedText } from './shared/pasted-text';
import { describePasted } from './testing/describe-text';

const NESTED = 'A nested list was pasted. Readers get its points as one list.';
const DEAD_LINK = 'Links that readers could not follow are plain words now: “open the drawer”.';

const PAGE = [
  '[Home](https://www.example.com/) [Topics](https://www.example.com/topics)',
  '## Sleep and _light_',
  'Evenings',
  'Light in the evening *delays* sleep; “blue” light _more_ than red. See [the study](https://www.example.org/study?id=7) or open the drawer.',
  '### How much?',
  '- None after ten',
  '  1. in the bedroom',
  '  1. in the *bath*',
  '- A little before/for reading',
  'quote: The night needs no lamp./— _A proverb_',
  '| Lamp | Lux |',
  '| Candle | 10 |',
  '| [LED](https://www.example.com/led) | 300 |',
  'caption: Lamps',
  'picture https://www.example.com/lamp.png (A lamp beside a bed): The lamp of the test',
  'codeBlock: lux = 10\nif lux < 50: sleep()',
  'Evenings are long.',
  'blocks.divider',
  'Last/words ~of all~.',
];

const EXCEL = [
  '| *No.* | *ID* | *Work Item Type* |',
  '| 1 | [link](http://www.microsoft.com/) | Bug |',
  '| 2 | [link](http://www.microsoft.com/) | Bug |',
];

/** Where each sample is from: fixtures/SOURCES.md. */
const SAMPLES: Readonly<Record<string, { lines: string[]; notices?: string[] }>> = {
  'libreoffice-writer.html': {
    lines: [
      '## A calmer evening',
      'Sleep is *not* a _reward_; it is “half of the day’s work”[1]. Read [the guide](https://example.org/sleep?page=2) at bedtime\u00A0– or ~never~.',
      '### An hour before bed',
      '- Dim the lights',
      '  - in the kitchen',
      '  - in the bath',
      '- Put the *phone* away',
      '1. Lie down',
      '1. Breathe out[2]',
      'quote: Rest is a skill.',
      '| Time | What |  |',
      '| 21:00 | Lights/low | _daily_ |',
      'A picture:',
      'picture file:///tmp/lu1.tmp/lu20034l7awe_tmp_71bf84024df065b.png (A window)',
      'and on.',
      'note: A survey of _1,200 adults_, 2019.',
      'note: Longer than in./Twice as long.',
    ],
    notices: [NESTED],
  },
  // The pictures follow the list and the table; the nested list is beside its item, in a list without items.
  'libreoffice-writer-notes.html': {
    lines: [
      '## Steps',
      '1. Open the window',
      '  - wide',
      '1. Close it[1].',
      'picture file:///tmp/lu1.tmp/lu20034l7awo_tmp_71bf84024df065b.png (An open window)',
      '| Room | Picture |',
      '| Bedroom[2] |  |',
      '|  | pillow/blanket |',
      'picture file:///tmp/lu1.tmp/lu20034l7awo_tmp_71bf84024df065b.png (A made bed)',
      'Good night.',
      'note: After ten minutes; see [air](https://example.org/air).',
      'note: Ours is small.',
    ],
    notices: [NESTED, 'A list in a table became lines of its cell.'],
  },
  'libreoffice-calc.html': {
    lines: [
      '| *Drink* | *Caffeine, mg* | *Share* |',
      '| [Coffee](https://example.org/coffee) | 1,234.5 | 62% |',
      '| _Tea & more_/_green_ | 30.0 | 38% |',
      '| Total |  | 100% |',
    ],
    notices: ['A comment was left out.'],
  },
  'libreoffice-calc.txt': {
    lines: [
      '| Drink | Caffeine, mg | Share |',
      '| Coffee | 1,234.5 | 62% |',
      '| Tea & more green | 30.0 | 38% |',
      '| Total |  | 100% |',
    ],
  },
  'chromium.html': { lines: PAGE, notices: [NESTED, DEAD_LINK] },
  'firefox.html': { lines: PAGE, notices: [NESTED, DEAD_LINK] },
  'markdown.txt': {
    lines: [
      '## A calmer evening',
      'Dim the *lights*, _slowly_, ~now~ and read [the guide](https://example.org/guide) on the next line.[1]',
      '### Before bed',
      '- Tea',
      '  - without caffeine',
      '- A lamp',
      'picture https://example.org/lamp.png (A lamp)',
      '1. Lie down',
      '1. Breathe out',
      'quote: Rest is a skill./Practise it.',
      '| Time | What |',
      '| 21:00 | *Lights*/low |',
      '| 22:00 | [Bed](/sleep) |',
      'More',
      'Hidden *words*',
      'codeBlock: sleep(8);',
      'note: A survey of _1,200 adults_.',
    ],
    notices: [NESTED],
  },
  'word.html': {
    lines: [
      '| *Caption* | Create your own custom apps with the Sanity SDK |',
      '*Content*',
      'Main content for the documentation article.',
      '## Create a new App SDK app',
      'Initialize a new project by running',
      'Terminal:',
      'npx sanity@latest init --template app-quickstart',
      'When prompted:',
      '- Select *yes* when asked to install the sanity package',
      '- Choose your organization, or create a new one',
    ],
  },
  'word-list.html': {
    lines: [
      '- Desktop Outlook',
      '  - Compose window',
      '  - Received message',
      '    - Expanded reading pane',
      '    - Pop-out window',
    ],
    notices: [NESTED],
  },
  'word-web-headings.html': { lines: ['## Heading 1', '### Heading 2'] },
  'word-web-link.html': { lines: ['[a link](https://example.com/)'] },
  // Each item is a list of its own, whose level stands in an attribute.
  'word-web-list.html': {
    lines: ['1. foo', '  - bar', '    1. baz', '1. fizz', '  - buzz'],
    notices: [NESTED],
  },
  'google-docs.html': {
    lines: [
      'Status: *[DRAFT]*',
      'Changelog:',
      '- [John Doe](mailto:john.doe@example.com) added initial draft',
      '| *Title*/Use sentence case. Max 70 characters. | *App SDK Quickstart Guide* |',
      '| *Description*/A clear description of the article, sentence form, max 155 characters | Get up and running quickly with the Sanity App SDK by following this step-by-step guide! |',
    ],
  },
  'excel.html': { lines: EXCEL },
  'excel-web.html': { lines: EXCEL },
  'excel-row.html': { lines: ['| Test | Test |'] },
  'google-sheets.html': {
    lines: [
      '| *■■■■■■* | *■■■■■■* | *■■■■■■* |',
      '|  |  |  |',
      '| ■■■ | ■■■ | ■■■■■ |',
      '| ■■■■■ | ■■■ | ■■■ |',
    ],
  },
};

function read(name: string): PastedText {
  const sample = readFileSync(join(__dirname, 'fixtures', name), 'utf8');
  if (name.endsWith('.txt')) return readPlain(sample, { isInTable: false, isVerbatim: false, noteCount: 0 });
  const root = document.createElement('div');
  root.innerHTML = sample;
  const { report, ...text } = readHtml(root);
  report.show();
  return text;
}

beforeEach(clearNotices);

test.each(Object.entries(SAMPLES))('reads %s', (name, { lines, notices = [] }) => {
  expect(describePasted(read(name))).toEqual(lines);
  expect(getNotices()).toEqual(notices);
});

test.each(Object.keys(SAMPLES))('stores nothing else of %s', (name) => {
  const { nodes, notes } = read(name);
  const list = notes.length > 0 ? [{ type: 'orderedList', content: notes }] : [];
  const doc = textSchema.nodeFromJSON({ type: 'doc', content: [...nodes, ...list] });
  doc.check();
  const stored = JSON.stringify(writeContent(doc, new Sources(), [], []).content);
  expect(stored.length).toBeGreaterThan(10);
  expect(stored).not.toMatch(
    /\bscript\b|style=|javascript:|file:|utm_|gclid|fbclid|mso|data:|<\/?[a-z!]|StartFragment/i,
  );
});
