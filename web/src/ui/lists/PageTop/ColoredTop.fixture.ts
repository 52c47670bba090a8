import { picture } from '../../base/Picture/Picture.fixture';
import { pageTop } from './PageTop.fixture';

/** Grounds on which words are white, and black. */
export const darkTop = { ...pageTop, color: '#35506b', picture };
export const lightTop = { ...pageTop, color: '#f2c14e' };
