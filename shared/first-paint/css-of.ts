import type { ServerStyleSheet } from 'styled-components';

/**
 * The style sheet that the components drawn with it need, without the tags and markers of styled-components.
 * @example cssOf(sheet) // '.a{color:red}' and so on, in one line
 */
export const cssOf = (sheet: ServerStyleSheet): string =>
  sheet.getStyleTags().replaceAll(/<\/?style[^>]*>|\/\*.*?\*\/|data-styled[^}]*}|\n/g, '');
