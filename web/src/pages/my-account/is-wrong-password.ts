/** Whether a 401 is about the password that was given once more, by its sentence: any other is an expired session (C9). */
export const isWrongPassword = (sentence = '') => /current password/i.test(sentence);
