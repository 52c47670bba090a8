import { normaliseEmail } from '../../platform/text/email-address';
import { removeHiddenCharacters } from '../../platform/text/hidden-characters';
import { countCodePoints } from '../../platform/text/text';
import { toLinkUrl, toWebUrl } from '../../platform/text/url';
import type { FieldProblem } from '../../platform/strapi/field-refusal';
import { findColorProblems } from './color-problems';

interface Link {
  text: string;
  url: string;
}

/** The fields of the site settings that have rules, as they are stored. */
export interface StoredSite {
  name: string | null;
  copyright: string | null;
  contactEmail: string | null;
  editorsEmail: string | null;
  lightColor: string | null;
  darkColor: string | null;
  socialLinks: readonly Link[];
  headerLinks: readonly Link[];
  footerColumns: readonly (Link & { links: readonly Link[] })[];
  footerTools: readonly Link[];
  footerLinks: readonly Link[];
}

/** The most links of each list, as many as the site's header and footer are made for. */
export const MOST_LINKS = {
  socialLinks: 8,
  headerLinks: 12,
  footerColumns: 6,
  columnLinks: 10,
  footerTools: 12,
  footerLinks: 12,
} as const;

/** A longer text would take the room of its neighbours in the header's one row. */
const LONGEST_IN_HEADER = 24;

/** Why site settings cannot be saved, with what to do; empty if they can. */
export function findSiteProblems(site: StoredSite): FieldProblem[] {
  return [
    ...findTextProblems(site),
    ...findAddressProblems(site),
    ...findColorProblems(site),
    ...findSocialProblems(site),
    ...findHeaderProblems(site),
    ...findListProblems('footerColumns', site.footerColumns, MOST_LINKS.footerColumns, 'columns'),
    ...site.footerColumns.flatMap(({ links }, index) =>
      findListProblems(`footerColumns.${index}.links`, links, MOST_LINKS.columnLinks),
    ),
    ...findListProblems('footerTools', site.footerTools, MOST_LINKS.footerTools),
    ...findListProblems('footerLinks', site.footerLinks, MOST_LINKS.footerLinks),
  ];
}

const findTextProblems = (site: StoredSite): FieldProblem[] =>
  (['name', 'copyright'] as const).flatMap((field) => {
    const text = site[field] ?? '';
    return removeHiddenCharacters(text) === text
      ? []
      : [
          {
            field,
            message: 'It contains an invisible character or a line break. Type it again, in one line.',
          },
        ];
  });

const findAddressProblems = (site: StoredSite): FieldProblem[] =>
  (['contactEmail', 'editorsEmail'] as const).flatMap((field) => {
    const address = site[field];
    return address === null || address === '' || normaliseEmail(address) !== undefined
      ? []
      : [{ field, message: `“${address}” is no e-mail address. Write one such as contact@example.com.` }];
  });

function findHeaderProblems({ headerLinks }: StoredSite): FieldProblem[] {
  const long = headerLinks.flatMap(({ text }, index) =>
    countCodePoints(text) <= LONGEST_IN_HEADER
      ? []
      : [
          {
            field: `headerLinks.${index}.text`,
            message: `“${text}” is too long for the header. Use at most ${LONGEST_IN_HEADER} characters.`,
          },
        ],
  );
  return [...long, ...findListProblems('headerLinks', headerLinks, MOST_LINKS.headerLinks)];
}

function findSocialProblems({ socialLinks }: StoredSite): FieldProblem[] {
  const wrong = socialLinks.flatMap(({ url }, index) =>
    toWebUrl(url) !== null
      ? []
      : [
          {
            field: `socialLinks.${index}.url`,
            message: `The address “${url}” cannot be used. Write that of your page there, beginning with https://.`,
          },
        ],
  );
  return [...wrong, ...findListProblems('socialLinks', socialLinks, MOST_LINKS.socialLinks, 'links', false)];
}

function findListProblems(
  field: string,
  links: readonly Link[],
  most: number,
  what = 'links',
  checksAddresses = true,
): FieldProblem[] {
  const problems: FieldProblem[] =
    links.length > most
      ? [{ field, message: `There is room for ${most} ${what}, and these are ${links.length}. Remove some.` }]
      : [];
  const seen = new Set<string>();
  for (const [index, { url, text }] of links.entries()) {
    const at = `${field}.${index}.url`;
    if (checksAddresses && !isLink(url))
      problems.push({
        field: at,
        message: `The address “${url}” cannot be used. Begin with https:// for another site, or with / for a page of this one.`,
      });
    else if (seen.has(url))
      problems.push({
        field: at,
        message: `“${text}” leads where another link of this list leads. Remove one.`,
      });
    seen.add(url);
  }
  return problems;
}

/** On every page, so a place on the page leads nowhere. */
const isLink = (url: string): boolean => !url.startsWith('#') && toLinkUrl(url) !== null;
