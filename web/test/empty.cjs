/** Stands for a style sheet or a font that a module imports for its effect. */
module.exports = '';
