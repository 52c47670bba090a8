/** Stands for the address of a style sheet that a page brings by itself. */
module.exports = '/assets/sheet.css';
