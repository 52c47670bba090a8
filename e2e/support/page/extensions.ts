/** A change that a browser extension makes to a page. Runs in the page. */
type Change = () => void;

/** Changes of extensions around the visible content. React should ignore all of them. */
export const CHANGES_AROUND_CONTENT: Readonly<Record<string, Change>> = {
  'an attribute of html': () => document.documentElement.setAttribute('data-darkreader-mode', 'dynamic'),
  'a class of html': () => document.documentElement.classList.add('translated-ltr'),
  'a style of html': () => document.documentElement.style.setProperty('--extension', '1'),
  'another language of html': () => document.documentElement.setAttribute('lang', 'de'),
  'an attribute of body': () => document.body.setAttribute('cz-shortcut-listen', 'true'),
  'a class of body': () => document.body.classList.add('extension'),
  'a style of body': () => document.body.style.setProperty('--extension', '1'),
  'an element before head': () => document.documentElement.prepend(document.createElement('meta')),
  'an element first in head': () => document.head.prepend(document.createElement('meta')),
  'an element last in head': () => document.head.append(document.createElement('meta')),
  'an element first in body': () => document.body.prepend(document.createElement('div')),
  'an element last in body': () =>
    document.body.append(document.createElement('grammarly-desktop-integration')),
  'a hidden field last in body': () => {
    const field = document.createElement('input');
    field.type = 'hidden';
    document.body.append(field);
  },
  'an element after body': () => document.documentElement.append(document.createElement('div')),
  'a comment first in body': () => document.body.prepend(document.createComment('extension')),
  'text last in body': () => document.body.append('extension'),
  'an attribute of every field': () => {
    for (const field of document.querySelectorAll('input, textarea, select')) {
      field.setAttribute('data-lpignore', 'true');
      field.setAttribute('spellcheck', 'false');
    }
  },
  'a style of every field': () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('style', 'background-image: none');
    }
  },
  'an attribute of every link': () => {
    for (const link of document.querySelectorAll('a')) link.setAttribute('data-extension', '1');
  },
  'an attribute of every paragraph': () => {
    for (const paragraph of document.querySelectorAll('p')) paragraph.setAttribute('data-gr-id', '1');
  },
};

/** Changes inside the content. React cannot hydrate such a part and renders it again. */
export const CHANGES_INSIDE_CONTENT: Readonly<Record<string, Change>> = {
  'an element after every field': () => {
    for (const field of document.querySelectorAll('main :is(input, textarea, select)')) {
      field.after(document.createElement('div'));
    }
  },
  'an element in every label': () => {
    for (const label of document.querySelectorAll('main label')) {
      label.append(document.createElement('com-1password-button'));
    }
  },
  'an element around every field': () => {
    for (const field of document.querySelectorAll('main :is(input, textarea)')) {
      const around = document.createElement('span');
      field.replaceWith(around);
      around.append(field);
    }
  },
  'an element in the form': () => document.querySelector('main form')?.prepend(document.createElement('div')),
  'an extra button in the form': () => {
    const button = document.createElement('button');
    button.type = 'button';
    document.querySelector('main form')?.lastElementChild?.prepend(button);
  },
  'an element first in main': () => document.querySelector('main')?.prepend(document.createElement('div')),
  'an element before main': () => document.querySelector('main')?.before(document.createElement('div')),
  'other words in the heading': () => {
    const heading = document.querySelector('h1');
    if (heading) heading.textContent = 'Überschrift';
  },
};

/**
 * Changes of dictionaries and highlighters in an article's text. React notices them in paragraphs that may contain more
 * than text.
 */
export const highlightWords: Change = () => {
  for (const paragraph of document.querySelectorAll('main article h2 ~ p')) {
    const text = paragraph.firstChild;
    if (!(text instanceof Text) || !text.data.includes(' ')) continue;
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, text.data.indexOf(' '));
    range.surroundContents(document.createElement('mark'));
  }
};
