/** Whether a 401 is about the repeated password, judged by its message. Any other 401 means an expired session (C9). */
export const isWrongPassword = (sentence = '') => /current password/i.test(sentence);
