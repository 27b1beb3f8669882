const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};
const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  iexcl: '¡',
  iquest: '¿',
  ordf: 'ª',
  ordm: 'º',
  deg: '°',
  acute: '´',
  laquo: '«',
  raquo: '»',
  euro: '€',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

const ENTITY = /&(?:([a-z])(acute|grave|circ|tilde|uml|cedil)|([a-z]{3,6})|#0*(\d{2,6})|#x0*([\da-f]{2,5}));/gi;
// Characters that stay encoded: a text that was sent in pieces of markup must not become markup here. The joiners are
// parts of emojis and of Persian words.
const KEPT = /[<>]|(?![\u200c\u200d])\p{C}/u;

/**
 * A text in its normal form, when an API sends it escaped for HTML: accented letters, quotes and similar characters are
 * decoded. Whatever could become markup stays encoded.
 * @example withoutEntities('Jos&eacute; &amp; Mar&iacute;a O&#039;Neill &lt;b&gt;') // "José & María O'Neill &lt;b&gt;"
 */
export const withoutEntities = (sent: string): string =>
  sent.includes('&')
    ? sent.replace(ENTITY, (entity: string, letter?: string, mark = '', name = '', decimal?: string, hex?: string) => {
        if (letter !== undefined) return `${letter}${MARKS[mark.toLowerCase()] ?? ''}`.normalize('NFC');
        const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
        const sign = Number.isNaN(code) ? SIGNS[name.toLowerCase()] : String.fromCodePoint(code);
        return sign === undefined || KEPT.test(sign) ? entity : sign;
      })
    : sent;
