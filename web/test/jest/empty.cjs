/** Mocks a style sheet or a font that a module imports for its side effect. */
module.exports = '';
