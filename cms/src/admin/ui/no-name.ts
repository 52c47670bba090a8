/** Marks words in a row of a list that say nothing about which row it is, such as that it has no picture. */
export const NO_NAME = 'data-no-name';
