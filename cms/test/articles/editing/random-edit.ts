import request from 'supertest';
import type { Cms } from '../../support/harness';
import { changedBlocks } from './random-changes';
import { type Block, contentMaker, type Library, type Part } from './random-content';
import type { Random } from './random';

const BLOG = 'api::blog.blog';
const BLOGS = `/content-manager/collection-types/${BLOG}`;
/** Limits the size of tables. */
const MOST_ARTICLES = 5;

interface Editor {
  cms: Cms;
  token: string;
  random: Random;
  library: Library;
  categories: string[];
  /** Maximum number of blocks of a new article. */
  most: number;
}

type EditResponse = Pick<request.Response, 'status' | 'body'>;

/** An editor who performs a random action on an article at each call, determined by the seed. */
export function randomEditor({ cms, token, random, library, categories, most }: Editor) {
  const content = contentMaker(random, library);
  let documents: string[] = [];

  const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
    request(cms.server)[method](path).set('Authorization', `Bearer ${token}`).send(body);
  const onOne = (documentId: string, action: string, body: object = {}) =>
    call('post', `${BLOGS}/${documentId}/actions/${action}`, body);
  const some = (first: number, last: number): string[] =>
    random.shuffled(documents).slice(0, random.between(first, last));
  const getDraft = async (documentId: string): Promise<Part & { content: Block[] }> =>
    (await call('get', `${BLOGS}/${documentId}`).expect(200)).body.data;
  const related = (ids: readonly string[]) => ids.map((documentId) => ({ documentId }));
  const getChanges = (ids: readonly string[]) => ({
    connect: related(random.shuffled(ids).slice(0, random.between(0, 2))),
    disconnect: related(random.shuffled(ids).slice(0, random.between(0, 1))),
  });

  /** Some of the fields besides the blocks. */
  function otherFields(documentId?: string): Part {
    const others = documents.filter((one) => one !== documentId);
    const all: [string, () => unknown][] = [
      ['title', () => `${content.words(3)} ${random.below(1000)}`],
      ['slug', () => random.pick([`slug-${random.below(40)}`, '', null, 'not a slug'])],
      ['description', () => random.pick([content.words(), null])],
      ['thumbnail', () => random.pick([content.image(), null])],
      ['categories', () => getChanges(categories)],
      ['suggestedBlogs', () => getChanges(others)],
      [
        'faqs',
        () =>
          Array.from({ length: random.between(0, 3) }, () => ({
            question: content.words(),
            answer: content.words(),
          })),
      ],
      [
        'seo',
        () => random.pick([null, { title: content.words(2), image: random.pick([content.image(), null]) }]),
      ],
    ];
    const chosen = all.filter(() => random.chance(0.25));
    return Object.fromEntries(chosen.map(([name, make]) => [name, make()]));
  }
  const title = () => ({ title: `${content.words(3)} ${random.below(1000)}` });
  const newContent = () => content.blocks(0, random.chance(0.3) ? most : 8);

  async function form(documentId: string): Promise<Part> {
    const draft = await getDraft(documentId);
    return {
      title: draft.title,
      content: changedBlocks(random, content, draft.content),
      ...otherFields(documentId),
    };
  }
  /** Invalid input that no form of the admin sends: the save must be refused without changing anything. */
  async function badForm(documentId: string): Promise<Part> {
    const draft = await getDraft(documentId);
    const others = documents.filter((one) => one !== documentId);
    const other = others.length > 0 ? await getDraft(random.pick(others)) : { content: [] };
    const bad: (() => Block[])[] = [
      () => [...draft.content, ...other.content],
      () => [...draft.content, { __component: 'blocks.nothing' }],
      () => [...draft.content, { __component: 'blocks.heading', text: 'a'.repeat(400) }],
      () => [...draft.content, { __component: 'blocks.paragraph', text: 'a', id: 999_999 }],
      () => draft.content.map((block) => ({ ...block, inline: [{ type: 'text', text: 'a', id: 999_999 }] })),
      () =>
        draft.content.map((block) => ({
          ...block,
          __component: random.pick(['blocks.quote', 'blocks.divider']),
        })),
    ];
    return { title: draft.title, content: random.pick(bad)() };
  }

  const edits: [name: string, weight: number, edit: () => Promise<EditResponse>][] = [
    ['create', 3, async () => call('post', BLOGS, { ...title(), ...otherFields(), content: newContent() })],
    [
      'create and publish',
      1,
      async () => call('post', `${BLOGS}/actions/publish`, { ...title(), content: newContent() }),
    ],
    ['save', 12, async () => onSome((id) => form(id).then((body) => call('put', `${BLOGS}/${id}`, body)))],
    [
      'save only new blocks',
      1,
      async () => onSome(async (id) => call('put', `${BLOGS}/${id}`, { content: newContent() })),
    ],
    [
      'save other fields',
      2,
      async () => onSome(async (id) => call('put', `${BLOGS}/${id}`, otherFields(id))),
    ],
    [
      'save without changes',
      1,
      async () => onSome(async (id) => call('put', `${BLOGS}/${id}`, await getDraft(id))),
    ],
    [
      'save invalid input',
      2,
      async () => onSome(async (id) => call('put', `${BLOGS}/${id}`, await badForm(id))),
    ],
    ['publish', 4, async () => onSome(async (id) => onOne(id, 'publish'))],
    ['publish with a form', 4, async () => onSome(async (id) => onOne(id, 'publish', await form(id)))],
    ['publish invalid input', 1, async () => onSome(async (id) => onOne(id, 'publish', await badForm(id)))],
    ['unpublish', 1, async () => onSome(async (id) => onOne(id, 'unpublish'))],
    [
      'unpublish and discard',
      1,
      async () => onSome(async (id) => onOne(id, 'unpublish', { discardDraft: true })),
    ],
    ['discard', 2, async () => onSome(async (id) => onOne(id, 'discard'))],
    ['clone', 1, async () => onSome(async (id) => call('post', `${BLOGS}/clone/${id}`, await form(id)))],
    [
      'clone without changes',
      1,
      async () => onSome(async (id) => call('post', `${BLOGS}/auto-clone/${id}`, {})),
    ],
    [
      'publish some',
      1,
      async () => call('post', `${BLOGS}/actions/bulkPublish`, { documentIds: some(1, 3) }),
    ],
    [
      'unpublish some',
      1,
      async () => call('post', `${BLOGS}/actions/bulkUnpublish`, { documentIds: some(1, 2) }),
    ],
    ['delete', 1, async () => onSome(async (id) => call('delete', `${BLOGS}/${id}`))],
    ['delete some', 1, async () => call('post', `${BLOGS}/actions/bulkDelete`, { documentIds: some(0, 2) })],
  ];
  const weighted = edits.flatMap((edit) => Array.from({ length: edit[1] }, () => edit));
  const named = (wanted: string) => random.pick(edits.filter(([name]) => name === wanted));

  /** The newest version, which has the most content. */
  const onSome = async (act: (documentId: string) => Promise<EditResponse>): Promise<EditResponse> =>
    act(random.chance(0.3) ? (documents.at(-1) ?? random.pick(documents)) : random.pick(documents));

  async function listDocuments(): Promise<void> {
    const rows: { document_id: string }[] = await cms.strapi.db
      .connection('blogs')
      .orderBy('id')
      .select('document_id');
    const stored = new Set(rows.map(({ document_id }) => document_id));
    documents = [
      ...documents.filter((id) => stored.has(id)),
      ...[...stored].filter((id) => !documents.includes(id)),
    ];
  }

  function next() {
    if (documents.length === 0) return named('create');
    return documents.length < MOST_ARTICLES ? random.pick(weighted) : named('delete');
  }

  return {
    async edit(): Promise<{ name: string; status: number; body: unknown }> {
      const [name, , edit] = next();
      const { status, body } = await edit();
      await listDocuments();
      return { name, status, body };
    },
  };
}
