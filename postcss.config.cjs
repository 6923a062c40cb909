/** Mantine's mixins and breakpoints for CSS modules; pixels that grow with the person's size of text. */

/**
 * What is written in px is meant at the usual size of text: it becomes rem and grows with the text. Hairlines (1px and 2px)
 * stay; papers have millimetres, and what is px in them belongs to the paper.
 */
/** @type {import('postcss').Plugin} */
const pixelsGrow = {
  postcssPlugin: 'pixels-grow',
  OnceExit(root) {
    root.walkDecls((declaration) => {
      // What is composed from another file comes in at the end, without a file of its own.
      const file = declaration.source?.input.file ?? root.source?.input.file ?? ''
      if (!/src[\\/]renderer[\\/](?!papers[\\/])/.test(file)) return
      declaration.value = declaration.value.replace(
        /(?<![\w.#-])(\d*\.?\d+)px\b/g,
        (/** @type {string} */ whole, /** @type {string} */ pixels) =>
          Number(pixels) < 3 ? whole : `${Number(pixels) / 16}rem`,
      )
    })
  },
}

module.exports = {
  plugins: [
    require('postcss-preset-mantine')(),
    require('postcss-simple-vars')({
      variables: {
        'mantine-breakpoint-xs': '36em',
        'mantine-breakpoint-sm': '48em',
        'mantine-breakpoint-md': '62em',
        'mantine-breakpoint-lg': '75em',
        'mantine-breakpoint-xl': '88em',
      },
    }),
    pixelsGrow,
  ],
}
