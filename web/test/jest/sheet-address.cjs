/** Mocks the URL of a style sheet that a page loads itself. */
module.exports = '/assets/sheet.css';
