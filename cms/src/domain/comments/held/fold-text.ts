import { normalize } from '../../../platform/shared/normalize.gen';

/** Characters that nobody sees, with which people break up a word that they want to hide. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]+/gu;

/** A text as its reader sees it: without invisible characters, full-width and styled letters as plain ones. */
export const foldText = (text: string): string => normalize('NFKC', text.replace(INVISIBLE, ''));
