/** The width of the header's row: that of a page with two columns. */
export const SITE_WIDTH = '66rem';
